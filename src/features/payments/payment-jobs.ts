import { and, eq, exists, gt, isNotNull, isNull, lt, lte, ne, not, or, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { stripeProvider } from '@/server/payments/stripe-provider'
import { database } from '@/server/db/transaction'
import { closePayment, openPayment } from './open-payment'
import { expireCheckout } from './expire-checkout'
import { extendAfterBounce, extendForBankDebit } from './extend-reservations'
import { settlePayment } from './settle-payment'

const { checkouts, orders } = tables

const BATCH = 20

type Due = { id: string }

/** Sequentially. An item that fails moves to the end of the queue, and the round ends. */
async function forEach<T extends Due>(due: readonly T[], work: (one: T) => Promise<unknown>) {
  for (const one of due) {
    try {
      await work(one)
    } catch (error) {
      await touch(one.id)
      throw error
    }
  }
}

async function touch(id: string) {
  const db = await database()
  await db
    .update(checkouts)
    .set({ updatedAt: sql`now()` })
    .where(eq(checkouts.id, id))
}

/** Opens payment pages that were requested without an answer or not requested yet. The web server tries first. */
export async function openWaitingPayments(): Promise<void> {
  const db = await database()
  const waitsForQuote = db
    .select({ one: sql`1` })
    .from(orders)
    .where(
      and(
        eq(orders.checkout, checkouts.id),
        eq(orders.quote, 'waiting'),
        eq(orders.status, 'pending_payment'),
      ),
    )
  const due = await db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.provider, 'stripe'),
        eq(checkouts.status, 'pending_payment'),
        isNull(checkouts.providerSession),
        or(eq(checkouts.paymentAttempt, 0), isNotNull(checkouts.paymentRequest)),
        lt(checkouts.createdAt, sql`now() - interval '3 seconds'`),
        gt(checkouts.expiresAt, sql`now()`),
        not(exists(waitsForQuote)),
      ),
    )
    .orderBy(checkouts.updatedAt)
    .limit(BATCH)
  await forEach(due, ({ id }) => openPayment(id))
}

/** Polls open payment pages, at growing intervals, in case a webhook was missed (rule M26). */
export async function reconcilePayments(): Promise<void> {
  const db = await database()
  const due = await db
    .select({
      id: checkouts.id,
      session: sql<string>`${checkouts.providerSession}`,
      isUnderWay: sql<boolean>`${checkouts.bankDebitSince} is not null`,
    })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.provider, 'stripe'),
        eq(checkouts.status, 'pending_payment'),
        isNotNull(checkouts.providerSession),
        lt(
          checkouts.updatedAt,
          sql`now() - greatest(interval '20 seconds', (now() - ${checkouts.createdAt}) / 10)`,
        ),
      ),
    )
    .orderBy(checkouts.updatedAt)
    .limit(BATCH)
  await forEach(due, async ({ id, session, isUnderWay }) => {
    const state = await stripeProvider.readSession(session)
    if (state.kind === 'paid') await settlePayment({ checkout: id, payment: state.payment })
    else if (state.kind === 'processing' && !isUnderWay) await extendForBankDebit(id, session)
    else if (state.kind === 'over' && isUnderWay) await extendAfterBounce(id, session)
    else await touch(id)
  })
}

/** Must equal the condition of the partial index in `payment-indexes.ts`, which closed checkouts leave. */
export const ABANDONED_PAYMENT = sql`${checkouts.provider} = 'stripe' and ${checkouts.status} in ('cancelled', 'expired')
  and ${checkouts.paymentRequest} is not null and (${checkouts.paymentUrl} is not null or ${checkouts.providerSession} is null)`

/**
 * Closes the payment pages of cancelled and expired checkouts, and settles payments that still came in. Pending bank debits and pages
 * without an answer are polled again, at growing intervals.
 */
export async function closeAbandonedPayments(): Promise<void> {
  const db = await database()
  const since = sql`coalesce(${checkouts.expiresAt}, ${checkouts.createdAt})`
  const due = await db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(ABANDONED_PAYMENT, lt(checkouts.updatedAt, sql`now() - (now() - ${since}) / 10`)))
    .orderBy(checkouts.updatedAt)
    .limit(BATCH)
  await forEach(due, async ({ id }) => {
    const state = await closePayment(id)
    if (state.kind === 'paid') await settlePayment({ checkout: id, payment: state.payment })
    // The polling interval grows with the time since `expires_at`.
    const paymentUrl = state.kind === 'processing' ? checkouts.paymentUrl : null
    await db
      .update(checkouts)
      .set({
        paymentUrl,
        expiresAt: sql`least(${checkouts.expiresAt}, now())`,
        paymentRequest: sql`case when ${checkouts.providerSession} is null then null else ${checkouts.paymentRequest} end`,
        updatedAt: sql`now()`,
      })
      .where(and(eq(checkouts.id, id), ne(checkouts.status, 'pending_payment')))
  })
}

export async function expireCheckouts(): Promise<void> {
  const db = await database()
  const due = await db
    .select({ id: checkouts.id, expiresAt: sql`${checkouts.expiresAt}`.mapWith(checkouts.expiresAt) })
    .from(checkouts)
    .where(and(eq(checkouts.status, 'pending_payment'), lte(checkouts.expiresAt, sql`now()`)))
    .orderBy(checkouts.updatedAt)
    .limit(BATCH)
  await forEach(due, ({ id, expiresAt }) => expireCheckout(id, new Date(expiresAt)))
}
