import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cancelRest } from '@/features/buying/orders/commands/cancel-rest'
import {
  deliverByTracking,
  deliverOverdue,
  markDelivered,
  markParcelArrived,
} from '@/features/buying/orders/commands/fulfil-order'
import { refundOrder } from '@/features/buying/orders/commands/refund-order'
import { shipOrder } from '@/features/buying/orders/commands/ship-order'
import { getNewReturn } from '@/features/buying/returns/form/get-new-return'
import { memberUser } from '~/tests/support/member-user'
import { aSaleToSend, parcelsIn, waybill, type SaleToSend } from '~/tests/support/shop/parcels'
import { seeOrder } from '~/tests/support/shop/see-order'
import { stateReaders } from '~/tests/support/shop/read-state'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const toSend = () => aSaleToSend(shop)
const { part, statusOf, parcelsOf } = parcelsIn(() => shop)
const { stockOf } = stateReaders(() => shop)

describe('an order in several parcels arrives with the last of them (rule M140)', () => {
  /** Shipped in two. */
  async function shipped() {
    const sale = await toSend()
    const [one, two] = [waybill(), waybill()]
    await part(sale, { [sale.tap]: '10' }, one)
    await shipOrder(sale.seller, { order: sale.order, ...two })
    const [first, last] = (await parcelsOf(sale)).map(({ id }) => id)
    return { ...sale, one, two, first: first ?? '', last: last ?? '' }
  }

  test('as the buyer says of each; a stranger says nothing', async () => {
    const { order, buyer, seller, strangers, first, last } = await shipped()
    for (const who of [...strangers, seller])
      expect(await markParcelArrived(who, { order, parcel: first })).toMatchObject({ ok: false })
    expect(await markParcelArrived(buyer, { order, parcel: first })).toMatchObject({ ok: true })
    expect(await statusOf({ order })).toBe('shipped')
    expect(await markParcelArrived(buyer, { order, parcel: first })).toMatchObject({
      ok: false,
      issues: [{ code: 'parcel.arrived' }],
    })
    expect(await markParcelArrived(buyer, { order, parcel: last })).toMatchObject({ ok: true })
    expect(await shop.orderRow(order)).toMatchObject({
      status: 'delivered',
      arrival_confirmed_at: expect.anything(),
      settles_on: expect.any(String),
    })
  })

  test('as the carrier reports each, also of one that left before the others did', async () => {
    const sale = await toSend()
    const [one, two] = [waybill(), waybill()]
    await part(sale, { [sale.tap]: '10' }, one)
    expect(await deliverByTracking('fedex', one.trackingNumber)).toBe(1)
    expect(await deliverByTracking('fedex', one.trackingNumber)).toBe(0)
    expect(await statusOf(sale)).toBe('processing')
    await shipOrder(sale.seller, { order: sale.order, ...two })
    expect(await deliverByTracking('fedex', two.trackingNumber)).toBe(1)
    expect(await statusOf(sale)).toBe('delivered')
  })

  test('what the seller reports the buyer confirms parcel by parcel (rule N29)', async () => {
    const sale = await shipped()
    const { order, buyer, first, last } = sale
    expect(await markDelivered(sale.seller, order)).toMatchObject({ ok: true })
    expect(await shop.orderRow(order)).toMatchObject({ arrival_confirmed_at: null })
    await markParcelArrived(buyer, { order, parcel: first })
    expect(await shop.orderRow(order)).toMatchObject({ arrival_confirmed_at: null })
    await markParcelArrived(buyer, { order, parcel: last })
    expect(await shop.orderRow(order)).toMatchObject({ arrival_confirmed_at: expect.anything() })
  })

  test('by itself once the days of every parcel are over, at sea sixty (rules M8, M110)', async () => {
    const sale = await shipped()
    const age = (days: number) =>
      shop.query(`update orders set shipped_at = now() - $2 * interval '1 day' where id = $1`, [
        sale.order,
        days,
      ])
    await shop.query(
      `update order_shipments set carrier = null, freight = '{"mode":"sea","forwarder":"Glovis"}', shipped_at = now() - interval '20 days'
       where id = $1`,
      [sale.first],
    )
    await shop.query(`update order_shipments set shipped_at = now() - interval '15 days' where id = $1`, [
      sale.last,
    ])
    await age(15)
    await deliverOverdue()
    expect(await statusOf(sale)).toBe('shipped')
    await shop.query(`update order_shipments set shipped_at = now() - interval '61 days' where id = $1`, [
      sale.first,
    ])
    await deliverOverdue()
    expect(await statusOf(sale)).toBe('delivered')
  })
})

