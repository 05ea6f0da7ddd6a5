import { addDays } from '@/domain/values/calendar'
import { monthOf } from '@/domain/payments/payouts/revenue'
import { refundOrder } from '@/features/buying/orders/commands/refund-order'
import { issueCommissionInvoices } from '@/features/selling/payouts/commands/issue-commission-invoices'
import { settlementDay } from '@/features/selling/payouts/funds'
import { openEarner, type Earner } from './earned'
import type { Shop } from './open-shop'

const ON = { country: 'CA', address: '1 King St', city: 'Toronto', province: 'ON', postal: 'M5V 2T6' }

/** A Toronto month, so many before this one. */
export const monthsAgo = (count: number): string =>
  count === 0 ? monthOf(settlementDay()) : monthOf(addDays(`${monthsAgo(count - 1)}-01`, -1))

/** On the second day of this month, since in the first hour of a month nothing of the last one is issued yet (rule D23). */
export const issueCommission = () => issueCommissionInvoices(new Date(`${monthsAgo(0)}-02T17:00:00Z`))

/** Sellers in Canada, and bookings of earlier months. */
export function commissionTools(shop: Shop) {
  /** A seller in Ontario, unless another place is said. */
  async function canadian(place: object = {}): Promise<Earner> {
    const earner = await openEarner(shop)
    const { country, address, city, province, postal } = { ...ON, ...place }
    await shop.query(
      'update sellers set country = $2::enum_sellers_country, address = $3, city = $4, province = $5, postal_code = $6 where id = $1',
      [earner.id, country, address, city, province, postal],
    )
    return earner
  }

  /** Puts a set of the ledger into an earlier month; the trigger that keeps the ledger as it is stands aside for it. */
  async function age(set: string, count: number) {
    await shop.query('alter table ledger_entries disable trigger user')
    const moment = `${monthsAgo(count)}-15T12:00:00Z`
    await shop.query('update ledger_entries set created_at = $2 where entry_set = $1', [set, moment])
    await shop.query('alter table ledger_entries enable trigger user')
  }

  /** A sale of so many months ago. */
  async function soldIn(earner: Earner, count: number, quantity = 10) {
    const { order } = await earner.deliver(quantity)
    await age(`sale:${order}`, count)
    return order
  }

  /** A refund of an order, so many months ago; of all of it unless an amount is said. */
  async function refundedIn(earner: Earner, order: string, count: number, part?: number) {
    const { total_amount: total } = await shop.orderRow(order)
    const asked = { order, amount: part ?? Number(total), reason: 'Chipped', key: `refund-${order}` }
    const done = await refundOrder(earner.admin, asked)
    if (!done.ok) throw new Error(`Not refunded: ${JSON.stringify(done)}`)
    await shop.tend()
    const [refund] = await shop.query<{ id: string }>('select id from refunds where order_id = $1', [order])
    await age(`refund:${refund?.id}`, count)
  }

  return { canadian, soldIn, refundedIn }
}
