import { sql } from '@payloadcms/db-postgres'

/** Sets of entries sum to zero. */
export const ledger = sql`
  create function ledger_balances() returns trigger language plpgsql as $$
  begin
    if (select sum(amount) from ledger_entries where entry_set = new.entry_set) <> 0 then
      raise exception 'ledger set % does not sum to zero', new.entry_set using errcode = 'check_violation';
    end if;
    return null;
  end $$;
  create constraint trigger ledger_balances after insert on ledger_entries
    deferrable initially deferred for each row execute function ledger_balances();
`
