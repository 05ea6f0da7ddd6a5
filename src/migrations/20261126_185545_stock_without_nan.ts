import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_whole_change";
  ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_whole_change" CHECK (change = trunc(change) and change <> 0 and change > '-infinity' and change < 'infinity');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_whole_change";
  ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_whole_change" CHECK (change = trunc(change) and change <> 0);`)
}
