import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { asUser } from '@/server/db/data'
import { database } from '@/server/db/transaction'
import { readQuote } from '@/server/cart/quote/read-quote'
import { openDiscounts, type Discounts } from '~/tests/support/shop/discounts'

let world: Discounts
let shop: Discounts['shop']
beforeAll(async () => {
  world = await openDiscounts()
  shop = world.shop
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const moqPrices = [
  { minQty: 1, maxQty: 9, unitPrice: 1_000 },
  { minQty: 10, maxQty: 999999, unitPrice: 900 },
]
const productRow = async (id: string) =>
  (
    await shop.query<{ from: number; best: number; former: number | null; discount: string | null }>(
      `select price_from::int as from, price_best::int as best, price_former::int as former, discount_id as discount from products where id = $1`,
      [id],
    )
  )[0]

/** As if its prices had been asked for so many days. */
const askedFor = (product: string, days: number) =>
  shop.query(
    `insert into product_prices (product_id, is_live, prices, at)
     select product_id, is_live, prices, now() - $2 * interval '1 day' from product_prices where product_id = $1 order by id desc limit 1`,
    [product, days],
  )

describe('a price cut', () => {
  test('lowers what pages show and what is charged, and gives both back at its end (rule M128)', async () => {
    const product = await shop.product({ stock: 100, moqPrices })
    const id = await world.cut([product])
    await world.turned()
    expect(await world.pricesOf(product)).toEqual([
      { price: 800, regular: 1_000 },
      { price: 720, regular: 900 },
    ])
    expect(await productRow(product)).toEqual({ from: 800, best: 720, former: null, discount: id })
    const buyer = await shop.buyer()
    await shop.fill(buyer, { [product]: 10 })
    expect((await shop.seen(buyer)).quote.subtotal).toBe(7_200)
    await world.passed(id)
    await world.turned()
    expect(await world.pricesOf(product)).toEqual([
      { price: 1_000, regular: null },
      { price: 900, regular: null },
    ])
    expect(await productRow(product)).toEqual({ from: 1_000, best: 900, former: null, discount: null })
  })

  test('is a change to confirm where it ends between page and order (rule M23)', async () => {
    const product = await shop.product({ stock: 100, moqPrices })
    const id = await world.cut([product])
    await world.turned()
    const buyer = await shop.buyer()
    await shop.fill(buyer, { [product]: 10 })
    const { digest } = await shop.seen(buyer)
    await world.passed(id)
    await world.turned()
    expect(await shop.place(buyer, { digest })).toMatchObject({ ok: true, value: { kind: 'changed' } })
  })

  test('names the former price only where it was asked for the thirty days before (rule D25)', async () => {
    const [fresh, old, changed] = await Promise.all(
      [1, 2, 3].map(() => shop.product({ stock: 100, moqPrices })),
    )
    await askedFor(old ?? '', 31)
    await askedFor(changed ?? '', 29)
    await world.cut([fresh ?? '', old ?? '', changed ?? ''])
    await world.turned()
    expect((await productRow(fresh ?? ''))?.former).toBeNull()
    expect((await productRow(old ?? ''))?.former).toBe(1_000)
    expect((await productRow(changed ?? ''))?.former).toBeNull()
  })

  test('keeps a history of what was asked, which nothing changes (rule D25)', async () => {
    const product = await shop.product({ stock: 100, moqPrices })
    const id = await world.cut([product])
    await world.turned()
    await world.passed(id)
    await world.turned()
    const rows = await shop.query<{ prices: string }>(
      'select prices from product_prices where product_id = $1 order by id',
      [product],
    )
    expect(rows.map(({ prices }) => prices.replaceAll(' ', ''))).toEqual([
      '[[1,1000],[10,900]]',
      '[[1,800],[10,720]]',
      '[[1,1000],[10,900]]',
    ])
    await expect(shop.query('delete from product_prices where product_id = $1', [product])).rejects.toThrow(
      /append-only/,
    )
  })

  test('leaves a product that another has taken, and what is not for sale (rule M128)', async () => {
    const product = await shop.product({ stock: 100, moqPrices })
    const waiting = await shop.product({ stock: 100, moqPrices, status: 'pending' })
    const first = await world.cut([product])
    await world.turned()
    const second = await world.cut([product, waiting], { percent: 50 })
    await world.turned()
    expect((await productRow(product))?.discount).toBe(first)
    expect((await productRow(waiting))?.discount).toBeNull()
    await world.passed(second)
    await world.turned()
    expect((await productRow(product))?.from).toBe(800)
  })

  test('refuses new prices while it runs, and keeps them through any other save (rule M128)', async () => {
    const product = await shop.product({ stock: 100, moqPrices })
    await world.cut([product])
    await world.turned()
    const data = { leadTimeDays: 12 }
    await shop.payload.update({ collection: 'products', id: product, data, overrideAccess: true })
    expect((await world.pricesOf(product)).map(({ price }) => price)).toEqual([800, 720])
    await expect(
      shop.payload.update({
        collection: 'products',
        id: product,
        data: { moqPrices: [{ minQty: 1, maxQty: 999999, unitPrice: 500 }] },
        overrideAccess: true,
      }),
    ).rejects.toMatchObject({ data: { errors: [{ code: 'discount.pricesKept' }] } })
  })

  test('is ended by its seller alone, or by an admin (rules S57, A35)', async () => {
    const product = await shop.product({ stock: 100, moqPrices })
    const id = await world.cut([product])
    const other = await shop.payload.findByID({ collection: 'users', id: shop.ids.users.otherSeller })
    const db = await asUser({ ...other, collection: 'users' })
    await expect(db.update({ collection: 'discounts', id, data: { endedAt: 'now' } })).rejects.toThrow()
    await shop.payload.update({
      collection: 'discounts',
      id,
      data: { endedAt: new Date().toISOString() },
      overrideAccess: true,
    })
    await world.turned()
    expect((await productRow(product))?.discount).toBeNull()
  })

  test('is in the estimate of a product as in the cart (rule M51)', async () => {
    const product = await shop.product({ stock: 100, moqPrices })
    await world.cut([product])
    await world.turned()
    const buyer = await shop.buyer()
    await shop.fill(buyer, { [product]: 1 })
    const { quote } = await readQuote(await database(), { buyer, locale: 'en', province: null })
    expect(quote.subtotal).toBe(800)
  })
})
