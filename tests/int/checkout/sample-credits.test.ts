import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { callOff, requestCancel } from '@/features/buying/orders/commands/cancel-order'
import { releaseUnpaidOrders } from '@/features/buying/payments/release-unpaid-orders'
import type { Actor } from '@/domain/people/actor'
import { inTransaction } from '@/server/db/transaction'
import { lockOrder } from '@/server/orders/lock-rows'
import { codes } from '~/tests/support/shop/returns'
import { openSamples, PRICE, type SamplesWorld } from '~/tests/support/shop/samples'

let world: SamplesWorld
let shop: SamplesWorld['shop']
beforeAll(async () => {
  world = await openSamples()
  shop = world.shop
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const buying = (id: string): Actor => ({ kind: 'buyer', id })
const selling = (): Actor => ({ kind: 'seller', id: shop.ids.users.seller, status: 'active' })

async function placed(buyer: string) {
  const done = await shop.place(buyer)
  if (!done.ok || done.value.kind !== 'placed') throw new Error(JSON.stringify(done))
  return { ...done.value, order: done.value.orders[0] ?? '' }
}

describe('the credit of a sample (rules M115 to M117)', () => {
  const totals = async (order: string) => {
    const row = await shop.orderRow(order)
    return { subtotal: Number(row.subtotal), total: Number(row.total_amount) }
  }

  test('comes off the first order of the product before tax, and no second one', async () => {
    const [buyer, id] = [await shop.buyer(), await world.product()]
    await world.want(buyer, id)
    const sample = await placed(buyer)
    await shop.fill(buyer, { [id]: 10 })
    // Not before it is paid.
    expect((await shop.seen(buyer)).quote.groups[0]?.lines[0]?.credit).toBeUndefined()
    await shop.tend()
    await shop.act(sample.checkout, 'pay')
    await shop.tend()
    const { quote } = await shop.seen(buyer)
    const [line] = quote.groups[0]?.lines ?? []
    const full = (line?.unitPrice ?? 0) * 10
    expect(line).toMatchObject({ credit: PRICE, totalPrice: full - PRICE })
    const { orders } = await shop.paid(buyer, { [id]: 10 })
    const [order = ''] = orders
    expect(await world.items(order)).toMatchObject([{ sample_credit: PRICE, total_price: full - PRICE }])
    const charged = await totals(order)
    expect(charged).toEqual({
      subtotal: full - PRICE,
      total: full - PRICE + 4900 + Math.round((full - PRICE + 4900) * 0.13),
    })
    expect(await world.rows(buyer)).toMatchObject([{ credit_order_id: order, credit: PRICE }])
    await shop.fill(buyer, { [id]: 10 })
    expect((await shop.seen(buyer)).quote.groups[0]?.lines[0]?.credit).toBeUndefined()
  })

  test.each([
    [59, PRICE],
    [61, undefined],
  ])('%i days after its payment is %s', async (days, credit) => {
    const [buyer, id] = [await shop.buyer(), await world.product()]
    await world.paid(buyer, id)
    await world.ago(buyer, days)
    await shop.fill(buyer, { [id]: 10 })
    expect((await shop.seen(buyer)).quote.groups[0]?.lines[0]?.credit).toBe(credit)
  })

  test('is nobody else’s, and of no other product', async () => {
    const [buyer, other, id, second] = [
      await shop.buyer(),
      await shop.buyer(),
      await world.product(),
      await world.product(),
    ]
    await world.paid(buyer, id)
    await shop.fill(other, { [id]: 10 })
    await shop.fill(buyer, { [second]: 10 })
    for (const each of [buyer, other])
      expect((await shop.seen(each)).quote.groups[0]?.lines[0]?.credit).toBeUndefined()
  })

  test('is used once by two checkouts at the same time', async () => {
    const [buyer, id] = [await shop.buyer(), await world.product()]
    await world.paid(buyer, id)
    await shop.fill(buyer, { [id]: 10 })
    const { digest } = await shop.seen(buyer)
    const both = await Promise.all([shop.place(buyer, { digest }), shop.place(buyer, { digest })])
    expect(both.filter((done) => done.ok && done.value.kind === 'placed')).toHaveLength(1)
    expect(
      await shop.query('select 1 from orders_items where sample_credit > 0 and product_id = $1', [id]),
    ).toHaveLength(1)
  })

  test('is not seen and lost: an order whose credit went meanwhile is shown anew', async () => {
    const [buyer, id] = [await shop.buyer(), await world.product()]
    const { orders } = await world.paid(buyer, id)
    await shop.fill(buyer, { [id]: 10 })
    const { digest } = await shop.seen(buyer)
    expect(await requestCancel(buying(buyer), { order: orders[0] ?? '', reason: '' })).toMatchObject({
      ok: true,
    })
    expect(await shop.place(buyer, { digest })).toMatchObject({ value: { kind: 'changed' } })
  })

  test('and the cancelling of its sample at the same time leave one of the two', async () => {
    const [buyer, id] = [await shop.buyer(), await world.product()]
    const { orders } = await world.paid(buyer, id)
    await shop.fill(buyer, { [id]: 10 })
    const { digest } = await shop.seen(buyer)
    const [order, cancelled] = await Promise.all([
      shop.place(buyer, { digest }),
      requestCancel(buying(buyer), { order: orders[0] ?? '', reason: '' }),
    ])
    const isOrdered = order.ok && order.value.kind === 'placed'
    expect(cancelled.ok).toBe(!isOrdered)
    const [sum] = await shop.query<{ credit: number }>(
      'select coalesce(sum(sample_credit), 0)::int as credit from orders_items where product_id = $1',
      [id],
    )
    expect(sum?.credit).toBe(isOrdered ? PRICE : 0)
    await shop.tend()
  })

  test('comes back when its order is not paid or is cancelled, and keeps the sample’s order from being cancelled', async () => {
    const [buyer, id] = [await shop.buyer(), await world.product()]
    const sample = await world.paid(buyer, id)
    await shop.fill(buyer, { [id]: 10 })
    const first = await placed(buyer)
    for (const refused of [
      await requestCancel(buying(buyer), { order: sample.orders[0] ?? '', reason: '' }),
      await callOff(selling(), { order: sample.orders[0] ?? '', reason: 'None left' }),
    ])
      expect(codes(refused)).toBe('order: sample.credited')
    await shop.tend()
    await shop.pass(first.checkout)
    await shop.tend()
    expect(await world.rows(buyer)).toMatchObject([{ credit_order_id: null, credit: 0 }])
    const second = await shop.paid(buyer, {})
    expect(await world.rows(buyer)).toMatchObject([{ credit_order_id: second.orders[0], credit: PRICE }])
    await callOff(selling(), { order: second.orders[0] ?? '', reason: 'None left' })
    await shop.tend()
    expect(await world.rows(buyer)).toMatchObject([{ credit_order_id: null, credit: 0 }])
    expect(await callOff(selling(), { order: sample.orders[0] ?? '', reason: 'None left' })).toMatchObject({
      ok: true,
    })
    await shop.tend()
  })

  test('goes with a late payment only while nobody used it since', async () => {
    const [buyer, id] = [await shop.buyer(), await world.product()]
    await world.paid(buyer, id)
    await shop.fill(buyer, { [id]: 10 })
    const first = await placed(buyer)
    await shop.tend()
    await shop.pass(first.checkout)
    await shop.tend()
    const second = await shop.paid(buyer, {})
    expect(await world.items(second.orders[0] ?? '')).toMatchObject([{ sample_credit: PRICE }])
    expect((await shop.orderRow(first.order)).status).toBe('cancelled')
    expect(await world.rows(buyer)).toMatchObject([{ credit_order_id: second.orders[0] }])
  })

  test('of a late payment and the cancelling of its sample at the same time leave one of the two', async () => {
    const [buyer, id] = [await shop.buyer(), await world.product()]
    const sample = await world.paid(buyer, id)
    await shop.fill(buyer, { [id]: 10 })
    const { checkout, order } = await placed(buyer)
    await shop.tend()
    await shop.control('webhooks', { mode: 'hold' })
    await shop.act(checkout, 'pay')
    await shop.query("update checkouts set status = 'expired', payment_url = null where id = $1", [checkout])
    await inTransaction(async (tx) => {
      const found = await lockOrder(tx, order)
      if (found) await releaseUnpaidOrders(tx, buyer, [found])
    })
    await shop.control('webhooks', { mode: 'deliver' })
    const [, cancelled] = await Promise.all([
      shop.tend(),
      requestCancel(buying(buyer), { order: sample.orders[0] ?? '', reason: '' }),
    ])
    const { status } = await shop.orderRow(order)
    expect(cancelled.ok).toBe(status === 'cancelled')
    await shop.tend()
  })
})
