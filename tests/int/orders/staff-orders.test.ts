import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '@/domain/people/actor'
import { callOff, requestCancel } from '@/features/buying/orders/commands/cancel-order'
import { acknowledgeOrder, deliverAsStaff } from '@/features/buying/orders/commands/fulfil-order'
import { refundOrder } from '@/features/buying/orders/commands/refund-order'
import { shipOrder } from '@/features/buying/orders/commands/ship-order'
import { shipForSeller } from '@/admin/orders/commands/ship-for-seller'
import { getOpenedOrder } from '@/admin/orders/get-opened-order'
import { getStaffOrder } from '@/admin/orders/get-staff-order'
import { aSale } from '~/tests/support/shop/a-sale'
import { openAsAdmin } from '~/tests/support/shop/open-as-admin'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const WAYBILL = { carrier: 'cj', trackingNumber: ' 6891-0042 ' }
const LONG = 'x'.repeat(1001)

const recorded = async (order: string) =>
  (
    await shop.query<{ action: string; actor: string; details: string }>(
      'select action, actor_id as actor, details from audit_events where subject_id = $1 order by created_at',
      [order],
    )
  ).map(({ details, ...event }) => ({ ...event, details: JSON.parse(details) as object }))
const statusOf = async (order: string) => (await shop.orderRow(order)).status
const codeOf = (done: { ok: boolean; issues?: { code: string }[] }) => done.issues?.[0]?.code ?? 'done'

/** What an admin reads of an order after saying why. */
async function opened(order: string) {
  await openAsAdmin(shop.ids.staff.admin, order)
  return getOpenedOrder({ kind: 'staff', id: shop.ids.staff.admin, role: 'admin' }, order)
}

/** A sale of a seller who is suspended afterwards. */
async function stranded() {
  const seller = await shop.seller()
  const sold = await shop.paid(await shop.buyer(), { [await shop.product({ seller, stock: 40 })]: 10 })
  await shop.query(`update sellers set status = 'suspended' where id = $1`, [seller])
  const admin: Actor = { kind: 'staff', id: shop.ids.staff.admin, role: 'admin' }
  return { order: sold.orders[0] ?? '', seller, admin }
}

