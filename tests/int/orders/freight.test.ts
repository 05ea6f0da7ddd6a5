import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { deliverOverdue } from '@/features/buying/orders/commands/fulfil-order'
import { listShipments } from '@/features/selling/shipping/list-shipments'
import { getTradeContent } from '@/features/selling/shipping/documents/get-trade-content'
import { renderPackingList } from '@/features/selling/shipping/documents/render-packing-list'
import { memberUser } from '~/tests/support/member-user'
import { pdfText } from '~/tests/support/pdf-text'
import { seeOrder } from '~/tests/support/shop/see-order'
import { shipAgo } from '~/tests/support/shop/parcels'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'
import { waybillsOf } from '~/tests/support/waybills'

let shop: Shop
const { toSend, seller, sendShip, statusOf } = waybillsOf(() => shop)
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const SEA = {
  carrier: 'sea',
  trackingNumber: 'HDMU1234567',
  forwarder: 'Hyundai Glovis',
  container: 'CSQU3054383',
  boxes: '40',
  pallets: '2',
}
const KEPT = { mode: 'sea', forwarder: 'Hyundai Glovis', container: 'CSQU3054383', boxes: 40, pallets: 2 }

describe('a waybill by sea or truck (rule M109)', () => {
  test('ships the order, which both sides, its papers and the email then name', async () => {
    const { order, buyer } = await toSend()
    expect(await sendShip({ order, ...SEA })).toMatchObject({ ok: true })
    for (const who of [seller(), { kind: 'buyer', id: buyer } as const])
      expect(await seeOrder(shop, who, order)).toMatchObject({
        status: 'shipped',
        carrier: null,
        trackingNumber: 'HDMU1234567',
        freight: KEPT,
      })
    const { way } = await listShipments(await memberUser(shop.payload, seller().id), { send: 1, way: 1 })
    expect(way.orders.find(({ id }) => id === order)).toMatchObject({ freight: KEPT, lastCarrier: 'sea' })
    const content = await getTradeContent(seller(), order)
    const paper = content ? pdfText(await renderPackingList(content, 'en')) : ''
    for (const word of ['Hyundai Glovis', 'HDMU1234567', 'CSQU3054383', '40 boxes, 2 pallets'])
      expect(paper).toContain(word)
    const [email] = await shop.query<{ params: string }>(
      "select params from emails where user_id = $1 and template = 'orderShipped'",
      [buyer],
    )
    expect(JSON.parse(email?.params ?? '{}')).toMatchObject({
      carrier: expect.stringContaining('Hyundai Glovis'),
      tracking: '',
    })
  })

  test('is refused with its fields, what was typed kept, and to everybody else', async () => {
    const { order } = await toSend()
    const answer = await sendShip({
      order,
      ...SEA,
      forwarder: '',
      container: 'CSQU3054384',
      boxes: '',
      pallets: '',
    })
    expect(answer).toMatchObject({
      ok: false,
      fields: { forwarder: expect.any(String), container: expect.any(String), boxes: expect.any(String) },
      kept: { carrier: 'sea', trackingNumber: 'HDMU1234567', container: 'CSQU3054384' },
    })
    expect(await sendShip({ order, ...SEA, carrier: 'balloon' })).toMatchObject({ ok: false })
    for (const role of [
      'otherSeller',
      'suspendedSeller',
      'pendingSeller',
      'buyer',
      'admin',
      'visitor',
    ] as const)
      expect(await sendShip({ order, ...SEA }, [], role)).toMatchObject({ ok: false })
    expect(await statusOf(order)).toBe('processing')
  })
})

test('what is at sea is not delivered by itself after two weeks, but after sixty days (rule M110)', async () => {
  const [sea, truck] = [await toSend(), await toSend()]
  await sendShip({ order: sea.order, ...SEA })
  await sendShip({ order: truck.order, ...SEA, carrier: 'truck', container: '' })
  const age = (days: number) => shipAgo(shop, [sea.order, truck.order], `${days} days`)
  await age(20)
  await deliverOverdue()
  expect([await statusOf(sea.order), await statusOf(truck.order)]).toEqual(['shipped', 'delivered'])
  await age(61)
  await deliverOverdue()
  expect(await statusOf(sea.order)).toBe('delivered')
})
