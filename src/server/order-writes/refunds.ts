import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Transaction } from '@/server/db/transaction'
import type { CheckoutRow, OrderRow } from './hold'
import { issueCreditNote } from './invoices'
import { postRefund } from './ledger'
import { insertRows } from './rows'
import { tell, type Side } from './tell'
import type { SentRefund } from '@/server/payments/provider'

export type Refunding = {
  checkout: CheckoutRow
  order: OrderRow
  amount: number
  reason: string | null
  /** The same key never gives money back twice. */
  key: string
  /** The payment it is taken from, where that is not the checkout's own. */
  payment?: string
  /** Money of an order that was never confirmed is in no sale, and so in no refund of one. */
  inBooks: boolean
  /** It went back already, and this is what became of it. */
  sent?: SentRefund
  told?: readonly Side[]
}

/** Writes down that money goes back: owed from this commit on, sent by the worker (docs/decisions/008). */
export async function queueRefund(tx: Transaction, refunding: Refunding): Promise<string> {
  const { checkout, order, amount, reason, key, inBooks } = refunding
  const id = randomUUID()
  const now = new Date()
  await insertRows(tx, 'refunds', [
    {
      id,
      order_id: order.id,
      checkout_id: checkout.id,
      buyer_id: order.buyer,
      seller_id: order.seller,
      amount,
      reason,
      status: refunding.sent?.status ?? 'queued',
      provider_refund: refunding.sent?.id ?? null,
      idempotency_key: key,
      provider_payment: refunding.payment ?? checkout.payment,
      created_at: now,
      updated_at: now,
    },
  ])
  if (inBooks) {
    await postRefund(tx, order, { id, amount })
    await issueCreditNote(tx, order, { id, amount, reason })
    await tx.execute(
      sql`update orders set refunded = refunded + ${amount}, updated_at = now() where id = ${order.id}`,
    )
  }
  await tx.execute(sql`
    update checkouts set refunded = refunded + ${amount}, updated_at = now(),
      status = case when refunded + ${amount} >= captured then 'refunded' else status end
    where id = ${checkout.id}`)
  // Money of an order that was never confirmed is nothing a seller has heard of.
  await tell(tx, order, 'order.refunded', refunding.told ?? (inBooks ? ['buyer', 'seller'] : ['buyer']), {
    amount,
    about: id,
  })
  return id
}
