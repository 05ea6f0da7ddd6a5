import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest'
import { callOff, requestCancel } from '@/features/buying/orders/commands/cancel-order'
import { shipOrder } from '@/features/buying/orders/commands/ship-order'
import { exportOrders } from '@/features/buying/orders/list/export-orders'
import { shipMany } from '@/features/buying/orders/bulk/ship-many'
import { getTradeContent } from '@/features/selling/shipping/documents/get-trade-content'
import { aSaleToSend, parcelsIn, waybill, type SaleToSend } from '~/tests/support/shop/parcels'
import { seeOrder, seeOrders } from '~/tests/support/shop/see-order'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const toSend = () => aSaleToSend(shop)
const { part, statusOf, parcelsOf } = parcelsIn(() => shop)

describe('a part of an order', () => {
  test('goes with its own waybill; the last of them ships the order (rules M137, M138, M139)', async () => {
    const sale = await toSend()
    const first = waybill()
    expect(await part(sale, { [sale.tap]: '4', [sale.bar]: '' }, first)).toMatchObject({
      ok: true,
      value: { parcel: 1 },
    })
    expect(await statusOf(sale)).toBe('processing')
    const seen = await seeOrder(shop, sale.buyer, sale.order)
    expect(seen).toMatchObject({
      status: 'processing',
      firstShippedAt: expect.any(String),
      shippedAt: null,
      trackingNumber: null,
      parcels: [{ parcel: 1, ...first, lines: [{ item: sale.tap, quantity: 4 }], deliveredAt: null }],
    })
    // What is left, by a form that names no lines.
    const last = waybill()
    expect(await shipOrder(sale.seller, { order: sale.order, ...last })).toMatchObject({
      ok: true,
      value: { parcel: null },
    })
    expect(await shop.orderRow(sale.order)).toMatchObject({
      status: 'shipped',
      carrier: 'fedex',
      tracking_number: last.trackingNumber,
    })
    expect((await parcelsOf(sale)).map(({ lines }) => lines)).toEqual([
      [{ item: sale.tap, quantity: 4 }],
      [
        { item: sale.tap, quantity: 6 },
        { item: sale.bar, quantity: 10 },
      ],
    ])
    const mails = await shop.query<{ template: string; params: string }>(
      "select template, params from emails where user_id = $1 and template like '%Shipped' order by created_at",
      [sale.buyer.id],
    )
    expect(mails.map(({ template }) => template)).toEqual(['orderPartShipped', 'orderLastShipped'])
    expect(mails.map(({ params }) => JSON.parse(params))).toMatchObject([
      { trackingNumber: first.trackingNumber, items: expect.stringMatching(/^4 × /) },
      { trackingNumber: last.trackingNumber, items: expect.stringContaining('\n') },
    ])
  })

  test('is found by its number, and named in the file of orders; a file of the carrier does not send it again (rules M137, M142)', async () => {
    const sale = await toSend()
    const [first, last] = [waybill(), waybill()]
    await part(sale, { [sale.tap]: '5' }, first)
    const number = String((await shop.orderRow(sale.order)).number)
    const fromFile = async (sent: typeof first) => {
      const rows = [{ line: 1, number, carrier: 'fedex' as const, trackingNumber: sent.trackingNumber }]
      const done = await shipMany(sale.seller, { rows, areUsual: true })
      return done.ok ? done.value : done
    }
    expect(await fromFile(first)).toEqual([{ number, done: 'before' }])
    expect(await statusOf(sale)).toBe('processing')
    expect(await fromFile(last)).toEqual([{ number, done: 'now' }])
    expect(await statusOf(sale)).toBe('shipped')
    const query = { status: null, text: first.trackingNumber, page: 1 }
    for (const owner of [
      { side: 'buyer', id: sale.buyer.id } as const,
      { side: 'seller', id: sale.seller.id } as const,
    ]) {
      const list = await seeOrders(shop, owner, query)
      expect(list.orders.map(({ id }) => id)).toEqual([sale.order])
      let csv = ''
      for await (const line of exportOrders(owner, query, 'en')) csv += line
      expect(csv).toContain(`"FedEx; FedEx","${first.trackingNumber}; ${last.trackingNumber}"`)
    }
  })

  test('has papers of its own, with its part of the shipping (rule M142)', async () => {
    const sale = await toSend()
    await part(sale, { [sale.tap]: '5' })
    await part(sale, { [sale.tap]: '5' })
    const left = await getTradeContent(sale.seller, sale.order)
    expect(left?.lines.map(({ quantity }) => quantity)).toEqual([10])
    expect(left).toMatchObject({ trackingNumber: null, parcel: null })
    await shipOrder(sale.seller, { order: sale.order, ...waybill() })
    const papers = await Promise.all([1, 2, 3].map((n) => getTradeContent(sale.buyer, sale.order, n)))
    expect(papers.map((paper) => paper?.lines.map(({ quantity }) => quantity))).toEqual([[5], [5], [10]])
    const whole = await getTradeContent(sale.buyer, sale.order)
    const sum = papers.reduce((total, paper) => total + (paper?.shipping ?? 0), 0)
    expect([sum, whole?.shipping]).toEqual([
      whole?.shipping,
      Number((await shop.orderRow(sale.order)).shipping),
    ])
    expect(await getTradeContent(sale.buyer, sale.order, 4)).toBeNull()
    for (const who of sale.strangers.slice(0, 3)) expect(await getTradeContent(who, sale.order, 1)).toBeNull()
  })

  it.each([
    ['more than is left', (sale: SaleToSend) => ({ [sale.tap]: '11' }), 'parcel.tooMany'],
    ['nothing', (sale: SaleToSend) => ({ [sale.tap]: '', [sale.bar]: '0' }), 'parcel.empty'],
    ['no number', (sale: SaleToSend) => ({ [sale.tap]: 'all' }), 'parcel.quantity'],
    ['a line of another order', () => ({ 'no-such-line': '1' }), 'parcel.line'],
  ])('is refused of %s, and nothing changes', async (_, quantities, code) => {
    const sale = await toSend()
    expect(await part(sale, quantities(sale))).toMatchObject({ ok: false, issues: [{ code }] })
    expect([await statusOf(sale), await parcelsOf(sale)]).toEqual(['processing', []])
  })

  test('is for the active seller alone, and of an order that is acknowledged', async () => {
    const sale = await toSend()
    for (const who of [...sale.strangers, sale.buyer, sale.admin])
      expect(
        await shipOrder(who, { order: sale.order, ...waybill(), quantities: { [sale.tap]: '1' } }),
      ).toMatchObject({ ok: false })
    expect(await parcelsOf(sale)).toEqual([])
    await shipOrder(sale.seller, { order: sale.order, ...waybill() })
    expect(await part(sale, { [sale.tap]: '1' })).toMatchObject({
      ok: false,
      issues: [{ code: 'moves.impossible' }],
    })
  })

  test('of two windows that send the same pieces at once one is refused (rule M138)', async () => {
    const sale = await toSend()
    const sent = await Promise.all(
      Array.from({ length: 4 }, () => part(sale, { [sale.tap]: '6', [sale.bar]: '10' })),
    )
    expect(sent.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await parcelsOf(sale)).map(({ lines }) => lines)).toEqual([
      [
        { item: sale.tap, quantity: 6 },
        { item: sale.bar, quantity: 10 },
      ],
    ])
  })

  test('declines a cancellation request, after which nobody cancels (rule M141)', async () => {
    const sale = await toSend()
    await requestCancel(sale.buyer, { order: sale.order, reason: 'Too late' })
    await part(sale, { [sale.tap]: '1' })
    expect(await shop.orderRow(sale.order)).toMatchObject({ cancel_request_answer: 'refused' })
    // Nor is another asked for, whether or not it is late.
    expect(await requestCancel(sale.buyer, { order: sale.order, reason: 'Still' })).toMatchObject({
      ok: false,
      issues: [{ code: 'parcel.partlyShipped' }],
    })
    await shop.query(
      "update orders set promised_until = '2026-01-01', cancel_request_requested_at = null where id = $1",
      [sale.order],
    )
    const asked = { order: sale.order, reason: 'No longer needed' }
    for (const refused of [
      await requestCancel(sale.buyer, asked),
      await callOff(sale.seller, asked),
      await callOff(sale.admin, asked),
    ])
      expect(refused).toMatchObject({ ok: false, issues: [{ code: 'parcel.partlyShipped' }] })
    expect(await statusOf(sale)).toBe('processing')
  })
})
