import { sql } from '@payloadcms/db-postgres'
import { PHRASES } from './words'

const meant = PHRASES.reduce((said, [phrase, word]) => `replace(${said}, ' ${phrase} ', ' ${word} ')`, 'said')

/** Each text is looked up once, however many products share it: a file of a seller names few colours and materials. */
export const marksByText = sql.raw(`
  create or replace function search.write_marks(ids uuid[]) returns void language sql as $$
    with written as (
      select l._parent_id as id, t.kind, t.text
      from products_locales l cross join lateral (values ('color', l.color), ('material', l.material)) as t (kind, text)
      where l._parent_id = any(ids) and l._locale = 'en' and t.text is not null
      union all
      -- Of a certificate without the standards in brackets: 'ETL (CSA C22.2)' was issued by ETL.
      select t.parent_id, 'cert', regexp_replace(t.text, '[(][^)]*[)]', ' ', 'g')
      from products_texts t where t.parent_id = any(ids) and t.path = 'certifications'
    ), heard as materialized (
      select kind, text, ${meant} as said
      from (
        select kind, text, ' ' || regexp_replace(search.plain(text), ' +', ' ', 'g') || ' ' as said
        from (select distinct kind, text from written) as texts
      ) as plain
    ), marks as materialized (
      select h.kind, h.text, bit_or(1 << w.bit) as bits
      from heard h join search.mark_words w on w.kind = h.kind and strpos(h.said, w.word) > 0
      group by h.kind, h.text
    ), found as (
      select p.id,
        coalesce(bit_or(m.bits) filter (where m.kind = 'color'), 0) as color,
        coalesce(bit_or(m.bits) filter (where m.kind = 'material'), 0) as material,
        coalesce(bit_or(m.bits) filter (where m.kind = 'cert'), 0) as cert
      from unnest(ids) as p (id)
      left join written w on w.id = p.id
      left join marks m on m.kind = w.kind and m.text = w.text
      group by p.id
    )
    update search.goods g set color = f.color, material = f.material, cert = f.cert
    from found f
    where f.id = g.id and (g.color, g.material, g.cert) is distinct from (f.color, f.material, f.cert)
  $$;
`)
