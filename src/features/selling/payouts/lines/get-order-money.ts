import 'server-only'
import { alias, and, eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { settlementDay } from '@/features/selling/payouts/funds'
import { orderState, sumOf, taxBy } from './list-lines'

const { ledger_entries: entries } = tables
// `orderState` reads tables of these names.
const o = alias(tables.orders, 'o')
const c = alias(tables.checkouts, 'c')

/**
 * What an order brings its seller, from the ledger, so that it is what financials say to the cent (rule S28); null before it is paid.
 * Amounts are signed as the seller's, and their sum is `net`.
 */
export async function getOrderMoney(seller: string, order: string) {
  const db = await database()
  const [row] = await db
    .select({
      sale: sumOf('sale'),
      discount: sumOf('discount'),
      shipping: sumOf('shipping'),
      tax: sumOf('tax'),
      commission: sumOf('commission'),
      refund: sumOf('refund'),
      net: sql`sum(${entries.amount})`.mapWith(Number).as('net'),
      code: sql<string | null>`max(${o.discountCode})`,
      ratePpm: sql<number | null>`max(${entries.ratePpm})::int`,
      importTax: taxBy(db, 'importer'),
      state: orderState(settlementDay()),
      settlesOn: o.settlesOn,
    })
    .from(entries)
    .innerJoin(o, eq(o.id, entries.order))
    .innerJoin(c, eq(c.id, o.checkout))
    .where(and(eq(entries.order, order), eq(entries.seller, seller), eq(entries.account, 'seller')))
    .groupBy(o.id, c.id)
  return row ?? null
}

export type OrderMoneyView = NonNullable<Awaited<ReturnType<typeof getOrderMoney>>>
