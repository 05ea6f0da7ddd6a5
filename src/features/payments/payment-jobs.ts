import { sql } from '@/server/db/sql'
import { rowsOf } from '@/server/order-writes/rows'
import { stripeProvider } from '@/server/payments/stripe-provider'
import { database } from '@/server/db/transaction'
import { closePayment, openPayment } from './open-payment'
import { expireCheckout } from './expire-checkout'
import { extendAfterBounce, extendForBankDebit } from './extend-reservations'
import { settlePayment } from './settle-payment'

const BATCH = 20

type Due = { id: string }

/** Sequentially. An item that fails moves to the end of the queue, and the round ends. */
async function forEach<T extends Due>(due: readonly T[], work: (one: T) => Promise<unknown>) {
  for (const one of due) {
    try {
      await work(one)
    } catch (error) {
      await (await database()).execute(sql`update checkouts set updated_at = now() where id = ${one.id}`)
      throw error
    }
  }
}

/** Opens payment pages that were requested without an answer or not requested yet. The web server tries first. */
export async function openWaitingPayments(): Promise<void> {
  const due = await rowsOf<Due>(
    await database(),
    sql`select c.id from checkouts c where c.provider = 'stripe' and c.status = 'pending_payment' and c.provider_session is null
      and (c.payment_attempt = 0 or c.payment_request is not null)
      and c.created_at < now() - interval '3 seconds' and c.expires_at > now()
      and not exists (select 1 from orders o where o.checkout_id = c.id and o.quote = 'waiting' and o.status = 'pending_payment')
      order by c.updated_at limit ${BATCH}`,
  )
  await forEach(due, ({ id }) => openPayment(id))
}

/** Polls open payment pages, at growing intervals, in case a webhook was missed (rule M26). */
export async function reconcilePayments(): Promise<void> {
  const db = await database()
  const due = await rowsOf<Due & { session: string; isUnderWay: boolean }>(
    db,
    sql`select id, provider_session as session, bank_debit_since is not null as "isUnderWay" from checkouts
      where provider = 'stripe' and status = 'pending_payment' and provider_session is not null
        and updated_at < now() - greatest(interval '20 seconds', (now() - created_at) / 10)
      order by updated_at limit ${BATCH}`,
  )
  await forEach(due, async ({ id, session, isUnderWay }) => {
    const state = await stripeProvider.readSession(session)
    if (state.kind === 'paid') await settlePayment({ checkout: id, payment: state.payment })
    else if (state.kind === 'processing' && !isUnderWay) await extendForBankDebit(id, session)
    else if (state.kind === 'over' && isUnderWay) await extendAfterBounce(id, session)
    else await db.execute(sql`update checkouts set updated_at = now() where id = ${id}`)
  })
}

/** Must equal the condition of the partial index in `payment-indexes.ts`, which closed checkouts leave. */
export const ABANDONED_PAYMENT = sql`provider = 'stripe' and status in ('cancelled', 'expired') and payment_request is not null and (payment_url is not null or provider_session is null)`

/**
 * Closes the payment pages of cancelled and expired checkouts, and settles payments that still came in. Pending bank debits and pages
 * without an answer are polled again, at growing intervals.
 */
export async function closeAbandonedPayments(): Promise<void> {
  const db = await database()
  const due = await rowsOf<Due>(
    db,
    sql`select id from checkouts where ${ABANDONED_PAYMENT}
      and updated_at < now() - (now() - coalesce(expires_at, created_at)) / 10
      order by updated_at limit ${BATCH}`,
  )
  await forEach(due, async ({ id }) => {
    const state = await closePayment(id)
    if (state.kind === 'paid') await settlePayment({ checkout: id, payment: state.payment })
    // The polling interval grows with the time since `expires_at`.
    const url = state.kind === 'processing' ? sql`payment_url` : sql`null`
    await db.execute(
      sql`update checkouts set payment_url = ${url}, expires_at = least(expires_at, now()), payment_request = case when provider_session is null then null else payment_request end,
        updated_at = now() where id = ${id} and status <> 'pending_payment'`,
    )
  })
}

export async function expireCheckouts(): Promise<void> {
  const due = await rowsOf<Due & { expiresAt: string }>(
    await database(),
    sql`select id, expires_at as "expiresAt" from checkouts where status = 'pending_payment' and expires_at <= now()
      order by updated_at limit ${BATCH}`,
  )
  await forEach(due, ({ id, expiresAt }) => expireCheckout(id, new Date(expiresAt)))
}
