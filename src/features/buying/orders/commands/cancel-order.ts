import { eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { isAdmin, type Actor } from '@/domain/people/actor'
import { checkOptional, checkReason } from '@/domain/staff/staff-reason'
import { cancelRoute } from '@/domain/orders/order'
import { isPartlyShipped } from '@/domain/orders/shipping/parcels'
import { isLate } from '@/domain/orders/shipping/promise'
import type { Result } from '@/domain/result'
import { recordAudit } from '@/server/records/audit'
import { crashPoint } from '@/server/db/connections/crash-point'
import { lockGoodsOf, lockPaidOrder, type CheckoutRow, type OrderRow } from '@/server/orders/lock-rows'
import { moveOrder } from '@/server/orders/moves'
import { recountCheckout } from '@/server/orders/money/recount-checkout'
import { queueRefund } from '@/server/orders/money/refunds'
import { refuseIfCredited } from '@/server/orders/samples'
import { returnToStock, releaseStock, takenStock } from '@/server/orders/stock/stock'
import { notifyOfOrder } from '@/server/orders/emails/notify'
import { command, must, Refusal } from '@/server/db/refusal'
import type { Transaction } from '@/server/db/transaction'
import { lockForPayable, makePayable } from '@/server/people/companies/make-payable'
import { refuseIfMoved } from './moved-meanwhile'
import { asBuyerOf, asSellerOf, asSellerOrAdmin } from './authorize'

const { orders } = tables

/** `approved`: the request was granted at once. */
export type CancelResult = { done: 'cancelled' | 'approved' | 'asked' | 'refused' }
type CancelRequest = { order: string; reason: string }

const SYSTEM: Actor = { kind: 'system' }

/** The buyer cancels (rule M7): directly before payment, approved at once before processing or when late, else the seller is asked. */
export async function requestCancel(actor: Actor, asking: CancelRequest): Promise<Result<CancelResult>> {
  const done = await command(async (tx): Promise<CancelResult> => {
    const locked = await lockPaidOrder(tx, asking.order)
    const { order, actor: buyer } = asBuyerOf(locked?.order, actor)
    const checkout = locked?.checkout as CheckoutRow
    const reason = must(checkOptional(asking.reason, 'reason'))
    const { promisedUntil, firstShippedAt } = order
    const isOverdue = promisedUntil !== null && isLate({ to: promisedUntil }, new Date())
    const route = cancelRoute(order.status, isOverdue, firstShippedAt)
    if (!route && isPartlyShipped(order))
      throw new Refusal([{ code: 'parcel.partlyShipped', path: 'status' }])
    if (!route) throw new Refusal([{ code: 'moves.impossible', path: 'status' }])
    if (route !== 'outright') await refuseIfCredited(tx, order.id)
    if (route === 'asked') {
      if (order.cancelAskedAt) throw new Refusal([{ code: 'order.cancelAsked', path: 'order' }])
      await recordRequest(tx, order, { reason, answer: null })
      await notifyOfOrder(tx, order, 'order.cancelAsked', ['seller'])
      return { done: 'asked' }
    }
    if (route === 'approved') await recordRequest(tx, order, { reason, answer: 'approved' })
    await cancel(tx, { checkout, order, by: route === 'outright' ? buyer : SYSTEM, reason })
    return { done: route === 'approved' ? 'approved' : 'cancelled' }
  })
  if (done.ok) crashPoint('cancel.committed')
  return done
}

/** The seller answers a buyer's request; a refusal needs a reason. */
export async function answerCancel(
  actor: Actor,
  answer: CancelRequest & { approved: boolean },
): Promise<Result<CancelResult>> {
  return command(async (tx): Promise<CancelResult> => {
    const reason = must(answer.approved ? checkOptional(answer.reason, 'reason') : checkReason(answer.reason))
    const locked = await lockPaidOrder(tx, answer.order)
    const { order, actor: seller } = asSellerOf(locked?.order, actor)
    const isOpen = order.status === 'processing' && order.cancelAskedAt && !order.cancelAnswer
    if (!isOpen || !locked) throw new Refusal([{ code: 'order.noCancelRequest', path: 'order' }])
    await answerRequest(tx, order, answer.approved ? 'approved' : 'refused', reason)
    if (answer.approved) await cancel(tx, { ...locked, order, by: seller, reason })
    else await notifyOfOrder(tx, order, 'order.cancelRefused', ['buyer'])
    return { done: answer.approved ? 'cancelled' : 'refused' }
  })
}

/** The seller or staff cancel an order, with a reason. */
export async function callOff(
  actor: Actor,
  { order: id, reason: given }: CancelRequest,
): Promise<Result<CancelResult>> {
  return command(async (tx): Promise<CancelResult> => {
    const reason = must(checkReason(given))
    const locked = await lockPaidOrder(tx, id)
    const { order, actor: by } = asSellerOrAdmin(locked?.order, actor)
    if (!locked) throw new Refusal([{ code: 'order.unknown', path: 'order' }])
    if (isAdmin(by)) await refuseIfMoved(tx, order, 'cancelled')
    if (order.cancelAskedAt && !order.cancelAnswer) await answerRequest(tx, order, 'approved', reason)
    const back = await cancel(tx, { ...locked, order, by, reason })
    if (isAdmin(by))
      await recordAudit(tx, {
        action: 'order.cancelled',
        actor: by,
        subject: 'orders',
        subjectId: order.id,
        details: { reason, ...back },
      })
    return { done: 'cancelled' }
  })
}

type Cancellation = { checkout: CheckoutRow; order: OrderRow; by: Actor; reason: string | null }

/** Returns the stock and refunds what is left of the payment; answers the refund, if there is one. */
async function cancel(tx: Transaction, { checkout, order, by, reason }: Cancellation) {
  let back: { refund: string; amount: number } | undefined
  await refuseIfCredited(tx, order.id)
  // It may be the last order of its checkout without a quote.
  const wasWaiting = order.status === 'pending_payment' && order.quote === 'waiting'
  await (wasWaiting ? lockForPayable(tx, checkout) : lockGoodsOf(tx, [order.id]))
  await moveOrder(tx, order, { to: 'cancelled', by, note: reason })
  if (order.status === 'pending_payment') {
    await releaseStock(tx, [order.id])
    await recountCheckout(tx, checkout.id)
    if (wasWaiting) await makePayable(tx, checkout.id)
  } else {
    await returnToStock(tx, order.id, await takenStock(tx, order.id))
    const amount = order.total - order.refunded
    const refund = { checkout, order, amount, reason, key: `cancel:${order.id}`, inLedger: true }
    if (amount > 0) back = { refund: await queueRefund(tx, refund), amount }
  }
  crashPoint('cancel.written')
  return back
}

async function recordRequest(
  tx: Transaction,
  order: OrderRow,
  { reason, answer }: { reason: string | null; answer: 'approved' | null },
) {
  const now = sql`now()`
  await tx
    .update(orders)
    .set({
      cancelRequest_requestedAt: now,
      cancelRequest_reason: reason,
      cancelRequest_answer: answer,
      // What was said to an earlier request no longer stands.
      cancelRequest_answerReason: null,
      cancelRequest_answeredAt: answer === null ? null : now,
      updatedAt: now,
    })
    .where(eq(orders.id, order.id))
}

export async function answerRequest(
  tx: Transaction,
  order: OrderRow,
  answer: 'approved' | 'refused',
  reason: string | null,
) {
  const now = sql`now()`
  await tx
    .update(orders)
    .set({
      cancelRequest_answer: answer,
      cancelRequest_answerReason: reason,
      cancelRequest_answeredAt: now,
      updatedAt: now,
    })
    .where(eq(orders.id, order.id))
}
