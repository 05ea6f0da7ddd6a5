import { MOQ_STEPS, PRICE_BANDS, RATING_STEPS } from '@/domain/search/browse'

const MOST_ORIGINS = 12

const counts = (conditions: readonly string[]) =>
  `jsonb_build_array(${conditions.map((each) => `count(*) filter (where ${each})`).join(', ')})`

const PRICES = PRICE_BANDS.map(
  ([min, max]) => `price_from >= ${min}${max === undefined ? '' : ` and price_from < ${max}`}`,
)
const MOQS = MOQ_STEPS.map((step) => `moq <= ${step}`)
const RATINGS = RATING_STEPS.map((step) => `rating_count > 0 and rating_sum >= ${step} * rating_count`)

/**
 * Stores total and facet counts of every unfiltered list, so that reading a list never counts. Same meaning as in
 * `server/search`; a test compares the two.
 */
export const UPDATE_FACETS = `
  with live as materialized (
    select m.slug as main, s.slug as sub, p.price_from, p.moq, p.origin, p.rating_count, p.rating_sum,
      p.stock_shown > 0 and not p.made_to_order as in_stock
    from products p
    join categories s on s.id = p.listed_in_id
    join categories m on m.id = s.parent_id
    where p.is_live
  ),
  counted as (
    select main, sub, count(*)::int as total, ${counts(PRICES)} as prices, ${counts(MOQS)} as moqs,
      count(*) filter (where in_stock) as in_stock, ${counts(RATINGS)} as ratings
    from live group by grouping sets ((), (main), (main, sub))
  ),
  sources as (
    select main, sub, jsonb_agg(jsonb_build_object('origin', origin, 'count', n) order by n desc, origin) as origins
    from (
      select main, sub, origin, count(*) as n,
        row_number() over (partition by main, sub order by count(*) desc, origin) as at
      from live group by grouping sets ((origin), (main, origin), (main, sub, origin))
    ) as ranked
    where at <= ${MOST_ORIGINS}
    group by main, sub
  ),
  shelves as (
    select concat_ws('/', '', here.main, here.sub) as shelf, here.total,
      jsonb_build_object(
        'mains', case when here.main is null then (
          select coalesce(jsonb_agg(jsonb_build_object('slug', main, 'count', total)), '[]')
          from counted where main is not null and sub is null) else '[]' end,
        'subs', case when here.main is not null and here.sub is null then (
          select coalesce(jsonb_agg(jsonb_build_object('slug', sub, 'count', total)), '[]')
          from counted below where below.main = here.main and below.sub is not null) else '[]' end,
        'prices', here.prices, 'moqs', here.moqs, 'inStock', here.in_stock, 'ratings', here.ratings,
        'origins', coalesce(sources.origins, '[]')
      ) as facets
    from counted here
    left join sources on sources.main is not distinct from here.main and sources.sub is not distinct from here.sub
  ),
  gone as (
    delete from lists.shelves stored where not exists (select from shelves where shelves.shelf = stored.shelf) returning 1
  ),
  changed as (
    insert into lists.shelves as stored (shelf, total, facets) select shelf, total, facets from shelves
    on conflict (shelf) do update set total = excluded.total, facets = excluded.facets
    where (stored.total, stored.facets) is distinct from (excluded.total, excluded.facets)
    returning 1
  )
  select (select count(*) from gone)::int + (select count(*) from changed)::int as changes`
