import { sql } from '@payloadcms/db-postgres'
import { PHRASES } from './words'

const meant = PHRASES.reduce((said, [phrase, word]) => `replace(${said}, ' ${phrase} ', ' ${word} ')`, 'said')

const ROWS = {
  insert: 'new table as new_rows',
  update: 'old table as old_rows new table as new_rows',
  delete: 'old table as old_rows',
}
const TEXTS = { products_locales: '_parent_id', products_texts: 'parent_id' }

/** Columns that change with the product's own row; the days are those of `arrivalOf` by standard shipping. */
const TRADE = 'seller, days, canadian, per_m2, length, width, height'
const READ =
  'seller_id, shipping_country, lead_time_days, price_from, content, content_unit, length_mm, width_mm, height_mm'
const some = (row: string) =>
  `(${READ.split(', ')
    .map((column) => `${row}.${column}`)
    .join(', ')})`

/** The first way to fill them in, each product by itself (`marks-by-text.ts` is the one in use). */
export const marksByProduct = `
create function search.marked(written text, sort text) returns int language sql stable parallel safe as $$
  with heard as (select ${meant} as said from (select ' ' || regexp_replace(search.plain(written), ' +', ' ', 'g') || ' ' as said) as plain)
  select coalesce(bit_or(1 << w.bit), 0) from search.mark_words w, heard where w.kind = sort and strpos(said, w.word) > 0
$$;

-- Of a certificate without the standards in brackets: 'ETL (CSA C22.2)' was issued by ETL.
create or replace function search.write_marks(ids uuid[]) returns void language sql as $$
  update search.goods g set color = m.color, material = m.material, cert = m.cert
  from (
    select p.id, search.marked(l.color, 'color') as color, search.marked(l.material, 'material') as material,
      (select coalesce(bit_or(search.marked(regexp_replace(t.text, '[(][^)]*[)]', ' ', 'g'), 'cert')), 0)
        from products_texts t where t.parent_id = p.id and t.path = 'certifications') as cert
    from unnest(ids) as p (id) left join products_locales l on l._parent_id = p.id and l._locale = 'en'
  ) as m
  where m.id = g.id and (g.color, g.material, g.cert) is distinct from (m.color, m.material, m.cert)
$$;
`

export const filterFunctions = sql.raw(`
  create function search.write_trade(ids uuid[]) returns void language sql as $$
    update search.goods g
    set (${TRADE}) = (select p.seller_id,
      (case when p.lead_time_days is null and p.shipping_country = 'CA' then 3
        else coalesce(p.lead_time_days, 21) + greatest(3, ceil(coalesce(p.lead_time_days, 21) / 4)) end)::smallint,
      p.shipping_country = 'CA',
      case when p.content_unit = 'm2' then least(round(p.price_from / p.content), 2147483647)::int end,
      p.length_mm::int, p.width_mm::int, p.height_mm::int)
    from products p
    where p.id = g.id and p.id = any(ids)
  $$;

  ${marksByProduct}

  create function search.on_trade() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      perform search.write_trade(array(select id from new_rows));
    else
      perform search.write_trade(array(
        select n.id from new_rows n join old_rows o on o.id = n.id where ${some('n')} is distinct from ${some('o')}));
    end if;
    return null;
  end $$;
  create trigger search_trade_insert after insert on products referencing ${ROWS.insert}
    for each statement execute function search.on_trade();
  create trigger search_trade_update after update on products referencing ${ROWS.update}
    for each statement execute function search.on_trade();
  ${Object.entries(TEXTS)
    .map(
      ([table, parent]) => `
  create function search.on_${table}_marks() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      perform search.write_marks(array(select distinct ${parent} from old_rows));
    else
      perform search.write_marks(array(select distinct ${parent} from new_rows));
    end if;
    return null;
  end $$;
  ${Object.entries(ROWS)
    .map(
      ([event, rows]) =>
        `create trigger search_marks_${event} after ${event} on ${table} referencing ${rows} for each statement execute function search.on_${table}_marks();`,
    )
    .join('\n  ')}`,
    )
    .join('\n')}
`)

export const dropFilterFunctions = sql`
  drop function search.on_trade() cascade;
  drop function search.on_products_locales_marks() cascade;
  drop function search.on_products_texts_marks() cascade;
  drop function search.write_marks(uuid[]), search.write_trade(uuid[]), search.marked(text, text);
`
