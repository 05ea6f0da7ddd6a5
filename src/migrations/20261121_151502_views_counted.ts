import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "product_views" ADD COLUMN "counted" boolean DEFAULT false NOT NULL;
  CREATE INDEX "counted_product_idx" ON "product_views" USING btree ("counted","product_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "counted_product_idx";
  ALTER TABLE "product_views" DROP COLUMN "counted";`)
}
