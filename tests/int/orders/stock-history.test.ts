import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { stateReaders } from '~/tests/support/shop/read-state'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const { stockOf } = stateReaders(() => shop)

const historyOf = (product: string) =>
  shop.query(
    'select reason, change::int from stock_movements where product_id = $1 order by created_at, id',
    [product],
  )

/** What the seller's own form, or the panel's, sends. */
const edit = (product: string, data: object, user = shop.users.seller) =>
  shop.payload.update({ collection: 'products', id: product, data, user, overrideAccess: false, depth: 0 })

describe('the history of a stock', () => {
  test('begins when a product is listed, and has a line for each edit of the stock and for no other', async () => {
    const product = await shop.product({ stock: 40 })
    await edit(product, { stock: 45 })
    await edit(product, { leadTimeDays: 9 })
    await edit(product, { stock: 12 }, shop.users.admin)
    expect(await historyOf(product)).toEqual([
      { reason: 'opening', change: 40 },
      { reason: 'edit', change: 5 },
      { reason: 'edit', change: -33 },
    ])
    expect(await historyOf(await shop.product({ stock: 0 }))).toEqual([])
  })

  test('has no line for words that an editor changed, who reads no stock', async () => {
    const product = await shop.product({ stock: 40 })
    await edit(product, { color: 'Grey' }, shop.users.editor)
    expect(await historyOf(product)).toEqual([{ reason: 'opening', change: 40 }])
  })

  test('has no line for an edit that was refused', async () => {
    const product = await shop.product({ stock: 40 })
    await expect(edit(product, { stock: 45, moqPrices: [] })).rejects.toThrow()
    await expect(edit(product, { stock: 2.5 })).rejects.toMatchObject({
      data: { errors: [{ code: 'product.stockWhole' }] },
    })
    expect(await historyOf(product)).toEqual([{ reason: 'opening', change: 40 }])
  })
})

describe('a product', () => {
  const remove = (id: string) =>
    shop.payload.delete({
      collection: 'products',
      id,
      user: shop.users.admin,
      overrideAccess: false,
      depth: 0,
    })

  test('with a history is taken down and not deleted, which is said in a sentence', async () => {
    const product = await shop.product({ stock: 3 })
    await expect(remove(product)).rejects.toMatchObject({
      status: 409,
      isPublic: true,
      message: expect.stringMatching(/^A product that was ever in stock.* Take it down instead/),
      data: { errors: [{ code: 'product.history' }] },
    })
    expect(await stockOf(product)).toEqual({ stock: 3, reserved: 0 })
  })

  test('that never had any can be deleted', async () => {
    const product = await shop.product({ stock: 0 })
    await remove(product)
    expect(await stockOf(product)).toBeUndefined()
  })
})

describe('an edit of the stock', () => {
  test('keeps what was sold while the form was open', async () => {
    const product = await shop.product({ stock: 40 })
    const shown = await shop.payload.findByID({
      collection: 'products',
      id: product,
      user: shop.users.seller,
      overrideAccess: false,
      depth: 0,
    })
    expect(shown.stockSeen).toBe(40)
    await shop.paid(await shop.buyer(), { [product]: 10 })
    // The panel sends every field of the form, whether it was touched or not.
    const { stock, stockSeen } = shown
    await edit(product, { stock, stockSeen, shippingFrom: 'Busan' })
    expect(await stockOf(product)).toEqual({ stock: 30, reserved: 0 })
    await edit(product, { stock: 35, stockSeen: 40 })
    expect(await stockOf(product)).toEqual({ stock: 25, reserved: 0 })
  })

  test('cannot take away what is held for somebody who is paying', async () => {
    const product = await shop.product({ stock: 40 })
    const placed = await shop.order(await shop.buyer(), { [product]: 10 })
    await expect(edit(product, { stock: 9 })).rejects.toMatchObject({
      data: { errors: [{ code: 'product.stockReserved', params: { reserved: 10 } }] },
    })
    await edit(product, { stock: 10 })
    await shop.tend()
    await shop.act(placed.checkout, 'pay')
    await shop.tend()
    expect(await stockOf(product)).toEqual({ stock: 0, reserved: 0 })
  })

  test('and checkouts at the same moment leave no piece uncounted', async () => {
    const product = await shop.product({ stock: 60 })
    const buyers = await Promise.all(Array.from({ length: 8 }, () => shop.buyer()))
    const bought = Promise.all(buyers.map((buyer) => shop.order(buyer, { [product]: 5 })))
    for (const stock of [70, 80, 75]) await edit(product, { stock })
    const placed = await bought
    await shop.tend()
    for (const { checkout } of placed.slice(0, 5)) await shop.act(checkout, 'pay')
    await shop.tend()
    expect(await stockOf(product)).toEqual({ stock: 50, reserved: 15 })
  })
})
