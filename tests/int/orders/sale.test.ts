import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listToShip } from '@/features/buying/orders/bulk/list-to-ship'
import { findSale } from '@/features/buying/orders/sale/find-sale'
import { getOrderMoney } from '@/features/selling/payouts/lines/get-order-money'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

async function sold() {
  const product = await shop.product({ stock: 40, packagingUnit: 4 })
  const { orders } = await shop.paid(await shop.buyer(), { [product]: 10 })
  const [id = ''] = orders
  return { id, number: String((await shop.orderRow(id)).number) }
}

describe('an order in its seller’s frame', () => {
  test('is found by its number and its id, with how it is packed, by its seller alone (rule S26)', async () => {
    const sale = await sold()
    for (const key of [sale.number, sale.number.toLowerCase(), sale.id])
      expect(await findSale(shop.ids.users.seller, key)).toMatchObject({
        id: sale.id,
        items: [{ quantity: 10, packagingUnit: 4 }],
        thread: null,
      })
    expect(await findSale(shop.ids.users.otherSeller, sale.number)).toBeNull()
    expect(await findSale(shop.ids.users.otherSeller, sale.id)).toBeNull()
    expect(await listToShip(shop.ids.users.seller, 'ko')).toContainEqual(
      expect.objectContaining({ number: sale.number, boxes: 3, status: 'confirmed' }),
    )
  })

  test('says what the ledger says, to the seller alone (rule S28)', async () => {
    const sale = await sold()
    const money = await getOrderMoney(shop.ids.users.seller, sale.id)
    const { sale: goods = 0, shipping = 0, tax = 0, commission = 0, refund = 0, net } = money ?? {}
    expect(goods + shipping + tax + commission + refund).toBe(net)
    expect(goods).toBe(Number((await shop.orderRow(sale.id)).subtotal))
    expect(money).toMatchObject({ state: 'waiting', settlesOn: null })
    expect(await getOrderMoney(shop.ids.users.otherSeller, sale.id)).toBeNull()
  })
})
