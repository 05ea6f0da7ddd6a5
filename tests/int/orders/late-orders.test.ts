import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addDays, dayIn } from '@/domain/values/calendar'
import { requestCancel } from '@/features/buying/orders/commands/cancel-order'
import { acknowledgeOrder, markDelivered } from '@/features/buying/orders/commands/fulfil-order'
import { giveEstimate } from '@/features/buying/orders/commands/give-estimate'
import { notifyOfLateOrders } from '@/features/buying/orders/commands/notify-of-late-orders'
import { shipOrder } from '@/features/buying/orders/commands/ship-order'
import { getOrder } from '@/features/buying/orders/get-order'
import { listOrders } from '@/features/buying/orders/list/list-orders'
import { getNextSteps } from '@/features/selling/dashboard/next-steps'
import { readQueues } from '@/admin/dashboard/read-work'
import { promisedArrival } from '@/server/texts/arrival-text'
import { up } from '@/migrations/20261129_100000_kept_promises'
import { memberUser } from '~/tests/support/member-user'
import { aSale } from '~/tests/support/shop/a-sale'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const WAYBILL = { carrier: 'cj', trackingNumber: '6891-0042' }
const promiseOf = async (order: string) => (await shop.orderRow(order)).promised_until
const mailsOf = (order: string, template = 'orderLate') =>
  shop.query<{ user: string; params: string }>(
    `select user_id as user, params from emails where template = $2 and dedupe_key like '%' || $1 || '%'`,
    [order, template],
  )
const promise = (order: string, day: string) =>
  shop.query('update orders set promised_until = $2 where id = $1', [order, day])

test('the last promised day is kept when it is paid, and stays when it is shipped late', async () => {
  const { order, seller } = await aSale(shop)
  expect(await promiseOf(order)).toMatch(/^\d{4}-\d\d-\d\d$/)
  await acknowledgeOrder(seller, order)
  // Shipped sixty days later than it was paid.
  await shop.query("update orders set confirmed_at = confirmed_at - interval '60 days' where id = $1", [
    order,
  ])
  await shipOrder(seller, { order, ...WAYBILL })
  expect(String(await promiseOf(order)) < new Date().toISOString().slice(0, 10)).toBe(true)
})

test('a promise that was moved when the order was shipped late is the agreed one again', async () => {
  const [moved, kept] = [await aSale(shop), await aSale(shop)]
  for (const { order, seller } of [moved, kept]) {
    await acknowledgeOrder(seller, order)
    await shipOrder(seller, { order, ...WAYBILL })
  }
  const agreed = await promiseOf(moved.order)
  await promise(moved.order, '2999-01-05')
  await promise(kept.order, '2026-01-05')
  await up({ db: shop.payload.db.drizzle } as never)
  expect([await promiseOf(moved.order), await promiseOf(kept.order)]).toEqual([agreed, '2026-01-05'])
})

test('the seller is notified of a late order once, by email and on the site, however many workers look', async () => {
  const { order, seller } = await aSale(shop)
  await notifyOfLateOrders()
  expect(await mailsOf(order)).toEqual([])
  await promise(order, '2026-01-05')
  await Promise.all([notifyOfLateOrders(), notifyOfLateOrders(), notifyOfLateOrders()])
  await notifyOfLateOrders()
  const mails = await mailsOf(order)
  expect(mails.map(({ user }) => user)).toEqual(['id' in seller && seller.id])
  const news = await shop.query<{ side: string }>(
    `select side from notifications where kind = 'order.late' and href = $1 order by side`,
    [`/order/${order}`],
  )
  expect(news.map(({ side }) => side)).toEqual(['buyer', 'seller'])
})

test('nobody is notified of an order that has arrived', async () => {
  const { order, seller } = await aSale(shop)
  await acknowledgeOrder(seller, order)
  await shipOrder(seller, { order, ...WAYBILL })
  await markDelivered({ kind: 'system' }, order)
  await promise(order, '2026-01-05')
  await notifyOfLateOrders()
  expect(await mailsOf(order)).toEqual([])
})

const today = () => dayIn('America/Toronto', new Date())
const inDays = (days: number) => addDays(today(), days)
/** The clock of an order: what happened to it was so many days earlier. */
const moveClock = (order: string, days: number) =>
  shop.query(
    `update orders set confirmed_at = confirmed_at - $2 * interval '1 day', shipped_at = shipped_at - $2 * interval '1 day',
       promised_until = (promised_until::date - $2::int)::text, estimate_from = (estimate_from::date - $2::int)::text,
       estimate_until = (estimate_until::date - $2::int)::text where id = $1`,
    [order, days],
  )
const read = async (id: string, order: string) => {
  const view = await getOrder(await memberUser(shop.payload, id), order)
  return { ...view, arrival: view && promisedArrival(view, 'en') }
}
const idOf = (actor: object) => ('id' in actor ? String(actor.id) : '')
const owedBy = async (seller: Parameters<typeof getNextSteps>[0]) =>
  (await getNextSteps(seller, { locale: 'en', zone: 'America/Toronto' })).needs.find(
    ({ kind }) => kind === 'late',
  )?.count ?? 0
