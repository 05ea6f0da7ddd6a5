import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { callOff } from '@/features/buying/orders/commands/cancel-order'
import { refundOrder } from '@/features/buying/orders/commands/refund-order'
import { recordDispute } from '@/features/buying/payments/refunds/record-dispute'
import { sendPayouts } from '@/features/selling/payouts/commands/send-payouts'
import { markPayoutPaid } from '@/features/selling/payouts/commands/mark-payout-paid'
import { requestPayout } from '@/features/selling/payouts/commands/request-payout'
import { aSale } from '~/tests/support/shop/a-sale'
import { openEarner } from '~/tests/support/shop/earned'
import { disputesIn } from '~/tests/support/shop/disputes'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'
import { seeOrder } from '~/tests/support/shop/see-order'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const { paymentOf, dispute, lost, rowsOf, toldOf, twoOrders, refundedOf, booksOf, emailsOf } = disputesIn(
  () => shop,
)

describe('a lost dispute (rule M45)', () => {
  test.each([undefined, 1_234, 1])('of %s cents is booked as a refund of them is', async (part) => {
    const one = await aSale(shop)
    const other = await aSale(shop)
    const { total_amount: total } = await shop.orderRow(one.order)
    const amount = part ?? Number(total)
    await refundOrder(one.admin, { order: one.order, amount, reason: 'Broken', key: 'as-a-refund' })
    await shop.tend()
    await shop.control('webhooks', { mode: 'duplicate' })
    await lost(other.checkout, part)
    await shop.control('webhooks', { mode: 'deliver' })
    expect(await booksOf(other.order)).toEqual(await booksOf(one.order))
    expect(await rowsOf(other.checkout)).toMatchObject([{ status: 'lost', amount, loss: 0, isOver: true }])
    expect(await shop.orderRow(other.order)).toMatchObject({ refunded: String(amount), status: 'confirmed' })
    expect(await emailsOf(other.order, other.checkout)).toContain('orderDisputeLost')
    expect(await emailsOf(other.order, other.checkout)).toContain('disputeLost')
  })

  test('of a payment for two sellers is spread over both orders', async () => {
    const { checkout, first, second } = await twoOrders()
    await lost(checkout, 101)
    const back = [await refundedOf(first.id), await refundedOf(second.id)]
    expect(back.every((cents) => cents > 0)).toBe(true)
    expect(back.reduce((sum, cents) => sum + cents, 0)).toBe(101)
  })

  test('that equals what one order has left is spread in proportion all the same', async () => {
    const { checkout, first, second } = await twoOrders()
    await lost(checkout, second.total)
    const share = (second.total * first.total) / (first.total + second.total)
    expect(Math.abs((await refundedOf(first.id)) - share)).toBeLessThan(1)
    expect((await refundedOf(first.id)) + (await refundedOf(second.id))).toBe(second.total)
    expect([await toldOf(first.id), await toldOf(second.id)]).toEqual([
      ['order.disputed', 'order.disputeLost'],
      ['order.disputed', 'order.disputeLost'],
    ])
  })

  test('that takes nothing of an order is told to its seller too, once', async () => {
    const { checkout, first, second } = await twoOrders()
    await refundOrder(second.seller, {
      order: second.id,
      amount: second.total,
      reason: 'All',
      key: 'all-of-it',
    })
    await shop.tend()
    await shop.control('webhooks', { mode: 'duplicate' })
    await lost(checkout, first.total - 1)
    await shop.control('webhooks', { mode: 'deliver' })
    expect(await refundedOf(first.id)).toBe(first.total - 1)
    expect(await toldOf(first.id)).toEqual(['order.disputed', 'order.disputeLost'])
    expect(await toldOf(second.id)).toEqual(['order.disputed', 'order.disputeSpared'])
    expect(await emailsOf(second.id, checkout)).toContain('orderDisputeSpared')
    expect(await emailsOf(first.id, checkout)).not.toContain('orderDisputeSpared')
    const seen = await seeOrder(shop, second.seller, second.id)
    expect(seen?.dispute).toEqual({ state: 'lost', taken: 0 })
  })

  test.each([
    ['lose', 'order.disputeSpared'],
    ['win', 'order.disputeWon'],
  ] as const)('is over also for an order that was cancelled meanwhile: %s', async (step, end) => {
    const { checkout, first, second } = await twoOrders()
    const then = await dispute(checkout)
    await shop.tend()
    await callOff(second.seller, { order: second.id, reason: 'Broken' })
    await shop.tend()
    await then(step)
    await shop.tend()
    expect(await toldOf(second.id)).toEqual(['order.disputed', end])
    const other = step === 'lose' ? 'order.disputeLost' : 'order.disputeWon'
    expect(await toldOf(first.id)).toEqual(['order.disputed', other])
  })

  test('is nothing to the seller of an order that was cancelled before', async () => {
    const { checkout, second } = await twoOrders()
    await callOff(second.seller, { order: second.id, reason: 'Broken' })
    await shop.tend()
    await shop.query("update orders set cancelled_at = now() - interval '1 hour' where id = $1", [second.id])
    await lost(checkout, 100)
    expect(await toldOf(second.id)).toEqual([])
  })

  test('after a refund takes what the order has left; the rest is Maru’s loss', async () => {
    const { checkout, order, seller } = await aSale(shop)
    const { total_amount: total } = await shop.orderRow(order)
    await refundOrder(seller, { order, amount: 700, reason: 'Chipped', key: 'before-dispute' })
    await shop.tend()
    await lost(checkout)
    expect(await shop.orderRow(order)).toMatchObject({ refunded: String(total) })
    expect(await rowsOf(checkout)).toMatchObject([{ status: 'lost', amount: Number(total), loss: 700 }])
    expect(await shop.checkoutRow(checkout)).toMatchObject({ status: 'refunded', refunded: String(total) })
  })

  test('pays a refund that the provider refused meanwhile, and nothing twice', async () => {
    const { checkout, order, seller } = await aSale(shop)
    const { total_amount: total } = await shop.orderRow(order)
    const then = await dispute(checkout)
    await shop.tend()
    await refundOrder(seller, { order, amount: 500, reason: 'Chipped', key: 'while-disputed' })
    await shop.tend()
    const refunds = () =>
      shop.query('select amount::int as amount, status from refunds where checkout_id = $1 order by amount', [
        checkout,
      ])
    expect(await refunds()).toEqual([{ amount: 500, status: 'failed' }])
    await then('lose')
    await shop.tend()
    expect(await refunds()).toEqual([
      { amount: 500, status: 'succeeded' },
      { amount: Number(total) - 500, status: 'succeeded' },
    ])
    expect(await rowsOf(checkout)).toMatchObject([{ status: 'lost', loss: 0 }])
  })

  test('that is smaller than a refund we owe pays a part of it; only the rest is still owed', async () => {
    const { checkout, order, seller } = await aSale(shop)
    const total = Number((await shop.orderRow(order)).total_amount)
    const then = await dispute(checkout, { amount: 900 })
    await shop.tend()
    await refundOrder(seller, { order, amount: total, reason: 'Chipped', key: 'whole-while-disputed' })
    await shop.tend()
    await then('lose')
    await shop.tend()
    expect(
      await shop.query(
        'select amount::int as amount, status from refunds where checkout_id = $1 order by amount',
        [checkout],
      ),
    ).toEqual([
      { amount: 900, status: 'succeeded' },
      { amount: total - 900, status: 'failed' },
    ])
    expect(await rowsOf(checkout)).toMatchObject([{ status: 'lost', amount: 900, loss: 0 }])
  })

  test('after a payout makes the balance negative', async () => {
    const { deliver, funds, id, seller, admin, payouts } = await openEarner(shop)
    const { checkout } = await deliver()
    const { available } = await funds()
    await requestPayout(seller, { amount: available, key: 'before-lost-dispute' })
    const [{ id: payout = '' } = {}] = await payouts()
    await sendPayouts(admin, [payout])
    await markPayoutPaid(admin, { payout, reference: 'B-1', amount: '1000', currency: 'KRW', rate: '1000' })
    expect(await funds()).toMatchObject({ available: 0, pending: 0 })
    await lost(checkout)
    expect(await funds()).toMatchObject({ available: -available, pending: 0 })
    expect(await shop.query('select status from sellers where id = $1', [id])).toEqual([{ status: 'active' }])
  })

  test('told by several at once, beside a refund, is booked once', async () => {
    const { checkout, order, admin } = await aSale(shop)
    const { total_amount: total } = await shop.orderRow(order)
    const told = {
      id: `du_race_${checkout}`,
      payment: await paymentOf(checkout),
      amount: Number(total),
      reason: 'fraudulent',
      status: 'lost',
      openedAt: new Date().toISOString(),
      dueBy: null,
      what: 'charge.dispute.closed',
    } as const
    await Promise.all([
      refundOrder(admin, { order, amount: 900, reason: 'Broken', key: 'beside-dispute' }),
      recordDispute(told),
      recordDispute(told),
      recordDispute({ ...told, status: 'under_review', what: 'charge.dispute.updated' }),
      recordDispute({ ...told, status: 'won', what: 'charge.dispute.updated' }),
    ])
    const [{ status, loss } = { status: '', loss: -1 }] = await rowsOf(checkout)
    expect(status).toBe('lost')
    // Refunded before the dispute, its 900 cents are owed still and paid by it; after it there was nothing left to refund.
    expect(loss).toBe(0)
    expect(await shop.orderRow(order)).toMatchObject({ refunded: String(total) })
  })
})
