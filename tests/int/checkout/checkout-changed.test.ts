import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { inLine } from '~/tests/support/database/in-line'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const tiers = (unitPrice: number) => ({ moqPrices: [{ minQty: 1, maxQty: 999999, unitPrice }] })

/** A buyer presses the button; the product is locked by others, whose change commits before the order has its lock. */
async function placeAfter(product: string, change: () => Promise<unknown>) {
  const buyer = await shop.buyer()
  await shop.fill(buyer, { [product]: 3 })
  const [, answer] = await inLine<unknown>(shop, product, [change, () => shop.place(buyer)])
  const orders = await shop.query('select 1 from orders where buyer_id = $1', [buyer])
  return { answer, orders: orders.length }
}

describe('between the quote and the lock of the goods', () => {
  test('a new price is shown, and nothing is ordered', async () => {
    const product = await shop.product({ stock: 9, ...tiers(900) })
    const { answer, orders } = await placeAfter(product, () =>
      shop.system.change('products', product, tiers(950)),
    )
    expect(answer).toMatchObject({ ok: true, value: { kind: 'changed', quote: { subtotal: 2850 } } })
    expect(orders).toBe(0)
  })

  test('a change that the order does not show is no reason to ask again', async () => {
    const product = await shop.product({ stock: 9, ...tiers(900) })
    const { answer, orders } = await placeAfter(product, () =>
      shop.system.change('products', product, { family: 'Hanok' }),
    )
    expect(answer).toMatchObject({ ok: true, value: { kind: 'placed' } })
    expect(orders).toBe(1)
  })

  test('stock that others took is said', async () => {
    const product = await shop.product({ stock: 4, ...tiers(900) })
    const other = await shop.buyer()
    await shop.fill(other, { [product]: 2 })
    const { answer, orders } = await placeAfter(product, () => shop.place(other))
    expect(answer).toMatchObject({ ok: false, issues: [{ code: 'cart.onlyLeft' }] })
    expect(orders).toBe(0)
  })

  test('a product that was taken down is refused', async () => {
    const product = await shop.product({ stock: 9, ...tiers(900) })
    const { answer, orders } = await placeAfter(product, () =>
      shop.system.change('products', product, { status: 'rejected' }),
    )
    expect(answer).toMatchObject({ ok: false, issues: [{ code: 'cart.unavailable' }] })
    expect(orders).toBe(0)
  })
})
