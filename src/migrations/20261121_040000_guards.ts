import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

const APPEND_ONLY = [
  'ledger_entries',
  'order_events',
  'audit_events',
  'consents',
  'invoices',
  'stock_movements',
]

/** What a schema cannot say: rows that never change, sets that sum to zero, and the stock a buyer may know. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create extension if not exists unaccent;

    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
    end $$;

    create function ledger_balances() returns trigger language plpgsql as $$
    begin
      if (select sum(amount) from ledger_entries where entry_set = new.entry_set) <> 0 then
        raise exception 'ledger set % does not sum to zero', new.entry_set using errcode = 'check_violation';
      end if;
      return null;
    end $$;
    create constraint trigger ledger_balances after insert on ledger_entries
      deferrable initially deferred for each row execute function ledger_balances();

    create function show_stock() returns trigger language plpgsql as $$
    begin
      new.stock_shown := least(greatest(new.stock - new.reserved, 0), 6);
      return new;
    end $$;
    create trigger show_stock before insert or update on products for each row execute function show_stock();
  `)
  for (const table of APPEND_ONLY) {
    await db.execute(sql`
      create trigger append_only before update or delete on ${sql.identifier(table)}
        for each row execute function refuse_change()
    `)
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of APPEND_ONLY) await db.execute(sql`drop trigger append_only on ${sql.identifier(table)}`)
  await db.execute(sql`
    drop trigger show_stock on products;
    drop trigger ledger_balances on ledger_entries;
    drop function show_stock();
    drop function ledger_balances();
    drop function refuse_change();
  `)
}
