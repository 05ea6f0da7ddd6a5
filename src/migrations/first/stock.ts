import { sql } from '@payloadcms/db-postgres'

/** The stock a buyer may know. */
export const stock = sql`
  create function show_stock() returns trigger language plpgsql as $$
  begin
    new.stock_shown := least(greatest(new.stock - new.reserved, 0), 6);
    return new;
  end $$;
  create trigger show_stock before insert or update on products for each row execute function show_stock();
`
