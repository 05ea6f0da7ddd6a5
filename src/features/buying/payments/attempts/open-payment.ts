import { and, eq, isNull, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { isDecided } from '@/server/people/companies/is-decided'
import { isCardPayable } from '@/domain/cart/quote/totals'
import { crashPoint } from '@/server/db/connections/crash-point'
import { readCheckout, type CheckoutRow } from '@/server/orders/lock-rows'
import { waitsForQuote } from '@/server/orders/shipping/waits-for-quote'
import { DeniedByProvider, type PaymentRequest, type PaymentState } from '@/server/payments/provider'
import { stripeProvider } from '@/server/payments/stripe-provider'
import { database } from '@/server/db/transaction'
import { beginAttempt } from './begin-attempt'
import { amountDue } from './amount-due'
import { extendForBankDebit } from '@/features/buying/payments/extend-reservations'
import { settlePayment } from '@/features/buying/payments/settle-payment'

const { checkouts } = tables

export type PaymentPage =
  | { kind: 'page'; url: string }
  | { kind: 'transfer'; reference: string }
  /** A bank debit is pending. */
  | { kind: 'processing' }
  /** A shipping quote is missing. */
  | { kind: 'waiting' }
  /** An owner of the company has to decide first (rule M100). */
  | { kind: 'unapproved' }
  | { kind: 'paid' }
  /** Cancelled, expired, or too many attempts. */
  | { kind: 'closed' }

/** More steps mean that another process keeps changing this checkout: stop, the next call will do. */
const STEPS = 6
/** A page that expires sooner than this is replaced. */
const LEAST_SECONDS = 60

/**
 * The payment page of a checkout: the open one, or a new one if that has expired. Safe for concurrent callers: at most one page
 * accepts money (docs/decisions/008). Throws `Unreachable` if the provider does not answer.
 */
export async function openPayment(id: string): Promise<PaymentPage> {
  for (let step = 0; step < STEPS; step += 1) {
    const checkout = await readCheckout(await database(), id)
    if (!checkout) return { kind: 'closed' }
    if (checkout.status === 'on_terms') {
      if (!isCardPayable(checkout.owed)) return { kind: 'transfer', reference: checkout.reference ?? '' }
      const page = await advance(checkout)
      if (page) return page
      continue
    }
    if (checkout.status !== 'pending_payment') return { kind: isPaid(checkout) ? 'paid' : 'closed' }
    if (checkout.approval === 'waiting') return { kind: 'unapproved' }
    if (!isDecided(checkout)) return { kind: 'closed' }
    if (await waitsForQuote(await database(), id)) return { kind: 'waiting' }
    if (checkout.provider === 'transfer') return { kind: 'transfer', reference: checkout.reference ?? '' }
    const page = await advance(checkout)
    if (page) return page
  }
  return { kind: 'closed' }
}

const isPaid = ({ status }: CheckoutRow) => status === 'paid' || status === 'refunded'

/** One step towards an open page; undefined if the checkout must be read again. */
async function advance(checkout: CheckoutRow): Promise<PaymentPage | undefined> {
  if (!checkout.request) return begin(checkout)
  const request = JSON.parse(checkout.request) as PaymentRequest
  if (!checkout.session) return requestPage(checkout, request)
  const isFit =
    request.amount === amountDue(checkout) && request.expiresAt - Date.now() / 1000 > LEAST_SECONDS
  const { readSession, close } = stripeProvider
  const state = await (isFit ? readSession : close).call(stripeProvider, checkout.session)
  if (state.kind === 'open') return { kind: 'page', url: state.url }
  if (state.kind === 'processing') return underWay(checkout)
  if (state.kind === 'over') return begin(checkout)
  await settlePayment({ checkout: checkout.id, payment: state.payment })
  return undefined
}

async function underWay({ id, session, isUnderWay }: CheckoutRow): Promise<PaymentPage> {
  if (!isUnderWay) await extendForBankDebit(id, session)
  return { kind: 'processing' }
}

/** An unchanged attempt number means too many attempts; otherwise the caller reads the checkout again. */
async function begin(checkout: CheckoutRow): Promise<PaymentPage | undefined> {
  await beginAttempt(checkout)
  const now = await readCheckout(await database(), checkout.id)
  const isStuck = now?.status === 'pending_payment' && now.attempt === checkout.attempt
  return isStuck && !(await waitsForQuote(await database(), now.id)) ? { kind: 'closed' } : undefined
}

/** Requests the page with the stored request and idempotency key. If the provider denies it, the attempt is void. */
export async function requestPage(checkout: CheckoutRow, request: PaymentRequest): Promise<undefined> {
  const { id, attempt } = checkout
  crashPoint('session.asked')
  const opened = await stripeProvider.open(request, `checkout:${id}:${attempt}`).catch(nullIfDenied)
  crashPoint('session.answered')
  const answer = opened
    ? { providerSession: opened.session, paymentUrl: opened.url }
    : { paymentRequest: null }
  const db = await database()
  await db
    .update(checkouts)
    .set({ ...answer, updatedAt: sql`now()` })
    .where(
      and(eq(checkouts.id, id), eq(checkouts.paymentAttempt, attempt), isNull(checkouts.providerSession)),
    )
}

function nullIfDenied(error: unknown) {
  if (error instanceof DeniedByProvider) return null
  throw error
}

/** Closes the payment page of a checkout that may no longer be paid, and returns its final state. */
export async function closePayment(id: string): Promise<PaymentState> {
  for (let step = 0; step < STEPS; step += 1) {
    const checkout = await readCheckout(await database(), id)
    if (!checkout || checkout.provider === 'transfer' || !checkout.request) return { kind: 'over' }
    if (checkout.session) return stripeProvider.close(checkout.session)
    // Requested without a stored answer: the same idempotency key returns the same page, which can then be closed.
    await requestPage(checkout, JSON.parse(checkout.request) as PaymentRequest)
  }
  return { kind: 'processing' }
}
