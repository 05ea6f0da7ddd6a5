import { sql } from '@payloadcms/db-postgres'

/**
 * The country that a place ends in becomes its own; where it ends in none, it is that of the seller's address, which the audit log lists for
 * staff. Orders keep what they say; those of sellers in Canada that were taxed as imported are listed too.
 */
export const splitPlaces = sql`
  create temporary table country_names (code text, name text primary key) on commit drop;
  insert into country_names values ('KR', 'south korea'), ('KR', 'korea'), ('KR', 'republic of korea'), ('CA', 'canada'),
    ('US', 'united states'), ('US', 'usa'), ('CN', 'china'), ('JP', 'japan'), ('TW', 'taiwan'), ('VN', 'vietnam'), ('TH', 'thailand'),
    ('ID', 'indonesia'), ('MY', 'malaysia'), ('IN', 'india'), ('TR', 'türkiye'), ('TR', 'turkey'), ('IT', 'italy'), ('ES', 'spain'),
    ('PT', 'portugal'), ('DE', 'germany'), ('FR', 'france'), ('PL', 'poland'), ('GB', 'united kingdom'), ('GB', 'uk'), ('SE', 'sweden'),
    ('DK', 'denmark'), ('NL', 'netherlands'), ('BR', 'brazil'), ('MX', 'mexico');

  create temporary table places on commit drop as
    select owned.subject, owned.id, owned.place, names.code, coalesce(names.code, owned.country::text, 'KR') as country,
      case when names.code is null then owned.place else coalesce(nullif(regexp_replace(owned.place, '\\s*,?[^,]*$', ''), ''), owned.place) end as town
    from (
      select 'sellers' as subject, id, shipping_from as place, country from sellers
      union all
      select 'products', p.id, p.shipping_from, s.country from products p join sellers s on s.id = p.seller_id
    ) owned
    left join country_names names on names.name = lower(trim(regexp_replace(owned.place, '^.*,', '')));

  update sellers s set shipping_country = places.country::enum_sellers_shipping_country, shipping_from = places.town
    from places where places.subject = 'sellers' and places.id = s.id;
  update products p set shipping_country = places.country::enum_products_shipping_country, shipping_from = places.town
    from places where places.subject = 'products' and places.id = p.id;

  insert into audit_events (id, action, actor_kind, subject, subject_id, details)
    select gen_random_uuid(), 'shipping.country_assumed', 'system', subject, id::text, place || ' → ' || country
    from places where code is null;
  insert into audit_events (id, action, actor_kind, subject, subject_id, details)
    select gen_random_uuid(), 'order.tax_doubted', 'system', 'orders', o.id::text, o.number
    from orders o join sellers s on s.id = o.seller_id
    where s.country = 'CA' and exists (select from orders_taxes t where t._parent_id = o.id and t.rule = 'imported-duty-paid');
`