describe('calling off the rest (rule M141)', () => {
  const restOf = async (sale: SaleToSend) => (await seeOrder(shop, sale.seller, sale.order))?.rest
  async function begun() {
    const sale = await toSend()
    await part(sale, { [sale.tap]: '4', [sale.bar]: '10' })
    const rest = await restOf(sale)
    return { ...sale, amount: rest?.amount ?? 0, seen: rest?.mark ?? '' }
  }

  test('refunds it, gives back its stock, and the order counts as shipped with its last parcel', async () => {
    const sale = await begun()
    const { order, seller, amount, seen } = sale
    expect(await cancelRest(seller, { order, reason: 'Sold out', seen })).toMatchObject({
      ok: true,
      value: { amount },
    })
    expect(await stockOf(sale.tapProduct)).toMatchObject({ stock: 36 })
    const row = await shop.orderRow(order)
    expect(row).toMatchObject({ status: 'shipped', refunded: String(amount) })
    const [last] = await parcelsOf(sale)
    expect(row.shipped_at).toEqual(new Date(last?.shippedAt ?? ''))
    const [mail] = await shop.query<{ params: string }>(
      "select params from emails where user_id = $1 and template = 'orderRestCancelled'",
      [sale.buyer.id],
    )
    expect(JSON.parse(mail?.params ?? '{}')).toMatchObject({
      reason: 'Sold out',
      items: expect.stringMatching(/^6 × /),
    })
    // What was not sent cannot come back.
    await markDelivered(sale.buyer, order)
    const back = await getNewReturn(await memberUser(shop.payload, sale.buyer.id), { order, locale: 'en' })
    expect(back.ok && back.value.lines.map(({ left }) => left).toSorted((a, b) => a - b)).toEqual([4, 10])
  })

  test('delivers the order where every parcel has arrived', async () => {
    const sale = await begun()
    const [parcel] = await parcelsOf(sale)
    await markParcelArrived(sale.buyer, { order: sale.order, parcel: parcel?.id ?? '' })
    await cancelRest(sale.seller, { order: sale.order, reason: 'Sold out', seen: sale.seen })
    expect(await statusOf(sale)).toBe('delivered')
  })

  test('is for the seller and admins, with a reason, once, and of what they saw', async () => {
    const sale = await begun()
    const { order, seen, admin, seller } = sale
    for (const who of [...sale.strangers, sale.buyer])
      expect(await cancelRest(who, { order, reason: 'Sold out', seen })).toMatchObject({ ok: false })
    expect(await cancelRest(seller, { order, reason: ' ', seen })).toMatchObject({ ok: false })
    expect(await cancelRest(seller, { order, reason: 'Sold out', seen: 'another' })).toMatchObject({
      issues: [{ code: 'parcel.restChanged' }],
    })
    const both = await Promise.all([
      cancelRest(admin, { order, reason: 'Sold out', seen }),
      cancelRest(seller, { order, reason: 'Sold out', seen }),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(Number((await shop.orderRow(order)).refunded)).toBe(sale.amount)
  })

  test('is refused before the first parcel', async () => {
    const sale = await toSend()
    expect(await cancelRest(sale.seller, { order: sale.order, reason: 'Sold out', seen: '' })).toMatchObject({
      issues: [{ code: 'parcel.noRest' }],
    })
  })

  test('and shipping or refunding at the same moment come to the same books', async () => {
    for (let round = 0; round < 3; round += 1) {
      const sale = await begun()
      const { order, seen, seller } = sale
      const [off, sent] = await Promise.all([
        cancelRest(seller, { order, reason: 'Sold out', seen }),
        part(sale, { [sale.tap]: '6' }),
        refundOrder(seller, { order, amount: 500, reason: 'One was chipped', key: `chipped-${round}` }),
      ])
      expect(off.ok && sent.ok).toBe(false)
      expect(await shop.broken()).toEqual([])
    }
  })
})
