import { LIST_PAGE } from '@/domain/search/list'

const behind = (order: string) =>
  `row_number() over (partition by seller_id, listed_in_id, family_key order by ${order}, created_at desc, id desc)`

/** Numbers the products of every list, of a family the first in its order (rule C65). Same orders as in `src/features/shop/list/list-sql.ts`; a test compares the two. */
const NUMBERED = `
  members as materialized (
    select id, ${behind('created_at desc')} as newest, ${behind('view_count desc')} as popular,
      ${behind('pick_rank desc')} as recommended
    from products where is_live and family_key is not null
  ),
  live as materialized (
    select p.id, p.created_at, p.view_count, p.pick_rank, coalesce(o.newest, 1) = 1 as newest,
      coalesce(o.popular, 1) = 1 as popular, coalesce(o.recommended, 1) = 1 as recommended, '/' || m.slug as main, '/' || m.slug || '/' || s.slug as sub
    from products p
    join categories s on s.id = p.listed_in_id
    join categories m on m.id = s.parent_id
    left join members o on o.id = p.id
    where p.is_live
  ),
  numbered as (
    select 'newest' as list, 0 as lead, created_at, id,
      row_number() over (order by created_at desc, id desc) as at from live where newest
    union all
    select 'popular', view_count, created_at, id,
      row_number() over (order by view_count desc, created_at desc, id desc) from live where popular
    union all
    select 'recommended', pick_rank, created_at, id,
      row_number() over (order by pick_rank desc, created_at desc, id desc) from live where recommended
    union all
    select main, 0, created_at, id,
      row_number() over (partition by main order by created_at desc, id desc) from live where newest
    union all
    select sub, 0, created_at, id,
      row_number() over (partition by sub order by created_at desc, id desc) from live where newest
  )`

/**
 * Stores the first product of every page of every list; writes only changes. One statement, so readers see either all
 * old or all new pages.
 */
export const UPDATE_PAGES = `
  with ${NUMBERED},
  pages as (
    select list, ((at - 1) / ${LIST_PAGE} + 1)::int as page, lead, created_at, id
    from numbered where (at - 1) % ${LIST_PAGE} = 0
  ),
  gone as (
    delete from lists.pages stored
    where not exists (select from pages where pages.list = stored.list and pages.page = stored.page)
    returning stored.list, stored.page
  ),
  moved as (
    insert into lists.pages as stored (list, page, lead, created_at, id)
    select list, page, lead, created_at, id from pages
    on conflict (list, page) do update set lead = excluded.lead, created_at = excluded.created_at, id = excluded.id
    where (stored.lead, stored.created_at, stored.id) is distinct from (excluded.lead, excluded.created_at, excluded.id)
    returning stored.list, stored.page, stored.xmax = 0 as is_new
  )
  select coalesce(jsonb_agg(jsonb_build_array(list, page, is_new)), '[]') as changes
  from (select list, page, true as is_new from gone union all select list, page, is_new from moved) as changed`
