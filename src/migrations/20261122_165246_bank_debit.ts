import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Since when a bank is working on the payment of a checkout; nobody is asked to pay it once more. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table checkouts add column bank_debit_since timestamp(3) with time zone`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table checkouts drop column bank_debit_since`)
}
