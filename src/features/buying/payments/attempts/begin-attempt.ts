import { and, eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { isDecided } from '@/server/people/companies/is-decided'
import { localePath } from '@/messages/locales'
import { readShopTerms } from '@/server/cart/quote/read-terms'
import { lockCheckout, lockOrdersOf, type CheckoutRow, type OrderRow } from '@/server/orders/lock-rows'
import { thankYouPath } from '@/server/payments/return-url'
import type { PaymentRequest } from '@/server/payments/provider'
import { inTransaction, type Transaction } from '@/server/db/transaction'
import { amountDue } from './amount-due'
import { requestLines } from './request-lines'

const { checkouts, reservations } = tables

const MINUTE = 60_000
/** Stripe sessions last 30 minutes to 24 hours; we stay a minute inside both limits. */
const SHORTEST = 31 * MINUTE
const LONGEST = 24 * 60 * MINUTE - MINUTE
const MOST_ATTEMPTS = 20
/** Only the first attempts may extend a reservation past its promised end, so that nobody reserves stock for days. */
const LONGER_ATTEMPTS = 3

/**
 * Stores the next payment request before it is sent (docs/decisions/008). Call it only when the previous attempt is over; does
 * nothing if `attempt` has changed since it was read.
 */
export async function beginAttempt({ id, attempt }: CheckoutRow): Promise<void> {
  await inTransaction(async (tx) => {
    const checkout = await lockCheckout(tx, id)
    if (checkout?.attempt !== attempt) return
    if (checkout.status === 'on_terms') return beginTermsAttempt(tx, checkout)
    const isDue = checkout.status === 'pending_payment'
    if (!isDue || !isDecided(checkout) || attempt >= MOST_ATTEMPTS) return
    const orders = (await lockOrdersOf(tx, id)).filter(({ status }) => status === 'pending_payment')
    if (orders.some(({ quote }) => quote === 'waiting')) return
    const ends = endOf(checkout)
    const isLonger = ends > (checkout.expiresAt?.getTime() ?? 0)
    if (isLonger && attempt >= LONGER_ATTEMPTS) return
    const request = await requestFor(tx, checkout, orders, ends)
    const expiresAt = new Date(Math.max(ends, checkout.expiresAt?.getTime() ?? 0)).toISOString()
    await tx
      .update(checkouts)
      .set({
        paymentAttempt: attempt + 1,
        paymentRequest: JSON.stringify(request),
        providerSession: null,
        paymentUrl: null,
        bankDebitSince: null,
        expiresAt,
        updatedAt: sql`now()`,
      })
      .where(eq(checkouts.id, id))
    await tx
      .update(reservations)
      .set({ expiresAt })
      .where(and(eq(reservations.checkout, id), eq(reservations.status, 'open')))
  })
}

/** What is owed on terms may be paid by card on any day: no stock is reserved for it (rule M123). */
async function beginTermsAttempt(tx: Transaction, checkout: CheckoutRow) {
  const orders = (await lockOrdersOf(tx, checkout.id)).filter(({ status }) => status !== 'cancelled')
  const request = await requestFor(tx, checkout, orders, Date.now() + LONGEST)
  await tx
    .update(checkouts)
    .set({
      provider: 'stripe',
      paymentAttempt: checkout.attempt + 1,
      paymentRequest: JSON.stringify(request),
      providerSession: null,
      paymentUrl: null,
      bankDebitSince: null,
      updatedAt: sql`now()`,
    })
    .where(eq(checkouts.id, checkout.id))
}

function endOf({ expiresAt }: CheckoutRow) {
  const now = Date.now()
  return Math.min(now + LONGEST, Math.max(now + SHORTEST, expiresAt?.getTime() ?? 0))
}

async function requestFor(
  tx: Transaction,
  checkout: CheckoutRow,
  orders: readonly OrderRow[],
  ends: number,
): Promise<PaymentRequest> {
  const { siteName } = await readShopTerms(tx)
  return {
    checkout: checkout.id,
    number: checkout.number,
    shop: siteName,
    email: checkout.email,
    locale: checkout.locale,
    amount: amountDue(checkout),
    lines: await requestLines(tx, checkout, orders),
    expiresAt: Math.floor(ends / 1000),
    backTo: (process.env.SITE_URL ?? '') + localePath(checkout.locale, backPath(checkout, orders)),
  }
}

/** A colleague may pay what is owed on terms: the order is read by all who do. */
const backPath = ({ id, status }: CheckoutRow, [first]: readonly OrderRow[]) =>
  status === 'on_terms' && first ? `/order/${first.id}` : thankYouPath(id)
