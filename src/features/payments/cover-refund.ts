import { randomUUID } from 'node:crypto'
import { sql } from '@/server/db/sql'
import type { Transaction } from '@/server/db/transaction'
import type { SentRefund } from '@/server/payments/provider'

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
export const placeName = (id: string, place: number) => (place === 0 ? id : `${id}/${place}`)

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
    await tx.execute(sql`
      insert into refunds (id, order_id, checkout_id, buyer_id, seller_id, amount, reason, status, provider_payment, error,
        idempotency_key, created_at, updated_at)
      select ${rest.id}, order_id, checkout_id, buyer_id, seller_id, ${rest.amount}, reason, status, provider_payment, error,
        idempotency_key || ':rest:' || ${by}::text, now(), now() from refunds where id = ${id}`)
  await tx.execute(sql`
    update refunds set status = ${status}, amount = ${amount}, provider_refund = ${placeName(by, place)}, error = null,
      updated_at = now() where id = ${id}`)
  return rest
}
