import { sql } from '@payloadcms/db-postgres'

const TABLES = ['ledger_entries', 'order_events', 'audit_events', 'consents', 'invoices', 'stock_movements']

const triggers = TABLES.map(
  (table) =>
    `create trigger append_only before update or delete on ${table} for each row execute function refuse_change();`,
)

/** Rows that never change. */
export const appendOnly = sql`
  create function refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end $$;

  ${sql.raw(triggers.join('\n  '))}
`
