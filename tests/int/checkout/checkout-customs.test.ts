import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { getCart } from '@/features/buying/cart/get-cart'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const linesOf = (orders: readonly string[]) =>
  shop.query(
    `select product_name, hs_code, origin, weight::float8 as weight, packaging_unit::int as packaging_unit
     from orders_items where _parent_id = any($1)`,
    [orders],
  )

const FACTS = { hsCode: '6907.21', origin: 'South Korea', weight: 0.35, packagingUnit: 12 }
const FROZEN = { hs_code: '6907.21', origin: 'South Korea', weight: 0.35, packaging_unit: 12 }

describe('an order line (rule M40)', () => {
  test('keeps the customs facts of its product, whatever the product says later', async () => {
    const buyer = await shop.buyer()
    const product = await shop.product(FACTS)
    const { orders } = await shop.order(buyer, { [product]: 12 })
    const english = await shop.query<{ product_name: string }>(
      'select product_name from orders_items where _parent_id = any($1)',
      [orders],
    )
    await shop.query(
      "update products set hs_code = '9999.99', origin = 'Canada', weight = 9, packaging_unit = 1 where id = $1",
      [product],
    )
    await shop.query("update products_locales set name = 'Renamed' where _parent_id = $1", [product])
    expect(await linesOf(orders)).toEqual([{ ...english[0], ...FROZEN }])
  })

  test('has those of the moment of placing where they changed after the quote, which still stands', async () => {
    const buyer = await shop.buyer()
    const product = await shop.product({ ...FACTS, hsCode: '1111.11', origin: 'Japan', weight: 3 })
    await shop.fill(buyer, { [product]: 12 })
    const { digest, quote } = await shop.seen(buyer)
    await shop.query(
      "update products set hs_code = '6907.21', origin = 'South Korea', weight = 0.35 where id = $1",
      [product],
    )
    expect((await shop.seen(buyer)).digest).toBe(digest)
    const placed = await shop.place(buyer, { digest })
    expect(placed).toMatchObject({ ok: true, value: { kind: 'placed' } })
    const [checkout] = await shop.query<{ id: string; total: string }>(
      'select id, total from checkouts where buyer_id = $1',
      [buyer],
    )
    expect(Number(checkout?.total)).toBe(quote.total)
    const orders = await shop.query<{ id: string }>('select id from orders where checkout_id = $1', [
      checkout?.id,
    ])
    expect(await linesOf(orders.map(({ id }) => id))).toMatchObject([FROZEN])
  })

  test.each([null, ''])('has no HS code where its product says %j', async (hsCode) => {
    const buyer = await shop.buyer()
    const product = await shop.product(FACTS)
    await shop.query('update products set hs_code = $2 where id = $1', [product, hsCode])
    const { orders } = await shop.order(buyer, { [product]: 1 })
    expect(await linesOf(orders)).toMatchObject([{ ...FROZEN, hs_code: null }])
  })

  test('of a cart shows none of them to the browser', async () => {
    const buyer = await shop.buyer()
    await shop.fill(buyer, { [await shop.product(FACTS)]: 1 })
    expect(JSON.stringify(await getCart(buyer, 'en'))).not.toMatch(/hsCode|origin|weight|6907/)
  })
})
