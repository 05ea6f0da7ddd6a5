import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '@/domain/people/actor'
import { answerCancel, callOff, requestCancel } from '@/features/buying/orders/commands/cancel-order'
import {
  acknowledgeOrder,
  deliverOverdue,
  markDelivered,
} from '@/features/buying/orders/commands/fulfil-order'
import { shipOrder } from '@/features/buying/orders/commands/ship-order'
import { carrierSignature } from '@/server/http/carrier-signature'
import { POST as hearCarrier } from '@/app/api/webhooks/carrier/route'
import { aSale } from '~/tests/support/shop/a-sale'
import { stateReaders } from '~/tests/support/shop/read-state'
import { shipAgo } from '~/tests/support/shop/parcels'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const WAYBILL = { carrier: 'cj', trackingNumber: '6891-0042' }
const { statusOf, stockOf } = stateReaders(() => shop)

describe('an order on its way', () => {
  test('is acknowledged, shipped and received, each by whom the table names', async () => {
    const { order, buyer, seller, strangers } = await aSale(shop)
    for (const who of [...strangers, buyer])
      expect(await acknowledgeOrder(who, order)).toMatchObject({ ok: false })
    expect(await shipOrder(seller, { order, ...WAYBILL })).toMatchObject({
      ok: false,
      issues: [{ code: 'moves.impossible' }],
    })
    expect(await acknowledgeOrder(seller, order)).toMatchObject({ ok: true })
    expect(await shipOrder(seller, { order, carrier: 'cj', trackingNumber: ' ' })).toMatchObject({
      ok: false,
    })
    for (const who of [...strangers, buyer])
      expect(await shipOrder(who, { order, ...WAYBILL })).toMatchObject({ ok: false })
    expect(await shipOrder(seller, { order, ...WAYBILL })).toMatchObject({ ok: true })
    for (const who of strangers) expect(await markDelivered(who, order)).toMatchObject({ ok: false })
    expect(await markDelivered(buyer, order)).toMatchObject({ ok: true })
    expect(await markDelivered(buyer, order)).toMatchObject({ ok: false })
    expect(
      await shop.query(
        'select "to", actor_kind as by from order_events where order_id = $1 order by created_at, id',
        [order],
      ),
    ).toEqual([
      { to: 'pending_payment', by: 'buyer' },
      { to: 'confirmed', by: 'system' },
      { to: 'processing', by: 'seller' },
      { to: 'shipped', by: 'seller' },
      { to: 'delivered', by: 'buyer' },
    ])
    const [told] = await shop.query<{ kinds: string[] }>(
      'select array_agg(kind order by created_at, kind) as kinds from notifications where user_id = $1',
      [buyer.kind === 'buyer' ? buyer.id : ''],
    )
    expect(told?.kinds).toEqual(['order.placed', 'order.confirmed', 'order.processing', 'order.shipped'])
  })

  test('arrives when the carrier says so, signed and fresh, however often', async () => {
    const { order, seller } = await aSale(shop)
    await acknowledgeOrder(seller, order)
    await shipOrder(seller, { order, carrier: 'dhl', trackingNumber: order })
    process.env.CARRIER_WEBHOOK_KEY = 'a-key-shared-with-carriers'
    const body = JSON.stringify({ carrier: 'dhl', trackingNumber: order, status: 'delivered' })
    const tell = (signature: string) => {
      const headers = { 'maru-signature': signature, 'content-length': String(body.length) }
      return hearCarrier(new Request('http://shop/api/webhooks/carrier', { method: 'POST', headers, body }))
    }
    const signed = (at: number, key: string) => `t=${at},v1=${carrierSignature(body, String(at), key)}`
    const now = Math.floor(Date.now() / 1000)
    expect((await tell(signed(now, 'another key'))).status).toBe(400)
    expect((await tell(signed(now - 3600, 'a-key-shared-with-carriers'))).status).toBe(400)
    expect(await statusOf(order)).toBe('shipped')
    expect(await (await tell(signed(now, 'a-key-shared-with-carriers'))).json()).toEqual({ moved: 1 })
    expect(await (await tell(signed(now, 'a-key-shared-with-carriers'))).json()).toEqual({ moved: 0 })
    expect(
      await shop.query('select actor_id as by from order_events where order_id = $1 and "to" = $2', [
        order,
        'delivered',
      ]),
    ).toEqual([{ by: 'carrier:dhl' }])
  })

  test('has arrived after fourteen silent days, and not before', async () => {
    const { order, seller } = await aSale(shop)
    await acknowledgeOrder(seller, order)
    await shipOrder(seller, { order, ...WAYBILL })
    await shipAgo(shop, [order], '13 days 23 hours')
    await deliverOverdue()
    expect(await statusOf(order)).toBe('shipped')
    await shipAgo(shop, [order], '14 days 1 second')
    await deliverOverdue()
    expect(await statusOf(order)).toBe('delivered')
  })
})

