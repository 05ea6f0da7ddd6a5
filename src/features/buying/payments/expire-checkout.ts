import { eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { mayMove } from '@/domain/values/moves'
import { CHECKOUT_MOVES } from '@/domain/payments/checkout'
import { crashPoint } from '@/server/db/connections/crash-point'
import { lockCheckout, lockOrdersOf, readCheckout } from '@/server/orders/lock-rows'
import { DeniedByProvider, Unreachable } from '@/server/payments/provider'
import { database, inTransaction } from '@/server/db/transaction'
import { releaseUnpaidOrders } from './release-unpaid-orders'
import { extendAfterBounce, extendForBankDebit } from './extend-reservations'
import { closePayment } from './attempts/open-payment'
import { settlePayment } from './settle-payment'

const { checkouts } = tables

/** How long an unreachable provider is retried before the stock is released. A payment after that is a late one. */
const MAX_WAIT = 60 * 60_000

/** Expires an unpaid checkout: closes its payment page, releases the stock and returns the lines to the cart (rule M5). */
export async function expireCheckout(id: string, expiresAt: Date): Promise<void> {
  const end = await endOfPayment(id, expiresAt)
  if (end === 'wait') {
    // Moves it to the end of the queue.
    const db = await database()
    await db
      .update(checkouts)
      .set({ updatedAt: sql`now()` })
      .where(eq(checkouts.id, id))
    return
  }
  crashPoint('expiry.closed')
  await inTransaction(async (tx) => {
    const checkout = await lockCheckout(tx, id)
    const isOver = (checkout?.expiresAt?.getTime() ?? Infinity) <= Date.now()
    if (!checkout || !isOver || !mayMove(CHECKOUT_MOVES, checkout.status, 'expired', 'system')) return
    const orders = (await lockOrdersOf(tx, id)).filter(({ status }) => status === 'pending_payment')
    await releaseUnpaidOrders(tx, checkout.buyer, orders)
    // If Stripe could not be reached, keep `payment_url`, so that `closeAbandonedPayments` retries closing the session.
    const paymentUrl = end === 'over' ? null : checkouts.paymentUrl
    await tx
      .update(checkouts)
      .set({ status: 'expired', paymentUrl, updatedAt: sql`now()` })
      .where(eq(checkouts.id, id))
    crashPoint('expiry.written')
  })
  crashPoint('expiry.committed')
}

async function endOfPayment(id: string, expiresAt: Date): Promise<'over' | 'wait' | 'unknown'> {
  const checkout = await readCheckout(await database(), id)
  const { session = null, isUnderWay = false } = checkout ?? {}
  try {
    const state = await closePayment(id)
    // The payment does not match the request: staff review it, and the stock is released.
    if (state.kind === 'paid' && (await settlePayment({ checkout: id, payment: state.payment })))
      return 'unknown'
    if (state.kind === 'processing') await extendForBankDebit(id, session)
    // The bank debit failed: its buyer, who was asked to wait, gets time to pay another way.
    if (state.kind === 'over' && isUnderWay) await extendAfterBounce(id, session)
    return state.kind === 'over' && !isUnderWay ? 'over' : 'wait'
  } catch (error) {
    if (!(error instanceof Unreachable || error instanceof DeniedByProvider)) throw error
    const isAwaited = isUnderWay && error instanceof Unreachable
    return !isAwaited && Date.now() - expiresAt.getTime() > MAX_WAIT ? 'unknown' : 'wait'
  }
}
