import { beforeAll, describe, expect, test } from 'vitest'
import { CANDIDATES } from '@/server/search/postgres/find'
import { rowsOf } from '~/tests/support/database/database'
import { openShop, type Shop } from '~/tests/support/shop'
import { openWorld } from '~/tests/support/open-world'

const ask = <T extends object>(statement: string, values: unknown[] = []) =>
  rowsOf<T & Record<string, unknown>>(process.env.DATABASE_URL ?? '', statement, values)

const COPIES = CANDIDATES + 2_000
const TAKEN_OVER = `status, is_live, needs_review, price_best, stock, dimensions, weight, sold_by, packaging_unit, listed_in_id,
  category, main_category, sub_category, seller_id, seller_name, shipping_from`

let shop: Shop
beforeAll(async () => {
  const world = await openWorld()
  shop = openShop(world)
  // More than facets are counted in, and so written by one statement.
  await ask(
    `insert into products (id, sku, price_from, moq, view_count, rating_count, rating_sum, origin, created_at, updated_at, ${TAKEN_OVER})
     select gen_random_uuid(), 'COPY-' || n, 100 + n % 977, 1 + n % 3, (n * 7919) % 5003, 1, 1 + n % 5,
       case when n % 200 = 0 then 'Jeju' else 'Korea' end, now() - make_interval(mins => n), now(), ${TAKEN_OVER}
     from products, generate_series(1, $2::int) n where id = $1`,
    [world.ids.products.live, COPIES],
  )
  // Newer than all of them, and not on sale.
  await ask(
    `insert into products (id, sku, price_from, moq, view_count, origin, created_at, updated_at, ${TAKEN_OVER})
     select gen_random_uuid(), 'COPY-HIDDEN-' || n, 1, 1, 9999, 'Korea', now() + make_interval(mins => n), now(), ${TAKEN_OVER.replace('is_live', 'false')}
     from products, generate_series(1, 300) n where id = $1`,
    [world.ids.products.live],
  )
  await ask('analyze search.goods')
})

const ORDERS = {
  newest: 'created_at desc, id desc',
  popular: 'floor(2 * log(2, 1 + view_count)) desc, view_count desc, created_at desc, id desc',
  'price-low': 'price_from, id',
  'price-high': 'price_from desc, id desc',
  rating: 'round(rating_sum / rating_count, 3) desc, created_at desc, id desc',
}

/** Near, further down, and deep. */
const PAGES = [1, 2, 3, 11, 31]
const onPages = (sorted: { id: string }[]) =>
  PAGES.flatMap((page) => sorted.slice(24 * (page - 1), 24 * page).map(({ id }) => id))

describe('what thousands have in common', () => {
  test.each(Object.entries(ORDERS))('is found in the order of %s on every page', async (sort, order) => {
    const sorted = await ask<{ id: string }>(
      `select id from products where is_live and sku like 'COPY-%' order by ${order} limit 744`,
    )
    const pages = PAGES.map((page) => shop.search({ text: 'copy', sort: sort as 'newest', page }))
    const found = await Promise.all(pages)
    expect(found.flatMap(({ ids }) => ids)).toEqual(onPages(sorted))
    expect(found[0]).toMatchObject({ total: 1000, capped: true })
  })

  test('is found without a text as well', async () => {
    const [cheapest] = await ask<{ id: string }>(
      'select id from products where is_live order by price_from, id limit 1',
    )
    expect((await shop.search({ sort: 'price-low' })).ids[0]).toBe(cheapest?.id)
  })

  test('is narrowed to the few that meet a rare choice, all of them', async () => {
    const found = await shop.search({ text: 'copy', origins: ['Jeju'], sort: 'price-low' })
    expect(found).toMatchObject({ total: COPIES / 200, capped: false, partial: true })
    expect(found.ids).toHaveLength(24)
  })

  test('is looked at whole where two rare choices leave few of it, and counted exactly', async () => {
    const [count] = await ask<{ both: number; cheap: number }>(
      `select count(*) filter (where origin = 'Jeju')::int as both, count(*) filter (where origin = 'Korea')::int as cheap
       from products where is_live and sku like 'COPY-%' and price_from < 110`,
    )
    const found = await shop.search({ text: 'copy', origins: ['Jeju'], priceMax: 110 })
    expect(found).toMatchObject({ total: count?.both, partial: false })
    expect(found.facets.origins).toContainEqual({ origin: 'Korea', count: count?.cheap })
  })

  test.each([
    ['some more than are counted', { moqMax: 1 }, 'moq = 1'],
    ['thousands more than are counted', { priceMax: 540 }, 'price_from < 540'],
  ])('is in order on every page where a choice leaves %s', async (_, choice, left) => {
    const sorted = await ask<{ id: string }>(
      `select id from products where is_live and sku like 'COPY-%' and ${left} order by ${ORDERS.popular} limit 744`,
    )
    const pages = PAGES.map((page) => shop.search({ text: 'copy', sort: 'popular', page, ...choice }))
    const found = await Promise.all(pages)
    expect(found.flatMap(({ ids }) => ids)).toEqual(onPages(sorted))
    expect(found[2]).toMatchObject({ total: 1000, capped: true, partial: true })
  })

  test('is counted beside the choices in the first of it, says so, and never says too much', async () => {
    const { partial, facets } = await shop.search({ text: 'copy' })
    expect(partial).toBe(true)
    const korea = facets.origins.find(({ origin }) => origin === 'Korea')?.count ?? 0
    expect(korea).toBeGreaterThan(1_000)
    expect(korea).toBeLessThan(COPIES - COPIES / 200)
    expect((await shop.search({ text: 'COPY-42' })).partial).toBe(false)
  })

  test('begins with what is named so whole, however old and little looked at', async () => {
    const [product] = await ask<{ id: string }>(
      `update products set sku = 'COPY' where id = (select id from products where sku = 'COPY-${COPIES}') returning id`,
    )
    expect((await shop.search({ text: 'copy' })).ids[0]).toBe(product?.id)
    await ask(`update products set sku = 'COPY-${COPIES}' where sku = 'COPY'`)
  })

  test('ends with the last page that is counted', async () => {
    expect((await shop.search({ text: 'copy', page: 42 })).ids).toHaveLength(16)
    expect((await shop.search({ text: 'copy', page: 43 })).ids).toEqual([])
    expect((await shop.search({ text: 'copy', page: 999 })).ids).toEqual([])
  })

  test('begins with a SKU that is named whole', async () => {
    const [product] = await ask<{ id: string }>("select id from products where sku = 'COPY-42'")
    const { ids, total } = await shop.search({ text: 'COPY-42' })
    expect(ids[0]).toBe(product?.id)
    expect(total).toBe(111)
  })
})