describe('cancelling', () => {
  test('before anything is paid is the buyer’s, outright', async () => {
    const id = await shop.buyer()
    const product = await shop.product({ stock: 40 })
    const placed = await shop.order(id, { [product]: 10 })
    await shop.tend()
    const [order = ''] = placed.orders
    const stranger: Actor = { kind: 'seller', id: shop.ids.users.seller, status: 'active' }
    expect(await requestCancel(stranger, { order, reason: '' })).toMatchObject({ ok: false })
    expect(await requestCancel({ kind: 'buyer', id }, { order, reason: '' })).toEqual({
      ok: true,
      value: { done: 'cancelled' },
    })
    expect(await stockOf(product)).toEqual({ stock: 40, reserved: 0 })
    expect(await shop.checkoutRow(placed.checkout)).toMatchObject({ status: 'cancelled', captured: '0' })
    await shop.tend()
    expect(await shop.act(placed.checkout, 'pay')).toHaveProperty('error')
  })

  test('before the seller has begun is granted at once: money and goods go back', async () => {
    const { order, buyer, product, checkout } = await aSale(shop)
    expect(await requestCancel(buyer, { order, reason: 'Wrong colour' })).toEqual({
      ok: true,
      value: { done: 'approved' },
    })
    expect(await requestCancel(buyer, { order, reason: '' })).toMatchObject({ ok: false })
    await shop.tend()
    expect(await stockOf(product)).toEqual({ stock: 40, reserved: 0 })
    expect(await shop.checkoutRow(checkout)).toMatchObject({ status: 'refunded' })
    expect(await shop.query('select status, reason from refunds where order_id = $1', [order])).toEqual([
      { status: 'succeeded', reason: 'Wrong colour' },
    ])
  })

  test('afterwards is put to the seller, who answers once', async () => {
    const { order, buyer, seller, strangers } = await aSale(shop)
    await acknowledgeOrder(seller, order)
    const long = 'x'.repeat(1_001)
    const tooLong = { issues: [{ code: 'message.tooLong', params: { max: 1_000 } }] }
    expect(await requestCancel(buyer, { order, reason: long })).toMatchObject(tooLong)
    expect(await requestCancel(buyer, { order, reason: '' })).toEqual({ ok: true, value: { done: 'asked' } })
    expect(await requestCancel(buyer, { order, reason: '' })).toMatchObject({
      issues: [{ code: 'order.cancelAsked' }],
    })
    for (const who of strangers)
      expect(await answerCancel(who, { order, approved: true, reason: '' })).toMatchObject({ ok: false })
    expect(await answerCancel(seller, { order, approved: false, reason: '' })).toMatchObject({
      issues: [{ code: 'status.reason' }],
    })
    for (const approved of [true, false])
      expect(await answerCancel(seller, { order, approved, reason: long })).toMatchObject(tooLong)
    expect(await answerCancel(seller, { order, approved: false, reason: 'Already cut' })).toMatchObject({
      ok: true,
    })
    expect(await answerCancel(seller, { order, approved: true, reason: '' })).toMatchObject({ ok: false })
    expect(await statusOf(order)).toBe('processing')
  })

  test('and shipping at the same moment: one of them happens', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { order, buyer, seller } = await aSale(shop, 1)
      await acknowledgeOrder(seller, order)
      await requestCancel(buyer, { order, reason: '' })
      const [answered, shipped] = await Promise.all([
        answerCancel(seller, { order, approved: true, reason: '' }),
        shipOrder(seller, { order, ...WAYBILL }),
      ])
      expect([answered.ok, shipped.ok].filter(Boolean)).toHaveLength(1)
      expect(await statusOf(order)).toBe(shipped.ok ? 'shipped' : 'cancelled')
    }
  })

  test('by the seller or by staff says why', async () => {
    const { order, seller, buyer, admin } = await aSale(shop)
    expect(await callOff(seller, { order, reason: ' ' })).toMatchObject({
      issues: [{ code: 'status.reason' }],
    })
    expect(await callOff(seller, { order, reason: 'x'.repeat(1_001) })).toMatchObject({
      issues: [{ code: 'message.tooLong' }],
    })
    expect(await callOff(buyer, { order, reason: 'Mine' })).toMatchObject({
      issues: [{ code: 'order.unknown' }],
    })
    expect(await callOff(seller, { order, reason: 'Broken in the kiln' })).toMatchObject({ ok: true })
    const second = await aSale(shop)
    expect(await callOff(admin, { order: second.order, reason: 'Seller gone' })).toMatchObject({ ok: true })
    await shop.tend()
  })
})
