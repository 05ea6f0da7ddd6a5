import type { Data } from '@/server/data'
import { sql } from '@/server/db/sql'
import type { Transaction } from '@/server/db/transaction'
import { rowsOf } from '@/server/order-writes/rows'

/** Approves a new product at once if its seller is trusted, and marks it so (rule A25). True if it did. */
export async function approveTrusted(
  server: Data,
  tx: Transaction,
  { seller, product, isQuiet = false }: { seller: string; product: string; isQuiet?: boolean },
): Promise<boolean> {
  const [trusted] = await rowsOf(
    tx,
    sql`select 1 from sellers where id = ${seller} and is_trusted and status = 'active' for share`,
  )
  if (!trusted) return false
  await server.update({
    collection: 'products',
    id: product,
    data: { status: 'approved', approvedByTrust: true },
    // An import clears pages once for many rows.
    context: { quiet: isQuiet },
  })
  return true
}
