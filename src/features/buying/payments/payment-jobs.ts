import * as z from 'zod'
import { eachClaimed } from '@/server/db/statements/claims'
import { and, eq, ne, sql, type SQL } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { stripeProvider } from '@/server/payments/stripe-provider'
import { database } from '@/server/db/transaction'
import { closePayment, openPayment } from './attempts/open-payment'
import { expireCheckout } from './expire-checkout'
import { extendAfterBounce, extendForBankDebit } from './extend-reservations'
import { settlePayment } from './settle-payment'

const { checkouts } = tables

const dueCheckout = z.object({
  id: z.string(),
  session: z.string(),
  isUnderWay: z.boolean(),
  expiresAt: z.coerce.date(),
})
type DueCheckout = z.infer<typeof dueCheckout>

/** Checkouts of one kind that are due, the longest untouched first. */
const eachCheckout = (due: SQL, work: (checkout: DueCheckout) => Promise<unknown>) =>
  eachClaimed(
    {
      table: checkouts,
      returning: sql`id, coalesce(provider_session, '') as session, bank_debit_since is not null as "isUnderWay",
        coalesce(expires_at, created_at) as "expiresAt"`,
      row: dueCheckout,
      due,
      order: checkouts.updatedAt,
    },
    work,
  )

/** Opens payment pages that were requested without an answer or not requested yet. The web server tries first. */
export const openWaitingPayments = () =>
  eachCheckout(
    sql`provider = 'stripe' and provider_session is null and (
      (status = 'on_terms' and payment_request is not null and ${checkouts.updatedAt} < now() - interval '3 seconds')
      or (status = 'pending_payment'
        and (payment_attempt = 0 or payment_request is not null) and (approval is null or approval = 'approved')
        and created_at < now() - interval '3 seconds' and expires_at > now()
        and not exists (select 1 from orders o where o.checkout_id = ${checkouts.id} and o.quote = 'waiting' and o.status = 'pending_payment')))`,
    ({ id }) => openPayment(id),
  )

/** Polls open payment pages, at growing intervals, in case a webhook was missed (rule M26). */
export const reconcilePayments = () =>
  eachCheckout(
    sql`provider = 'stripe' and status in ('pending_payment', 'on_terms') and provider_session is not null
      and ${checkouts.updatedAt} < now() - greatest(interval '20 seconds', (now() - created_at) / 10)`,
    async ({ id, session, isUnderWay }) => {
      const state = await stripeProvider.readSession(session)
      if (state.kind === 'paid') await settlePayment({ checkout: id, payment: state.payment })
      else if (state.kind === 'processing' && !isUnderWay) await extendForBankDebit(id, session)
      else if (state.kind === 'over' && isUnderWay) await extendAfterBounce(id, session)
      else if (state.kind === 'over') await forgetPage(id, session)
    },
  )

/** A page for what is owed on terms that nobody paid on: the next press opens another, and this one is asked about no more. */
async function forgetPage(id: string, session: string) {
  const db = await database()
  await db
    .update(checkouts)
    .set({ providerSession: null, paymentRequest: null, paymentUrl: null, updatedAt: sql`now()` })
    .where(
      and(eq(checkouts.id, id), eq(checkouts.status, 'on_terms'), eq(checkouts.providerSession, session)),
    )
}

/** Must equal the condition of the partial index in `payment-indexes.ts`, which closed checkouts leave. */
export const ABANDONED_PAYMENT = sql`${checkouts.provider} = 'stripe' and ${checkouts.status} in ('cancelled', 'expired')
  and ${checkouts.paymentRequest} is not null and (${checkouts.paymentUrl} is not null or ${checkouts.providerSession} is null)`

/**
 * Closes the payment pages of cancelled and expired checkouts, and settles payments that still came in. Pending bank debits and pages
 * without an answer are polled again, at growing intervals.
 */
export const closeAbandonedPayments = () =>
  eachCheckout(
    sql`${ABANDONED_PAYMENT} and ${checkouts.updatedAt} < now() - (now() - coalesce(expires_at, created_at)) / 10`,
    closeOne,
  )

async function closeOne({ id }: DueCheckout) {
  const state = await closePayment(id)
  if (state.kind === 'paid') await settlePayment({ checkout: id, payment: state.payment })
  // The polling interval grows with the time since `expires_at`.
  const paymentUrl = state.kind === 'processing' ? checkouts.paymentUrl : null
  const db = await database()
  await db
    .update(checkouts)
    .set({
      paymentUrl,
      expiresAt: sql`least(${checkouts.expiresAt}, now())`,
      paymentRequest: sql`case when ${checkouts.providerSession} is null then null else ${checkouts.paymentRequest} end`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(checkouts.id, id), ne(checkouts.status, 'pending_payment')))
}

export const expireCheckouts = () =>
  eachCheckout(sql`status = 'pending_payment' and expires_at <= now()`, ({ id, expiresAt }) =>
    expireCheckout(id, expiresAt),
  )