describe('an admin', () => {
  test('cancels a whole order once: money, stock, and one event with the reason', async () => {
    const { order, product, admin, strangers } = await aSale(shop)
    for (const who of strangers)
      expect(codeOf(await callOff(who, { order, reason: 'Lost' }))).toBe('order.unknown')
    expect(codeOf(await callOff(admin, { order, reason: ' \u200b ' }))).toBe('status.reason')
    expect(codeOf(await callOff(admin, { order, reason: LONG }))).toBe('message.tooLong')
    const both = await Promise.all([
      callOff(admin, { order, reason: ' Lost at sea ' }),
      callOff(admin, { order, reason: 'Lost at sea' }),
    ])
    expect(both.map(codeOf).toSorted()).toEqual(['done', 'order.movedMeanwhile'])
    await shop.tend()
    const [refund] = await shop.query<{ id: string; amount: number; status: string }>(
      'select id, amount::float8 as amount, status from refunds where order_id = $1',
      [order],
    )
    const [stock] = await shop.query<{ stock: number }>('select stock::int from products where id = $1', [
      product,
    ])
    expect(refund?.status).toBe('succeeded')
    expect(Number((await shop.orderRow(order)).total_amount)).toBe(refund?.amount)
    expect(stock?.stock).toBe(40)
    expect(await recorded(order)).toEqual([
      {
        action: 'order.cancelled',
        actor: shop.ids.staff.admin,
        details: { reason: 'Lost at sea', refund: refund?.id, amount: refund?.amount },
      },
    ])
  })

  test('is told who was first, and what the order is now', async () => {
    const { order, admin, buyer } = await aSale(shop)
    await requestCancel(buyer, { order, reason: '' })
    const [late, twice] = [
      await callOff(admin, { order, reason: 'Lost' }),
      await deliverAsStaff(admin, { order, reason: 'Seen there' }),
    ]
    const told = {
      code: 'order.movedMeanwhile',
      path: 'order',
      params: { by: 'system', name: '–', status: 'cancelled' },
    }
    expect([late, twice]).toEqual([
      { ok: false, issues: [told] },
      { ok: false, issues: [told] },
    ])
    const other = await aSale(shop)
    await callOff(admin, { order: other.order, reason: 'Lost' })
    const [me] = await shop.query<{ name: string }>('select name from staff where id = $1', [
      shop.ids.staff.admin,
    ])
    expect(await callOff(admin, { order: other.order, reason: 'Lost' })).toMatchObject({
      issues: [{ params: { by: 'admin', name: me?.name, status: 'cancelled' } }],
    })
    expect(await recorded(order)).toEqual([])
  })

  test('marks a shipped order as delivered, which settles it and is recorded once', async () => {
    const { order, admin, seller, strangers } = await aSale(shop)
    expect(codeOf(await deliverAsStaff(admin, { order, reason: 'Seen there' }))).toBe('order.movedMeanwhile')
    await acknowledgeOrder(seller, order)
    await shipOrder(seller, { order, carrier: 'cj', trackingNumber: '6891-0042' })
    for (const who of [...strangers, seller])
      expect(codeOf(await deliverAsStaff(who, { order, reason: 'Seen there' }))).toBe('order.unknown')
    expect(codeOf(await deliverAsStaff(admin, { order, reason: '' }))).toBe('status.reason')
    expect(codeOf(await deliverAsStaff(admin, { order, reason: LONG }))).toBe('message.tooLong')
    expect(codeOf(await deliverAsStaff(admin, { order, reason: 'Seen there' }))).toBe('done')
    expect(codeOf(await deliverAsStaff(admin, { order, reason: 'Seen there' }))).toBe('order.movedMeanwhile')
    expect(await shop.orderRow(order)).toMatchObject({ status: 'delivered', settles_on: expect.any(String) })
    expect(await recorded(order)).toEqual([
      { action: 'order.delivered', actor: shop.ids.staff.admin, details: { reason: 'Seen there' } },
    ])
  })

  test('sends an order on for a suspended seller: the steps of the seller, one event, the usual emails', async () => {
    const { order, seller, admin } = await stranded()
    const asked = { order, ...WAYBILL, reason: 'Packed already' }
    expect(codeOf(await shipForSeller(admin, { ...asked, carrier: 'pigeon' }))).toBe('order.waybill')
    expect(codeOf(await shipForSeller(admin, { ...asked, trackingNumber: ' ' }))).toBe('order.waybill')
    expect(codeOf(await shipForSeller(admin, { ...asked, reason: '' }))).toBe('status.reason')
    expect(codeOf(await shipForSeller(admin, { ...asked, reason: LONG }))).toBe('message.tooLong')
    const own: Actor = { kind: 'seller', id: seller, status: 'suspended' }
    expect(codeOf(await shipForSeller(own, asked))).toBe('order.unknown')
    const both = await Promise.all([shipForSeller(admin, asked), shipForSeller(admin, asked)])
    expect(both.map(codeOf).toSorted()).toEqual(['done', 'order.movedMeanwhile'])
    expect(await shop.orderRow(order)).toMatchObject({
      status: 'shipped',
      carrier: 'cj',
      tracking_number: '6891-0042',
    })
    const steps = await shop.query<{ step: string }>(
      `select e.to || ' ' || e.actor_kind as step from order_events e where order_id = $1 order by created_at, e.to`,
      [order],
    )
    expect(steps.map(({ step }) => step).slice(-2)).toEqual(['processing admin', 'shipped admin'])
    const details = { reason: 'Packed already', seller, carrier: 'cj' }
    expect(await recorded(order)).toEqual([{ action: 'order.shipped', actor: shop.ids.staff.admin, details }])
    const emails = (await opened(order))?.emails.map(({ template }) => template) ?? []
    expect(emails).toEqual(expect.arrayContaining(['orderProcessing', 'orderShipped']))
  })

  test('leaves sending to a seller who is not suspended, and refuses a request to cancel by sending', async () => {
    const active = await aSale(shop)
    const asked = { ...WAYBILL, reason: 'Packed already' }
    expect(codeOf(await shipForSeller(active.admin, { ...asked, order: active.order }))).toBe(
      'order.sellerShips',
    )
    expect(await statusOf(active.order)).toBe('confirmed')
    const { order, admin } = await stranded()
    await shop.query(
      `update orders set status = 'processing', cancel_request_requested_at = now() where id = $1`,
      [order],
    )
    await shop.query(
      `insert into order_events (id, order_id, buyer_id, seller_id, "from", "to", actor_kind)
       select gen_random_uuid(), id, buyer_id, seller_id, 'confirmed', 'processing', 'seller' from orders where id = $1`,
      [order],
    )
    expect(codeOf(await shipForSeller(admin, { ...asked, order }))).toBe('done')
    expect(await shop.orderRow(order)).toMatchObject({ status: 'shipped', cancel_request_answer: 'refused' })
  })
})

