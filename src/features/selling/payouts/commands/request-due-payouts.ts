import { addDays } from '@/domain/values/calendar'
import { monthOf } from '@/domain/payments/payouts/revenue'
import { fundsOf, HAS_ACCOUNT, settlementDay } from '@/features/selling/payouts/funds'
import { and, eq, exists, inArray, not, notExists, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { uninvoiced } from '@/server/orders/money/commission-invoices'
import { requestEverything } from './request-payout'

const { payouts, sellers } = tables

const AT_ONCE = 50

/** Days of a month on which its request is made up for, where the worker was down on the first. */
const MADE_UP = 7

/**
 * Requests everything available for sellers who chose so: on the first of the month, or daily, once a day each (rule M43). Who has
 * less than the minimum, or no account, is not asked about. On the first of a month it waits for the invoice of its commission: the tax
 * would leave the request uncovered (rule D23). Returns whether more may be waiting.
 */
export async function requestDuePayouts(today = settlementDay()): Promise<boolean> {
  const isBegun = Number(today.slice(-2)) <= MADE_UP
  const isFirst = today.endsWith('-01')
  const db = await database()
  const day = sql<string>`case ${sellers.payout_requests} when 'monthly' then ${`${today.slice(0, 8)}01`} else ${today} end`
  const asking = db.$with('asking').as(
    db
      .select({
        id: sellers.id,
        requests: sellers.payout_requests,
        day: day.as('asked_day'),
        key: sql<string>`concat(${sellers.payout_requests}, ':', ${sellers.id}, ':', ${day})`.as('asked_key'),
      })
      .from(sellers)
      .where(
        and(
          isFirst ? notExists(uninvoiced(db, sellers.id, monthOf(addDays(today, -1)))) : undefined,
          eq(sellers.status, 'active'),
          inArray(sellers.payout_requests, isBegun ? ['daily', 'monthly'] : ['daily']),
          HAS_ACCOUNT,
        ),
      ),
  )
  const { owed, asked, columns } = fundsOf(db, asking.id, asking.day)
  const storedBefore = db
    .select({ id: payouts.id })
    .from(payouts)
    .where(eq(payouts.idempotencyKey, asking.key))
  const due = await db
    .with(asking)
    .select({ id: asking.id, requests: asking.requests, key: asking.key })
    .from(asking)
    .crossJoinLateral(owed)
    .crossJoinLateral(asked)
    .where(and(not(exists(storedBefore)), sql`${columns.available} - ${columns.open} >= ${columns.minimum}`))
    .orderBy(asking.id)
    .limit(AT_ONCE)
  let stored = 0
  for (const { id, requests, key } of due) {
    const done = await requestEverything({ seller: id, requestedBy: requests, key })
    if (done.ok) stored += 1
    // Suspended or refunded since it was read: the next round reads it anew.
    else console.warn(`No payout was requested for seller ${id}: ${done.issues[0]?.code}`)
  }
  return due.length === AT_ONCE && stored > 0
}
