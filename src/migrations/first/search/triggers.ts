import { sql } from '@payloadcms/db-postgres'

/** Tables with their trigger functions. Deleting a product deletes its search row by cascade. */
const WATCHED = {
  products: 'on_products',
  products_locales: 'on_product_texts',
  categories: 'on_categories',
  categories_locales: 'on_categories',
  synonyms_texts: 'on_synonyms',
}

export const triggerFunctions = sql`
  -- Most updates change stock and views only: texts are indexed again only if they changed.
  create function search.on_products() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      perform search.write_goods(array(select id from new_rows));
    elsif tg_op = 'UPDATE' then
      perform search.write_goods(array(
        select n.id from new_rows n join old_rows o on o.id = n.id
        where (n.sku, n.seller_name, n.origin, n.listed_in_id) is distinct from (o.sku, o.seller_name, o.origin, o.listed_in_id)));
      perform search.write_facts(array(select id from new_rows));
    end if;
    return null;
  end $$;

  create function search.on_product_texts() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      perform search.write_goods(array(select distinct _parent_id from old_rows));
    else
      perform search.write_goods(array(select distinct _parent_id from new_rows));
    end if;
    return null;
  end $$;

  create function search.on_categories() returns trigger language plpgsql as $$
  begin
    perform search.write_shelves();
    return null;
  end $$;

  create function search.on_synonyms() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      perform search.write_synonyms(array(select distinct parent_id from old_rows));
    else
      perform search.write_synonyms(array(select distinct parent_id from new_rows));
    end if;
    return null;
  end $$;
`

const ROWS = {
  insert: 'new table as new_rows',
  update: 'old table as old_rows new table as new_rows',
  delete: 'old table as old_rows',
}

/** Statement-level triggers: one call per statement, however many rows changed. */
export const triggers = sql.raw(
  Object.entries(WATCHED)
    .flatMap(([table, call]) =>
      Object.entries(ROWS).map(
        ([event, rows]) =>
          `create trigger search_${event} after ${event} on ${table} referencing ${rows} for each statement execute function search.${call}();`,
      ),
    )
    .join('\n'),
)
