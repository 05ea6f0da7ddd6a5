import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayIn, nextMonth } from '@/domain/values/calendar'
import type { DisputeStatus } from '@/domain/payments/dispute'
import { markDelivered } from '@/features/buying/orders/commands/fulfil-order'
import { refundOrder } from '@/features/buying/orders/commands/refund-order'
import { recordDispute } from '@/features/buying/payments/refunds/record-dispute'
import { openEarner } from '~/tests/support/shop/earned'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const today = () => dayIn('America/Toronto', new Date())
const settlesOn = async (order: string) => (await shop.orderRow(order)).settles_on
/** All that the ledger owes a seller. */
const owed = async (seller: string) => {
  const sum =
    "select sum(amount)::int as cents from ledger_entries where seller_id = $1 and account = 'seller'"
  return (await shop.query<{ cents: number }>(sum, [seller]))[0]?.cents
}
const disputeOf = async (checkout: string) => (await shop.checkoutRow(checkout)).dispute

describe('an order takes its day of settlement when it is delivered (rule N4)', () => {
  test('that day where the seller settles on completion, and not before', async () => {
    const { ship, admin, funds } = await openEarner(shop)
    const { order } = await ship()
    expect(await settlesOn(order)).toBeNull()
    expect(await funds()).toMatchObject({ available: 0 })
    await markDelivered(admin, order)
    expect(await settlesOn(order)).toBe(today())
    expect(await funds()).toMatchObject({ pending: 0, open: 0, minimum: 5000 })
    expect((await funds()).available).toBeGreaterThan(5000)
  })

  test('the first of the next month where it is monthly; until then its money is pending', async () => {
    const { deliver, funds } = await openEarner(shop, { settlement: 'monthly' })
    const { order } = await deliver()
    const day = nextMonth(today())
    expect(await settlesOn(order)).toBe(day)
    const { pending } = await funds(addDays(day, -1))
    expect(pending).toBeGreaterThan(0)
    expect(await funds(day)).toMatchObject({ available: pending, pending: 0 })
  })

  test('and a later change of the setting moves nothing', async () => {
    const { deliver, id } = await openEarner(shop, { settlement: 'monthly' })
    const { order } = await deliver()
    await shop.query("update sellers set payout_settlement = 'on_completion' where id = $1", [id])
    expect(await settlesOn(order)).toBe(nextMonth(today()))
  })
})

describe('a dispute', () => {
  const told = { amount: 100, reason: 'fraudulent', openedAt: '2026-11-02T12:00:00.000Z', dueBy: null }
  const tell = (payment: unknown, id: string, status: DisputeStatus, what = 'charge.dispute.created') =>
    recordDispute({ ...told, id, payment: String(payment), status, what })

  test('keeps an order from settling while it is open, whatever comes late or twice', async () => {
    const { deliver, funds, id } = await openEarner(shop)
    const { checkout } = await deliver()
    const { provider_payment: payment } = await shop.checkoutRow(checkout)
    const { available } = await funds()
    await tell(payment, 'dp_1', 'needs_response')
    expect(await disputeOf(checkout)).toBe('open')
    expect(await funds()).toMatchObject({ available: 0, pending: available })
    await tell(payment, 'dp_1', 'won', 'charge.dispute.closed')
    expect(await disputeOf(checkout)).toBe('won')
    await tell(payment, 'dp_1', 'needs_response')
    await tell(payment, 'dp_1', 'under_review', 'charge.dispute.funds_withdrawn')
    expect(await disputeOf(checkout)).toBe('won')
    expect(await funds()).toMatchObject({ available, pending: 0 })
    await tell(payment, 'dp_2', 'needs_response')
    expect(await disputeOf(checkout)).toBe('open')
    await tell(payment, 'dp_2', 'lost', 'charge.dispute.closed')
    expect(await disputeOf(checkout)).toBe('lost')
    expect((await funds()).available).toBeLessThan(available)
    expect(await funds()).toMatchObject({ available: await owed(id), pending: 0 })
  })

  test('of a payment nobody knows changes nothing', async () => {
    await tell('pi_nobody', 'dp_3', 'needs_response')
    expect(await shop.query("select 1 from audit_events where details like '%dp_3%'")).toEqual([])
  })
})

test('a refund of a settled order lowers what is available', async () => {
  const { deliver, seller, funds } = await openEarner(shop)
  const { order } = await deliver()
  const { available } = await funds()
  await refundOrder(seller, { order, amount: 1000, reason: 'Chipped', key: 'settled-refund' })
  const after = await funds()
  expect(after.pending).toBe(0)
  expect(after.available).toBeLessThan(available)
})
