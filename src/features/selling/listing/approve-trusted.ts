import type { Data } from '@/server/db/data'
import { and, eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'

const { sellers } = tables

/** Approves a new product at once if its seller is trusted, and marks it so (rule A25). True if it did. */
export async function approveTrusted(
  server: Data,
  tx: Transaction,
  { seller, product, isQuiet = false }: { seller: string; product: string; isQuiet?: boolean },
): Promise<boolean> {
  const [trusted] = await tx
    .select({ id: sellers.id })
    .from(sellers)
    .where(and(eq(sellers.id, seller), eq(sellers.isTrusted, true), eq(sellers.status, 'active')))
    .for('share')
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