test('an order as staff read it has its payment, disputes, failed refunds and emails', async () => {
  const { order, checkout, seller } = await aSale(shop)
  const done = await refundOrder(seller, { order, amount: 500, reason: 'Chipped', key: 'staff-order-1' })
  await shop.query(`update refunds set status = 'failed', error = 'Closed card' where order_id = $1`, [order])
  await shop.system.make('disputes', {
    checkout,
    buyer: (await shop.orderRow(order)).buyer_id,
    providerDispute: 'du_staff_view',
    providerPayment: 'pi_staff_view',
    amount: 700,
    status: 'won',
    openedAt: '2025-03-02T12:00:00.000Z',
  })
  const read = await getStaffOrder(order)
  expect(read).toMatchObject({
    seller: shop.ids.users.seller,
    sellerStatus: 'active',
    orders: 1,
    disputes: [{ amount: 700, status: 'won' }],
    failedRefunds: [{ id: done.ok ? done.value.refund : '', amount: 500, error: 'Closed card' }],
  })
  expect(read?.captured).toBe(Number((await shop.orderRow(order)).total_amount))
  expect(JSON.stringify(read)).not.toMatch(/emails|staffNote/)
  const whole = await opened(order)
  expect(whole?.emails.map(({ status, isCopy }) => [status, isCopy])).toEqual(
    whole?.emails.map(() => ['queued', false]),
  )
  expect(whole?.emails.length).toBeGreaterThan(2)
  expect(await getStaffOrder('01900000-0000-7000-8000-000000000000')).toBe(null)
  expect(whole?.olderEmails).toBe(0)
  await shop.query(`update refunds set status = 'queued' where order_id = $1`, [order])
  await shop.tend()
})

test('of the emails of an order the newest fifty are shown, and it is said how many more there are', async () => {
  const { order } = await aSale(shop)
  const before = (await opened(order))?.emails.length ?? 0
  await shop.query(
    `insert into emails (id, "to", template, locale, subject, order_id, status, created_at, updated_at)
     select gen_random_uuid(), 'jo@maru.test', 'orderPaid', 'en', 'Email ' || n, $1, 'sent', now() + n * interval '1 hour', now()
     from generate_series(1, 60) n`,
    [order],
  )
  const read = await opened(order)
  expect(read?.emails.map(({ subject }) => subject)).toEqual(
    Array.from({ length: 50 }, (_, n) => `Email ${n + 11}`),
  )
  expect(read?.olderEmails).toBe(10 + before)
  await shop.query(`delete from emails where subject like 'Email %'`)
})
