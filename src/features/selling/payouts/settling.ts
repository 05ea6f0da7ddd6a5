import type { SettlingDay } from '@/domain/payments/payouts/next-payout'
import { jsonList, jsonObject } from '@/server/db/statements/json'
import { alias, and, eq, gt, sql, type SQLWrapper } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { ledger_entries } = tables
const o = alias(tables.orders, 'settling_o')
const c = alias(tables.checkouts, 'settling_c')

/** What settles by day after today, for a lateral join with a row that has the seller's id (rules N4, S49). */
export function settlingOf(db: Database, seller: SQLWrapper, today: string) {
  const byDay = db
    .select({
      day: sql<string>`${o.settlesOn}`.as('settling_day'),
      amount: sql`sum(${ledger_entries.amount})`.mapWith(Number).as('settling_amount'),
      orders: sql`count(distinct ${o.id})`.mapWith(Number).as('settling_orders'),
    })
    .from(ledger_entries)
    .innerJoin(o, eq(o.id, ledger_entries.order))
    .innerJoin(c, eq(c.id, o.checkout))
    .where(
      and(
        eq(ledger_entries.seller, seller),
        eq(ledger_entries.account, 'seller'),
        eq(o.status, 'delivered'),
        gt(o.settlesOn, today),
        sql`${c.dispute} is distinct from 'open'`,
        sql`(${c.owed} = 0 or ${c.settlesUnpaid})`,
      ),
    )
    .groupBy(o.settlesOn)
    .as('by_day')
  const day = jsonObject({
    day: sql<string>`${byDay.day}`,
    amount: sql<number>`${byDay.amount}`,
    orders: sql<number>`${byDay.orders}`,
  })
  return db
    .select({ days: sql<SettlingDay[]>`${jsonList(day, byDay.day)}`.as('settling_days') })
    .from(byDay)
    .as('settling')
}
