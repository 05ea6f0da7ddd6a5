import { isAdmin, type Actor } from '@/domain/people/actor'
import { refundRule } from '@/domain/payments/refund'
import { fail, type Result } from '@/domain/result'
import { checkReason } from '@/domain/staff/staff-reason'
import { lockGoodsOf, lockPaidOrder } from '@/server/orders/lock-rows'
import { queueRefund } from '@/server/orders/money/refunds'
import { returnToStock, takenStock, type StockLine } from '@/server/orders/stock/stock'
import { command, must, Refusal } from '@/server/db/refusal'
import type { Transaction } from '@/server/db/transaction'
import { eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { asSellerOrAdmin } from './authorize'

const { refunds } = tables

export type Refund = {
  order: string
  /** Cents; no more than is left of what was paid. */
  amount: number
  reason: string
  /** Idempotency key, made with the form. */
  key: string
  /** Returned goods that go back into stock. */
  returned?: readonly StockLine[]
}

/** A full or partial refund without cancelling the order, by its seller or by staff. */
export async function refundOrder(actor: Actor, refund: Refund): Promise<Result<{ refund: string }>> {
  if (!/^[\w-]{8,60}$/.test(refund.key)) return fail('checkout.key', 'key')
  const checked = checkReason(refund.reason)
  if (!checked.ok) return checked
  const reason = checked.value
  return command(async (tx) => {
    const locked = await lockPaidOrder(tx, refund.order)
    const { order } = asSellerOrAdmin(locked?.order, actor)
    const key = `refund:${order.id}:${refund.key}`
    const [before] = await tx
      .select({ id: refunds.id, amount: refunds.amount })
      .from(refunds)
      .where(eq(refunds.idempotencyKey, key))
    // The same key with another amount is no retry: taken for one, it would be reported as done and never be refunded.
    if (before && before.amount !== refund.amount)
      throw new Refusal([{ code: 'refund.keyUsed', path: 'amount' }])
    if (before) return { refund: before.id }
    if (!locked) throw new Refusal([{ code: 'order.unknown', path: 'order' }])
    must(refundRule(order, refund.amount))
    await takeBack(tx, order.id, refund.returned ?? [])
    const { amount } = refund
    const notified = isAdmin(actor) ? (['buyer', 'seller'] as const) : (['buyer'] as const)
    return {
      refund: await queueRefund(tx, {
        ...locked,
        order,
        amount,
        reason,
        key,
        inLedger: true,
        notified,
        by: actor,
      }),
    }
  })
}

/** Only stock that this order took can be returned. */
async function takeBack(tx: Transaction, order: string, returned: readonly StockLine[]) {
  if (returned.length === 0) return
  await lockGoodsOf(tx, [order])
  const out = new Map((await takenStock(tx, order)).map(({ product, quantity }) => [product, quantity]))
  const seen = new Set(returned.map(({ product }) => product))
  const isFine = returned.every(
    ({ product, quantity }) =>
      Number.isInteger(quantity) && quantity > 0 && quantity <= (out.get(product) ?? 0),
  )
  if (!isFine || seen.size !== returned.length)
    throw new Refusal([{ code: 'refund.notTaken', path: 'returned' }])
  await returnToStock(tx, order, returned)
}
