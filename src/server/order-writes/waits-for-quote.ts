import { sql } from '@payloadcms/db-postgres'
import type { Database } from '@/server/db/transaction'

/** Whether a shipping quote is missing (rule M15): until then a checkout has no total and takes no payment. */
export async function waitsForQuote(db: Database, checkout: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from orders where checkout_id = ${checkout} and quote = 'waiting' and status = 'pending_payment' limit 1`,
  )
  return rows.length > 0
}
