import 'server-only'
import type { Locale } from '@/domain/locale'
import { LIST_PAGE } from '@/domain/search/list'
import { sql } from '@/server/db/sql'
import { companyName } from '@/server/people/names'

export type ListOrder = 'newest' | 'popular' | 'recommended'
/** All products in an order, or one category, newest first. */
export type ProductList = ListOrder | { main: string; sub?: string }

type Fragment = ReturnType<typeof sql>

/**
 * A product's sort key per order, and the key of the first product of a page, which the worker stores in
 * `lists.pages`.
 */
const KEYS = {
  newest: {
    own: sql`p.created_at, p.id`,
    other: sql`m.created_at, m.id`,
    order: sql`p.created_at desc, p.id desc`,
    stored: sql`created_at, id`,
    least: sql`timestamptz '-infinity', uuid '00000000-0000-0000-0000-000000000000'`,
  },
  popular: {
    own: sql`p.view_count, p.created_at, p.id`,
    other: sql`m.view_count, m.created_at, m.id`,
    order: sql`p.view_count desc, p.created_at desc, p.id desc`,
    stored: sql`lead, created_at, id`,
    least: sql`-1, timestamptz '-infinity', uuid '00000000-0000-0000-0000-000000000000'`,
  },
  recommended: {
    own: sql`p.pick_rank, p.created_at, p.id`,
    other: sql`m.pick_rank, m.created_at, m.id`,
    order: sql`p.pick_rank desc, p.created_at desc, p.id desc`,
    stored: sql`lead, created_at, id`,
    least: sql`-1, timestamptz '-infinity', uuid '00000000-0000-0000-0000-000000000000'`,
  },
}

/** The products on sale of the family that p belongs to (rule C64); none where it has no family. */
const MEMBERS = sql`m.is_live and m.seller_id = p.seller_id and m.family_key = p.family_key and m.listed_in_id = p.listed_in_id`

/** Of a family the member that stands first in this order, and everything else (rule C65). */
export const firstOfFamily = (order: ListOrder): Fragment =>
  sql`(p.family_key is null or not exists (
    select from products m where ${MEMBERS} and (${KEYS[order].other}) > (${KEYS[order].own})))`

/** Between two runs of the worker a page may grow; this is the limit. */
const MAX_ROWS = 2 * LIST_PAGE

/**
 * One page in one statement, at the same cost for any page (docs/decisions/009): from the first product of this page
 * to the first of the next, so each product is on exactly one page. Live products only.
 */
export function listPageQuery(list: ProductList, locale: Locale, page: number, shown = MAX_ROWS): Fragment {
  const order = typeof list === 'string' ? list : 'newest'
  const key = KEYS[order]
  const listKey = keyOfList(list)
  const first = sql`select ${key.stored} from lists.pages where list = ${listKey} and page = ${page}`
  const next = sql`select ${key.stored} from lists.pages where list = ${listKey} and page = ${page + 1}`
  const from = page > 1 ? sql`and (${key.own}) <= (${first})` : sql``
  // After the last page a lower bound all the same, so that the index scan never reads on to the end.
  const to = sql`and (${key.own}) > (select * from (${next} union all select ${key.least}) as bound order by bound desc limit 1)`
  // The index finds the rows in their order, so a page reads its own and the members that stand behind.
  const slice = (where: Fragment) =>
    sql`select p.id from products p where p.is_live ${where} ${from} ${to} and ${firstOfFamily(order)} order by ${key.order} limit ${shown}`
  const found =
    typeof list === 'string'
      ? sql`(${slice(sql``)}) as found`
      : sql`(${subcategoriesIn(list)}) as category cross join lateral (${slice(sql`and p.listed_in_id = category.id`)}) as found`
  return sql`
    select coalesce(stored.total, 0) as total, coalesce(stored.cards, stored.total, 0) as shown, stored.facets,
      coalesce((select max(page) from lists.pages where list = ${listKey}), 1) as pages, (
      select coalesce(jsonb_agg(card), '[]') from (
        select ${cardColumns(locale)} from ${found} join products p on p.id = found.id
        order by ${key.order} limit ${shown}
      ) as card
    ) as cards
    from (select) as one left join lists.shelves as stored on stored.shelf = ${typeof list === 'string' ? '' : listKey}`
}

/** The subcategories of a list: all of a main category, or one. */
function subcategoriesIn({ main, sub }: { main: string; sub?: string }): Fragment {
  const one = sub ? sql`and child.slug = ${sub}` : sql``
  return sql`
    select child.id from categories child join categories main on main.id = child.parent_id
    where main.slug = ${main} and main.parent_id is null ${one}`
}

/** Its name where the worker keeps its pages. */
export function keyOfList(list: ProductList): string {
  if (typeof list === 'string') return list
  const { main, sub } = list
  return sub ? `/${main}/${sub}` : `/${main}`
}

/** Cards of the given products, in the order of the ids; `more`: further columns. */
export function cardsQuery(ids: string[], locale: Locale, more = sql``): Fragment {
  return sql`
    select ${cardColumns(locale)}${more} from products p
    where p.is_live and p.id = any(${sql.param(ids)}::uuid[])
    order by array_position(${sql.param(ids)}::uuid[], p.id)`
}

/**
 * The columns of a card, from the product's own row but for the words: its own in the reader's language and in English (rule C18), and
 * the seller's name in Korean and address.
 */
export function cardColumns(locale: Locale): Fragment {
  return sql`p.id, p.seller_id, ${companyName(locale, sql`p.seller_id`, sql`p.seller_name`)} as seller_name,
    (select maker.slug from sellers maker where maker.id = p.seller_id) as seller_slug, p.origin, p.moq::float8, p.price_from::float8, p.price_best::float8, p.price_former::float8,
    p.sold_by, p.main_category, p.content::float8, p.content_unit, p.dimensions, p.made_to_order, p.lead_time_days::float8, p.shipping_country,
    p.rating_count::float8, p.rating_sum::float8, p.cover_card, p.cover_page, p.cover_width::float8, p.cover_height::float8,
    p.stock_shown <= 0 and not p.made_to_order as sold_out,
    case when p.family_key is not null then (
      select jsonb_build_object('members', count(*), 'finishes', count(distinct lower(said.color)), 'sizes', count(distinct m.dimensions))
      from products m left join products_locales said on said._parent_id = m.id and said._locale = 'en' where ${MEMBERS}) end as family,
    (select jsonb_build_object('name', jsonb_object_agg(words._locale, words.name), 'color', jsonb_object_agg(words._locale, words.color))
      from products_locales words where words._parent_id = p.id and words._locale in ('en', ${locale})) as words`
}

/** From the counts of the list of all products; only sellers are counted here. */
export const SHOP_FIGURES = sql`
  select coalesce(stored.total, 0) as products, coalesce((stored.facets -> 'weeks' ->> 1)::int, 0) as soon,
    (select count(*)::int from sellers s where s.status = 'active' and s.slug is not null
      and exists (select from products p where p.seller_id = s.id and p.is_live)) as suppliers,
    coalesce((select importer = 'seller' from settings limit 1), true) as duty
  from (select) as one left join lists.shelves as stored on stored.shelf = ''`
