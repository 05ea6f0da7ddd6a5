import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** The numbers by which Maru collects the sales taxes of three provinces (rule D4). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "settings" ADD COLUMN "bc_pst_number" varchar;
    ALTER TABLE "settings" ADD COLUMN "sk_pst_number" varchar;
    ALTER TABLE "settings" ADD COLUMN "mb_rst_number" varchar;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "settings" DROP COLUMN "bc_pst_number";
    ALTER TABLE "settings" DROP COLUMN "sk_pst_number";
    ALTER TABLE "settings" DROP COLUMN "mb_rst_number";
  `)
}
