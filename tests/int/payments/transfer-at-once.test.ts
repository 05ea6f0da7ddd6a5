import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { confirmTransfer } from '@/features/buying/payments/transfers/confirm-transfer'
import { processEvents } from '@/features/buying/payments/process-events'
import { whileLocked } from '~/tests/support/database/while-locked'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const admin = () => ({ kind: 'staff', id: shop.ids.staff.admin, role: 'admin' }) as const

/** How often each thing was written that may be written once only. */
async function told(checkout: string, order: string) {
  const [counts] = await shop.query(
    `select
      (select count(*)::int from payment_events where body like '%' || $1 || '%' and provider = 'transfer') as events,
      (select count(*)::int from audit_events where subject_id = $1 and action = 'transfer.confirmed') as audited,
      (select count(distinct entry_set)::int from ledger_entries where order_id = $2) as sets,
      (select count(*)::int from invoices where order_id = $2) as invoices,
      (select count(*)::int from notifications n join orders o on o.id = $2 where n.params::json ->> 'number' = o.number
        and n.kind = 'order.confirmed') as notified,
      (select count(*)::int from emails e join orders o on o.id = $2 where e.params::text like '%' || o.number || '%'
        and e.template in ('orderConfirmed', 'orderNew')) as emails`,
    [checkout, order],
  )
  return counts
}

describe('a transfer', () => {
  test('that two admins confirm at once, and one once more while the worker settles it, is taken once', async () => {
    const buyer = await shop.buyer()
    const goods = { [await shop.product({ stock: 40 })]: 10 }
    const { checkout, orders } = await shop.order(buyer, goods, { provider: 'transfer' })
    const amount = Number((await shop.checkoutRow(checkout)).total)
    const confirm = () => confirmTransfer(admin(), { checkout, amount, bankReference: 'W-21' })
    const done = await whileLocked(shop, { table: 'checkouts', id: checkout }, [confirm, confirm])
    expect(done.map(({ ok }) => ok)).toEqual([true, true])
    const once = await told(checkout, orders[0] ?? '')
    expect(once).toEqual({ events: 1, audited: 1, sets: 1, invoices: 1, notified: 2, emails: 1 })
    await shop.query("update payment_events set processed_at = null where provider = 'transfer'")
    await Promise.all([confirm(), processEvents(), processEvents(), confirm()])
    expect(await told(checkout, orders[0] ?? '')).toEqual(once)
    expect((await shop.checkoutRow(checkout)).captured).toBe(String(amount))
  })
})
