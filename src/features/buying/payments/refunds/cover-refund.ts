import { randomUUID } from 'node:crypto'
import { eq, getTableColumns, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import type { SentRefund } from '@/server/payments/provider'

const { refunds } = tables

export type OwedRefund = { id: string; amount: number }

type Cover = {
  /** What paid: a refund or a dispute of the provider. */
  by: string
  /** How many refunds it is known by already. */
  place: number
  status: SentRefund['status']
  amount: number
}

/** One row of several that one refund or dispute of the provider pays. */
export const coverKey = (id: string, place: number) => (place === 0 ? id : `${id}/${place}`)

/**
 * Pays a refund that we owe with money that went back otherwise. What that leaves of it is still owed, as a refund of its own, which
 * is returned; the order's ledger and its credit notes have both already.
 */
export async function coverRefund(
  tx: Transaction,
  { id, amount: owed }: OwedRefund,
  { by, place, status, amount }: Cover,
): Promise<OwedRefund | null> {
  const rest = owed > amount ? { id: randomUUID(), amount: owed - amount } : null
  if (rest)
    await tx.insert(refunds).select(
      tx
        .select({
          ...getTableColumns(refunds),
          id: sql`${rest.id}::uuid`.as('id'),
          amount: sql`${rest.amount}::numeric`.as('amount'),
          idempotencyKey: sql`${refunds.idempotencyKey} || ':rest:' || ${by}::text`.as('idempotency_key'),
          providerRefund: sql`null`.as('provider_refund'),
          updatedAt: sql`now()`.as('updated_at'),
          createdAt: sql`now()`.as('created_at'),
        })
        .from(refunds)
        .where(eq(refunds.id, id)),
    )
  await tx
    .update(refunds)
    .set({ status, amount, providerRefund: coverKey(by, place), error: null, updatedAt: sql`now()` })
    .where(eq(refunds.id, id))
  return rest
}
