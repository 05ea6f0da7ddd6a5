import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acknowledgeOrder, deliverByTracking } from '@/features/buying/orders/commands/fulfil-order'
import { shipOrder } from '@/features/buying/orders/commands/ship-order'
import { aSale } from '~/tests/support/shop/a-sale'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

async function shippedWith(trackingNumber: string) {
  const { order, seller } = await aSale(shop)
  await acknowledgeOrder(seller, order)
  await shipOrder(seller, { order, carrier: 'cj', trackingNumber })
  const [row] = await shop.query<{ status: string }>(
    'select status::text as status from orders where id = $1',
    [order],
  )
  return { order, status: row?.status }
}

describe('the number a carrier reports (rule M8)', () => {
  test('is found however it is grouped', async () => {
    await shippedWith('5503-1827-4406')
    expect(await deliverByTracking('dhl', '550318274406')).toBe(0)
    expect(await deliverByTracking('cj', ' 5503 1827-4406')).toBe(1)
  })

  test('is found as it was typed, if it is unusual', async () => {
    await shippedWith('Paket 7')
    expect(await deliverByTracking('cj', 'Paket 7')).toBe(1)
  })

  test('is a number that can be seen: an order is not shipped with another', async () => {
    expect(await shippedWith('\u200B\u2060')).toMatchObject({ status: 'processing' })
  })
})
