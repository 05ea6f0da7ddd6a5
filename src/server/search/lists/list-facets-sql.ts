import { MOQ_STEPS, PRICE_BANDS, RATING_STEPS, WEEK_STEPS } from '@/domain/search/browse'
import { MARK_KINDS } from '@/domain/search/marks'

/** Origins and suppliers. */
const MOST_NAMED = 12

const counts = (conditions: readonly string[]) =>
  `jsonb_build_array(${conditions.map((each) => `count(*) filter (where ${each})`).join(', ')})`

const PRICES = PRICE_BANDS.map(
  ([min, max]) => `price_from >= ${min}${max === undefined ? '' : ` and price_from < ${max}`}`,
)
const MOQS = MOQ_STEPS.map((step) => `moq <= ${step}`)
const RATINGS = RATING_STEPS.map((step) => `rating_count > 0 and rating_sum >= ${step} * rating_count`)
const WEEKS = WEEK_STEPS.map((weeks) => `days <= ${7 * weeks}`)
const ANY_MARK = MARK_KINDS.map((kind) => `when '${kind}' then ${kind}`).join(' ')

/** What each list has of something: the whole shop, a main category, a subcategory. */
const perList = (what: string) => `grouping sets ((${what}), (main, ${what}), (main, sub, ${what}))`

const sameList = (of: string) =>
  `${of}.main is not distinct from here.main and ${of}.sub is not distinct from here.sub`

/**
 * Stores total, number of cards and facet counts of every unfiltered list, so that reading a list never counts. Same meaning as in
 * `server/search`; a test compares the two.
 */
export const UPDATE_FACETS = `
  with live as materialized (
    select m.slug as main, s.slug as sub, p.price_from, p.moq, p.origin, p.rating_count, p.rating_sum,
      p.family_key, p.stock_shown > 0 and not p.made_to_order as in_stock,
      g.days, g.canadian, g.per_m2, g.seller, ${MARK_KINDS.map((kind) => `g.${kind}`).join(', ')}
    from products p
    join search.goods g on g.id = p.id
    join categories s on s.id = p.listed_in_id
    join categories m on m.id = s.parent_id
    where p.is_live
  ),
  counted as (
    select main, sub, count(*)::int as total, count(family_key)::int as members, ${counts(PRICES)} as prices, ${counts(MOQS)} as moqs,
      count(*) filter (where in_stock) as in_stock, ${counts(RATINGS)} as ratings, ${counts(WEEKS)} as weeks,
      count(*) filter (where canadian) as from_canada, count(per_m2) as measured
    from live group by grouping sets ((), (main), (main, sub))
  ),
  families as (
    select main, sub, count(*)::int as n from (select distinct main, sub, seller, family_key from live where family_key is not null) as each
    group by grouping sets ((), (main), (main, sub))
  ),
  sources as (
    select main, sub, jsonb_agg(jsonb_build_object('origin', origin, 'count', n) order by n desc, origin) as origins
    from (
      select main, sub, origin, count(*) as n,
        row_number() over (partition by main, sub order by count(*) desc, origin) as at
      from live group by ${perList('origin')}
    ) as ranked
    where at <= ${MOST_NAMED}
    group by main, sub
  ),
  marked as (
    select main, sub, jsonb_object_agg(kind, marks) as marks from (
      select main, sub, kind, jsonb_agg(jsonb_build_object('value', mark, 'count', n) order by n desc, mark) as marks from (
        select main, sub, kind, mark, sum(n)::int as n
        from (select main, sub, ${MARK_KINDS.join(', ')}, count(*) as n from live group by main, sub, ${MARK_KINDS.join(', ')}) as alike
        join search.marks on (case kind ${ANY_MARK} end) >> bit & 1 = 1
        group by ${perList('kind, mark')}
      ) as counted group by main, sub, kind
    ) as listed group by main, sub
  ),
  sellers_of as (
    select main, sub, jsonb_agg(
      jsonb_build_object('value', slug, 'name', company, 'korean', nullif(company_ko, ''), 'count', n) order by n desc, slug) as suppliers
    from (
      select main, sub, s.slug, s.company, s.company_ko, n,
        row_number() over (partition by main, sub order by n desc, s.slug) as at
      from (select main, sub, seller, count(*) as n from live group by ${perList('seller')}) as sold
      join sellers s on s.id = sold.seller where s.slug is not null
    ) as ranked
    where at <= ${MOST_NAMED}
    group by main, sub
  ),
  shelves as (
    select concat_ws('/', '', here.main, here.sub) as shelf, here.total,
      here.total - here.members + coalesce(families.n, 0) as cards,
      jsonb_build_object(
        'mains', case when here.main is null then (
          select coalesce(jsonb_agg(jsonb_build_object('slug', main, 'count', total)), '[]')
          from counted where main is not null and sub is null) else '[]' end,
        'subs', case when here.main is not null and here.sub is null then (
          select coalesce(jsonb_agg(jsonb_build_object('slug', sub, 'count', total)), '[]')
          from counted below where below.main = here.main and below.sub is not null) else '[]' end,
        'prices', here.prices, 'moqs', here.moqs, 'inStock', here.in_stock, 'ratings', here.ratings,
        'weeks', here.weeks, 'fromCanada', here.from_canada, 'measured', here.measured,
        'origins', coalesce(sources.origins, '[]'), 'marks', coalesce(marked.marks, '{}'),
        'suppliers', coalesce(sellers_of.suppliers, '[]')
      ) as facets
    from counted here
    left join families on ${sameList('families')}
    left join sources on ${sameList('sources')}
    left join marked on ${sameList('marked')}
    left join sellers_of on ${sameList('sellers_of')}
  ),
  gone as (
    delete from lists.shelves stored where not exists (select from shelves where shelves.shelf = stored.shelf) returning stored.shelf
  ),
  changed as (
    insert into lists.shelves as stored (shelf, total, cards, facets) select shelf, total, cards, facets from shelves
    on conflict (shelf) do update set total = excluded.total, cards = excluded.cards, facets = excluded.facets
    where (stored.total, stored.cards, stored.facets) is distinct from (excluded.total, excluded.cards, excluded.facets)
    returning stored.shelf
  )
  select coalesce(jsonb_agg(jsonb_build_array(shelf, null, false)), '[]') as changes
  from (select shelf from gone union all select shelf from changed) as written`