/** Whether the seller's list offers to give a new estimate (rule M69). */
const isOffered = async (seller: object, order: string) => {
  const member = await memberUser(shop.payload, idOf(seller))
  const { number } = await shop.orderRow(order)
  const { orders } = await listOrders(member, 'seller', { status: null, text: String(number), page: 1 })
  return orders.map(({ owesEstimate }) => owesEstimate)
}
const late = async () => {
  const [found] = await readQueues(shop.payload.db.drizzle, ['lateOrders'], new Date())
  return found?.waiting ?? 0
}

test('a late order from the promise to the staff: buyer, seller and staff read the same (rules M64, M66)', async () => {
  const { order, buyer, seller } = await aSale(shop)
  expect(await read(idOf(buyer), order)).toMatchObject({ lateness: null })
  const others = await owedBy(seller)
  await moveClock(order, 60)
  const before = await late()
  await notifyOfLateOrders()
  const owed = await read(idOf(buyer), order)
  expect(owed).toMatchObject({ lateness: 'owed', arrival: expect.stringContaining('has been asked for') })
  expect(owed.arrival).not.toContain('New estimate')
  expect(await owedBy(seller)).toBe(others + 1)
  expect(await isOffered(seller, order)).toEqual([true])
  expect(before).toBeGreaterThan(0)

  const days = { from: inDays(2), to: inDays(5) }
  expect((await giveEstimate(seller, { order, ...days })).ok).toBe(true)
  expect((await giveEstimate(seller, { order, ...days })).ok).toBe(true)
  expect(await mailsOf(order, 'orderNewEstimate')).toHaveLength(1)
  const answered = await read(idOf(buyer), order)
  expect(answered).toMatchObject({ lateness: 'estimated', estimate: days })
  expect(answered.arrival).toContain('New estimate')
  expect(await owedBy(seller)).toBe(others)
  expect(await isOffered(seller, order)).toEqual([false])
  await notifyOfLateOrders()
  expect(await mailsOf(order)).toHaveLength(1)

  await moveClock(order, 6)
  await notifyOfLateOrders()
  await notifyOfLateOrders()
  expect(await mailsOf(order)).toHaveLength(2)
  expect(await mailsOf(order, 'orderLateBuyer')).toHaveLength(2)
  const again = await read(idOf(buyer), order)
  expect(again).toMatchObject({ lateness: 'owed', arrival: expect.stringContaining('asked again') })
  expect(again.arrival).not.toContain('New estimate:')
  expect(await owedBy(seller)).toBe(others + 1)

  await acknowledgeOrder(seller, order)
  await shipOrder(seller, { order, ...WAYBILL })
  const shipped = await read(idOf(buyer), order)
  expect(shipped).toMatchObject({ lateness: 'estimated', estimate: { from: inDays(3) } })
  expect(await owedBy(seller)).toBe(others)
  expect(await late()).toBe(before)
  await markDelivered(buyer, order)
  expect(await read(idOf(buyer), order)).toMatchObject({ lateness: null, arrival: null, estimateFirst: null })
  expect(await late()).toBe(before - 1)
})

test('an order that is late is cancelled at once, also after its seller started; another asks the seller (rule M65)', async () => {
  const [punctual, overdue] = [await aSale(shop), await aSale(shop)]
  for (const { order, seller } of [punctual, overdue]) await acknowledgeOrder(seller, order)
  const asked = await requestCancel(overdue.buyer, { order: overdue.order, reason: 'Too slow' })
  expect(asked).toMatchObject({ ok: true, value: { done: 'asked' } })
  await moveClock(overdue.order, 60)
  const cancel = ({ buyer, order }: typeof punctual) => requestCancel(buyer, { order, reason: 'Too late' })
  expect(await cancel(punctual)).toMatchObject({ ok: true, value: { done: 'asked' } })
  expect(await cancel(overdue)).toMatchObject({ ok: true, value: { done: 'approved' } })
  expect(await shop.orderRow(overdue.order)).toMatchObject({ status: 'cancelled' })
  await shop.tend()
})

test('an estimate is its active seller’s alone to give, of an order on its way', async () => {
  const { order, buyer, seller, admin, strangers } = await aSale(shop)
  await moveClock(order, 60)
  const days = { from: inDays(2), to: inDays(5) }
  for (const actor of [buyer, admin, ...strangers])
    expect(await giveEstimate(actor, { order, ...days })).toMatchObject({
      ok: false,
      issues: [{ code: 'order.unknown' }],
    })
  const past = await giveEstimate(seller, { order, from: inDays(-1), to: inDays(5) })
  expect(past).toMatchObject({ ok: false, issues: [{ code: 'estimate.past', path: 'from' }] })
  expect(await shop.orderRow(order)).toMatchObject({ estimate_from: null, estimate_until: null })
  await acknowledgeOrder(seller, order)
  await shipOrder(seller, { order, ...WAYBILL })
  await markDelivered(buyer, order)
  expect(await giveEstimate(seller, { order, ...days })).toMatchObject({
    ok: false,
    issues: [{ code: 'estimate.notOpen' }],
  })
})
