import { afterAll, beforeAll, expect, test } from 'vitest'
import { markDelivered } from '@/features/buying/orders/commands/fulfil-order'
import { shipOrder } from '@/features/buying/orders/commands/ship-order'
import { down, up } from '@/migrations/20261201_140000_shipments'
import { aSaleToSend } from '~/tests/support/shop/parcels'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

type Parcel = {
  parcel: string
  carrier: string | null
  freight: string | null
  by: string | null
  lines: string
}

test('what was shipped before went whole in one parcel, and its books agree (rule M137)', async () => {
  const SEA = { forwarder: 'Hyundai Glovis', container: '', boxes: '4', pallets: '' }
  const waits = await aSaleToSend(shop)
  const [onWay, reported, confirmed] = [
    await aSaleToSend(shop),
    await aSaleToSend(shop),
    await aSaleToSend(shop),
  ]
  for (const { seller, order } of [reported, confirmed])
    await shipOrder(seller, { order, carrier: 'dhl', trackingNumber: '4019327765' })
  await shipOrder(onWay.seller, { order: onWay.order, carrier: 'sea', trackingNumber: 'HDMU1', freight: SEA })
  await markDelivered(reported.seller, reported.order)
  await markDelivered(confirmed.buyer, confirmed.order)
  const db = { db: shop.payload.db.drizzle } as never
  await down(db)
  await up(db)
  const parcelsOf = (order: string) =>
    shop.query<Parcel>(
      `select p.parcel::text, p.carrier::text, p.freight, p.delivered_by::text as by,
        (select string_agg(l.quantity::text, ',') from order_shipments_items l where l._parent_id = p.id) as lines
       from order_shipments p where p.order_id = $1`,
      [order],
    )
  expect(await parcelsOf(waits.order)).toEqual([])
  expect(await parcelsOf(onWay.order)).toMatchObject([
    { parcel: '1', carrier: null, freight: expect.stringContaining('Glovis'), by: null, lines: '10,10' },
  ])
  expect(await parcelsOf(reported.order)).toMatchObject([{ carrier: 'dhl', by: 'seller', lines: '10,10' }])
  expect(await parcelsOf(confirmed.order)).toMatchObject([{ carrier: 'dhl', by: 'buyer' }])
  expect(await shop.broken()).toEqual([])
})
