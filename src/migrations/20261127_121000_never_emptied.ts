import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** What is append-only beside the audit log, which had this before. */
const TABLES = ['ledger_entries', 'order_events', 'stock_movements', 'invoices', 'consents']

const each = (statement: (table: string) => string) => sql.raw(TABLES.map(statement).join('; '))

/** Append-only tables refuse TRUNCATE too, which passes by triggers of rows. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    each(
      (table) =>
        `create trigger never_emptied before truncate on ${table} for each statement execute function refuse_change()`,
    ),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(each((table) => `drop trigger never_emptied on ${table}`))
}
