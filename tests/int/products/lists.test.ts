import pg from 'pg'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sql } from '@payloadcms/db-postgres'
import { readBrowse, type ListScope } from '@/domain/search/browse'
import type { Facets } from '@/domain/search/facets'
import { LIST_PAGE } from '@/domain/search/list'
import type { ProductList } from '@/features/shop/list/list-sql'
import { listCards, listProductPage } from '@/features/shop/list/queries'
import { updateLists } from '@/server/search/lists/update-lists'
import { searchProvider } from '@/server/search'
import { openWorld, type World } from '~/tests/support/open-world'

// What a request keeps between two clearings is Next's business; here every read is a fresh one.

const MORE = 130
const LISTS: [ProductList, order: string, among: string][] = [
  ['newest', 'created_at desc, id desc', 'true'],
  ['popular', 'view_count desc, created_at desc, id desc', 'true'],
  ['recommended', 'pick_rank desc, created_at desc, id desc', 'true'],
  [{ main: 'kitchen' }, 'created_at desc, id desc', `sub_category in ('Faucets', 'Sinks')`],
  [{ main: 'kitchen', sub: 'sinks' }, 'created_at desc, id desc', `sub_category = 'Sinks'`],
]

let world: World
const run = (statement: string) => world.payload.db.drizzle.execute(sql.raw(statement))
const tidy = () => updateLists(run)

beforeAll(async () => {
  world = await openWorld()
  const { products, categories } = world.ids
  // Copies with times, views and marks that tie often, in two categories, some of them not live.
  await run(`
    create temp table copies as select n, gen_random_uuid() as id from generate_series(1, ${MORE}) as n;
    insert into products select (jsonb_populate_record(p, jsonb_build_object(
      'id', c.id, 'sku', 'COPY-' || n, 'is_live', n % 13 <> 0, 'view_count', n % 4, 'pick_rank', case when n % 10 = 0 then 100 - n % 3 else 0 end,
      'created_at', timestamptz '2025-01-01' + make_interval(hours => n / 3),
      'listed_in_id', case n % 2 when 0 then '${categories.sub}' else '${categories.spare}' end,
      'sub_category', case n % 2 when 0 then 'Faucets' else 'Sinks' end))).*
    from copies c join products p on p.id = '${products.live}';
    insert into products_locales (_parent_id, _locale, name, description, material, color)
    select c.id, _locale, 'Copy ' || n, description, material, color
    from copies c join products_locales l on l._parent_id = '${products.live}'`)
})
beforeEach(tidy)

async function idsInOrder(order: string, among: string) {
  const { rows } = await run(`select id from products where is_live and ${among} order by ${order}`)
  return rows.map(({ id }) => id)
}

async function allPages(list: ProductList) {
  const { pages } = await listProductPage('en', list, 1)
  const read = (at: number) => listProductPage('en', list, at + 1)
  return Promise.all(Array.from({ length: pages }, (_, at) => read(at)))
}

const idsOf = (pages: Awaited<ReturnType<typeof allPages>>) =>
  pages.flatMap(({ cards }) => cards.map(({ id }) => id))

describe.each(LISTS)('the list %j', (list, order, among) => {
  it('shows every live product once, in its order, on pages of 24', async () => {
    const expected = await idsInOrder(order, among)
    const pages = await allPages(list)
    expect(idsOf(pages)).toEqual(expected)
    expect(pages[0]).toMatchObject({ total: expected.length, pages: Math.ceil(expected.length / LIST_PAGE) })
    expect(pages.slice(0, -1).every(({ cards }) => cards.length === LIST_PAGE)).toBe(true)
  })

  it('has nothing behind its last page', async () => {
    const { pages } = await listProductPage('en', list, 1)
    expect((await listProductPage('en', list, pages + 1)).cards).toEqual([])
  })

  it('neither repeats nor loses a product while the worker has not looked at a change', async () => {
    await run(`update products set created_at = created_at + interval '7 hours', view_count = (view_count + 1)::int % 5,
      pick_rank = 100 - pick_rank where sku like 'COPY-%' and right(sku, 1) = '4'`)
    await run(`update products set is_live = not is_live where sku like 'COPY-%' and right(sku, 2) = '39'`)
    const shown = idsOf(await allPages(list))
    expect(new Set(shown).size).toBe(shown.length)
    expect(shown.toSorted()).toEqual((await idsInOrder('id', among)).toSorted())
  })
})

