import { and, eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { orders } = tables

/** Whether a shipping quote is missing (rule M15): until then a checkout has no total and takes no payment. */
export async function waitsForQuote(db: Database, checkout: string): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(orders)
    .where(
      and(eq(orders.checkout, checkout), eq(orders.quote, 'waiting'), eq(orders.status, 'pending_payment')),
    )
    .limit(1)
  return rows.length > 0
}
