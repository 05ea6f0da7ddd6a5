import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { listOfSeller } from '@/features/shop/list/list-of-seller'
import { getProduct } from '@/features/shop/product/get-product'
import { openDiscounts, type Discounts } from '~/tests/support/shop/discounts'

let world: Discounts
let shop: Discounts['shop']
beforeAll(async () => {
  world = await openDiscounts()
  shop = world.shop
})
afterAll(() => shop.close())
afterEach(() => void vi.useRealTimers())

const DAY = 24 * 60 * 60 * 1000
const SECOND = 1_000
const moqPrices = [{ minQty: 1, maxQty: 999_999, unitPrice: 1_000 }]

/** What the product's page, its card and a cart say. */
async function shown(id: string) {
  const view = await getProduct('en', id)
  if (typeof view === 'string') throw new Error(view)
  const card = (await listOfSeller('en', world.seller, 1)).find((each) => each.id === id)
  const buyer = await shop.buyer()
  await shop.fill(buyer, { [id]: 1 })
  const [tier] = view.tiers
  return {
    page: [tier?.unitPrice, tier?.formerPrice ?? null],
    card: [card?.priceFrom, card?.priceFormer],
    cart: (await shop.seen(buyer)).quote.subtotal,
  }
}

const FULL_PRICE = { page: [1_000, null], card: [1_000, null], cart: 1_000 }

test('a price cut is seen from its first moment to its last, and the former price only where it was asked for thirty days (M128, M134, D25)', async () => {
  const [old, fresh] = [
    await shop.product({ stock: 9, moqPrices }),
    await shop.product({ stock: 9, moqPrices }),
  ]
  await shop.query(
    `insert into product_prices (product_id, is_live, prices, at)
     select product_id, is_live, prices, now() - interval '31 days' from product_prices
     where product_id = $1 order by id desc limit 1`,
    [old],
  )
  const from = Date.now() + 2 * DAY
  const until = from + 3 * DAY
  const iso = (moment: number) => new Date(moment).toISOString()
  await world.cut([old, fresh], { from: iso(from), until: iso(until) })
  vi.useFakeTimers({ toFake: ['Date'] })
  const at = async (moment: number) => {
    vi.setSystemTime(moment)
    await world.turned()
    return [await shown(old), await shown(fresh)]
  }
  expect(await at(from - SECOND)).toEqual([FULL_PRICE, FULL_PRICE])
  const cut = [
    { page: [800, 1_000], card: [800, 1_000], cart: 800 },
    { page: [800, null], card: [800, null], cart: 800 },
  ]
  expect(await at(from)).toEqual(cut)
  expect(await at(until - SECOND)).toEqual(cut)
  expect(await at(until)).toEqual([FULL_PRICE, FULL_PRICE])
  vi.useRealTimers()
  expect(await shop.broken()).toEqual([])
})