it.each(LISTS)('reads a page of %j in one statement', async (list) => {
  const statements = vi.spyOn(pg.Client.prototype, 'query')
  await listProductPage('fr', list, 2)
  expect(statements).toHaveBeenCalledOnce()
  statements.mockRestore()
})

it.each(LISTS)('counts of %j what the search counts', async (list) => {
  const scope: ListScope = typeof list === 'string' ? { sort: 'newest' } : { ...list, sort: 'newest' }
  const searched = await searchProvider.search(readBrowse({}, scope), 'en')
  const { facets, total } = await listProductPage('en', list, 1)
  const bySlug = (counts: Facets['mains']) => counts.toSorted((a, b) => a.slug.localeCompare(b.slug))
  // A list offers no category that it is already.
  const mains = typeof list === 'string' ? bySlug(searched.facets.mains) : []
  const subs = typeof list !== 'string' && !list.sub ? bySlug(searched.facets.subs) : []
  expect({ ...facets, mains: bySlug(facets.mains), subs: bySlug(facets.subs), total }).toEqual({
    ...searched.facets,
    mains,
    subs,
    total: searched.total,
  })
})

it('has nothing to change when nothing moved', async () => {
  expect(await tidy()).toEqual([])
})

it('forgets the pages and counts of a category that has no product left', async () => {
  await run(`update products set is_live = false where sub_category = 'Sinks'`)
  await tidy()
  const gone = await listProductPage('en', { main: 'kitchen', sub: 'sinks' }, 1)
  expect(gone).toMatchObject({ cards: [], total: 0, pages: 1, facets: { inStock: 0 } })
  await run(`update products set is_live = true where sub_category = 'Sinks' and sku not like '%3'`)
})

it('counts the facets of a list', async () => {
  const live = await run(`select sub_category, count(*)::int as n from products where is_live group by 1`)
  const [faucets, sinks] = ['Faucets', 'Sinks'].map(
    (name) => live.rows.find((row) => row.sub_category === name)?.n,
  )
  const { facets, total } = await listProductPage('en', { main: 'kitchen' }, 1)
  const rated =
    await run(`select count(*)::int as n from products where is_live and rating_sum >= 4 * rating_count
    and rating_count > 0`)
  expect(facets.subs.toSorted((a, b) => a.slug.localeCompare(b.slug))).toEqual([
    { slug: 'faucets', count: faucets },
    { slug: 'sinks', count: sinks },
  ])
  expect(facets).toMatchObject({
    mains: [],
    prices: [0, total, 0, 0, 0],
    moqs: [total, total, total, total],
    ratings: [rated.rows[0]?.n, rated.rows[0]?.n],
    origins: [{ origin: 'South Korea', count: total }],
    inStock: total,
  })
})

it('gives cards in the order asked for, without those that are not live', async () => {
  const { live, pending, otherLive, stopped } = world.ids.products
  const cards = await listCards([otherLive, pending, live, stopped], 'fr')
  expect(cards.map(({ id }) => id)).toEqual([otherLive, live])
  expect(cards[0]).toMatchObject({ lang: 'en', moq: 1, priceFrom: 2000, priceBest: 1800 })
  await run(`update products set stock = reserved where id = '${live}'`)
  const stocks = async () => (await listCards([otherLive, live], 'en')).map(({ stock }) => stock)
  expect(await stocks()).toEqual(['inStock', 'soldOut'])
  await run(`update products set made_to_order = true where id = '${live}'`)
  expect(await stocks()).toEqual(['inStock', 'madeToOrder'])
})
