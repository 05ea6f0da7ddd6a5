import { nextMonth } from '@/domain/values/calendar'
import { issueCommission, sellersDue } from '@/server/orders/money/commission-invoices'
import { monthOf, monthsBetween } from '@/domain/payments/payouts/revenue'
import type { Seed } from './store'

/** The oldest orders are younger. */
const YEARS = 2
/** More than the demo has sellers. */
const AT_MOST = 100

/** What the worker would have issued on the first of each month, in the order of time (rule D23). */
export async function seedCommission({ payload, clock }: Seed) {
  const { drizzle } = payload.db
  const today = clock.now.slice(0, 10)
  const first = `${Number(today.slice(0, 4)) - YEARS}${today.slice(4, 7)}`
  for (const month of monthsBetween(first, monthOf(today))) {
    const now = new Date(`${nextMonth(`${month}-01`)}T06:10:00Z`)
    if (now > new Date(clock.now)) break
    for (const { seller } of await sellersDue(drizzle, now, AT_MOST))
      await drizzle.transaction((tx) => issueCommission(tx, { seller, now }))
  }
}
