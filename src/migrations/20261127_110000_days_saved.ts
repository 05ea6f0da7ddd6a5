import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Days that a shipping method saves (rule M15). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table sellers_shipping_rules add column days_saved numeric`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table sellers_shipping_rules drop column days_saved`)
}
