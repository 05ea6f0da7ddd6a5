import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { callOff, requestCancel } from '@/features/buying/orders/commands/cancel-order'
import { recordRefund } from '@/features/buying/orders/commands/record-refund'
import { refundOrder } from '@/features/buying/orders/commands/refund-order'
import { confirmTransfer } from '@/features/buying/payments/transfers/confirm-transfer'
import { aSale } from '~/tests/support/shop/a-sale'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const eventsOf = async (...subjects: string[]) => {
  const events = await shop.query<{ details: string }>(
    `select action, actor_kind, actor_id, subject, subject_id, details from audit_events
     where subject_id = any($1) order by created_at`,
    [subjects],
  )
  return events.map(({ details, ...event }) => ({ ...event, details: JSON.parse(details) as object }))
}

const byAdmin = () => ({ actor_kind: 'staff', actor_id: shop.ids.staff.admin })

describe('the audit log says who of the staff', () => {
  test('refunded a part of an order: whom, how much, once for a form sent twice', async () => {
    const { order, admin } = await aSale(shop)
    const asked = { order, amount: 1250, reason: 'Chipped', key: 'audit-form-1' }
    const [done] = await Promise.all([refundOrder(admin, asked), refundOrder(admin, asked)])
    const refund = done.ok ? done.value.refund : ''
    expect(await eventsOf(order)).toEqual([
      {
        action: 'refund.made',
        ...byAdmin(),
        subject: 'orders',
        subject_id: order,
        details: { refund, amount: 1250 },
      },
    ])
  })

  test('called an order off, which refunds what is left of it', async () => {
    const { order, admin, seller } = await aSale(shop)
    await refundOrder(seller, { order, amount: 1000, reason: 'Chipped', key: 'audit-form-2' })
    expect(await callOff(admin, { order, reason: 'Never delivered' })).toMatchObject({ ok: true })
    const [refund] = await shop.query<{ id: string; amount: number }>(
      'select id, amount::float8 as amount from refunds where order_id = $1 and idempotency_key = $2',
      [order, `cancel:${order}`],
    )
    expect(await eventsOf(order)).toMatchObject([
      {
        action: 'order.cancelled',
        ...byAdmin(),
        details: { reason: 'Never delivered', refund: refund?.id, amount: refund?.amount },
      },
    ])
  })

  test('recorded a refund that was sent by hand', async () => {
    const { order, admin, seller } = await aSale(shop)
    const done = await refundOrder(seller, { order, amount: 300, reason: 'Late', key: 'audit-form-3' })
    const refund = done.ok ? done.value.refund : ''
    await shop.query("update refunds set status = 'failed' where id = $1", [refund])
    expect(await recordRefund(admin, { refund, reference: ' W-10 ' })).toMatchObject({ ok: true })
    expect(await eventsOf(refund, order)).toEqual([
      {
        action: 'refund.recorded',
        ...byAdmin(),
        subject: 'refunds',
        subject_id: refund,
        details: { reference: 'W-10', order, amount: 300 },
      },
    ])
  })

  test('confirmed a transfer, of which checkout and amount', async () => {
    const buyer = await shop.buyer()
    const goods = { [await shop.product({ stock: 40 })]: 10 }
    const { checkout } = await shop.order(buyer, goods, { provider: 'transfer' })
    const { total, transfer_reference: reference } = await shop.checkoutRow(checkout)
    const admin = { kind: 'staff', id: shop.ids.staff.admin, role: 'admin' } as const
    const amount = Number(total)
    expect(await confirmTransfer(admin, { checkout, amount, bankReference: 'TX-1' })).toMatchObject({
      ok: true,
    })
    expect(await eventsOf(checkout)).toEqual([
      {
        action: 'transfer.confirmed',
        ...byAdmin(),
        subject: 'checkouts',
        subject_id: checkout,
        details: { payment: `${reference}:TX-1`, amount },
      },
    ])
  })
})

describe('nothing is recorded', () => {
  test('of refunds by sellers and by cancelling buyers', async () => {
    const { order, seller, buyer } = await aSale(shop)
    await refundOrder(seller, { order, amount: 1000, reason: 'Chipped', key: 'audit-form-4' })
    expect(await requestCancel(buyer, { order, reason: '' })).toMatchObject({ ok: true })
    expect(await eventsOf(order)).toEqual([])
  })

  test('of a refund that is refused or undone', async () => {
    const { order, admin, strangers } = await aSale(shop)
    const asked = { order, amount: 99_999_999, reason: 'Chipped', key: 'audit-form-5' }
    for (const who of [admin, ...strangers])
      expect(await refundOrder(who, asked)).toMatchObject({ ok: false })
    expect(await eventsOf(order)).toEqual([])
    await shop.query('alter table audit_events rename to audit_events_away')
    await expect(refundOrder(admin, { ...asked, amount: 100 })).rejects.toThrow()
    await shop.query('alter table audit_events_away rename to audit_events')
    expect(await shop.query('select 1 from refunds where order_id = $1', [order])).toEqual([])
  })
})
