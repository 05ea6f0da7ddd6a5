import { sql } from '@/server/db/sql'
import { crashPoint } from '@/server/crash-point'
import { readCheckout, type CheckoutRow } from '@/server/order-writes/lock-rows'
import { waitsForQuote } from '@/server/order-writes/waits-for-quote'
import { Denied, type PaymentRequest, type PaymentState } from '@/server/payments/provider'
import { stripeProvider } from '@/server/payments/stripe-provider'
import { database } from '@/server/db/transaction'
import { beginAttempt } from './begin-attempt'
import { extendForBankDebit } from './extend-reservations'
import { settlePayment } from './settle-payment'

export type PaymentPage =
  | { kind: 'page'; url: string }
  | { kind: 'transfer'; reference: string }
  /** A bank debit is on its way. */
  | { kind: 'processing' }
  /** A seller still has to say what sending costs. */
  | { kind: 'waiting' }
  | { kind: 'paid' }
  /** Given up, or opened too often. */
  | { kind: 'closed' }

/** More steps than that means that somebody else keeps changing the same checkout: the next try will do. */
const STEPS = 6
/** A page that ends in a moment is not worth opening. */
const LEAST_SECONDS = 60

/**
 * The page where a checkout is paid: the one that is open, or a new one when that is over. Any number of callers at any time, at
 * most one page that takes money (docs/decisions/008). Throws `Unreachable` when the provider cannot be asked.
 */
export async function openPayment(id: string): Promise<PaymentPage> {
  for (let step = 0; step < STEPS; step += 1) {
    const checkout = await readCheckout(await database(), id)
    if (!checkout) return { kind: 'closed' }
    if (checkout.status !== 'pending_payment') return { kind: isPaid(checkout) ? 'paid' : 'closed' }
    if (await waitsForQuote(await database(), id)) return { kind: 'waiting' }
    if (checkout.provider === 'transfer') return { kind: 'transfer', reference: checkout.reference ?? '' }
    const page = await advance(checkout)
    if (page) return page
  }
  return { kind: 'closed' }
}

const isPaid = ({ status }: CheckoutRow) => status === 'paid' || status === 'refunded'

/** One step towards an open page; nothing when the checkout has to be looked at again. */
async function advance(checkout: CheckoutRow): Promise<PaymentPage | undefined> {
  if (!checkout.request) return begin(checkout)
  const request = JSON.parse(checkout.request) as PaymentRequest
  if (!checkout.session) return requestPage(checkout, request)
  const isFit = request.amount === checkout.total && request.expiresAt - Date.now() / 1000 > LEAST_SECONDS
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

/** Nothing was begun when the checkout moved on meanwhile, or was opened too often: the next look tells which. */
async function begin(checkout: CheckoutRow): Promise<PaymentPage | undefined> {
  await beginAttempt(checkout)
  const now = await readCheckout(await database(), checkout.id)
  const isStuck = now?.status === 'pending_payment' && now.attempt === checkout.attempt
  return isStuck && !(await waitsForQuote(await database(), now.id)) ? { kind: 'closed' } : undefined
}

/** Asks for a page, with the request and the key that were written down. A refusal means that this attempt came to nothing. */
export async function requestPage(checkout: CheckoutRow, request: PaymentRequest): Promise<undefined> {
  const { id, attempt } = checkout
  crashPoint('session.asked')
  const opened = await stripeProvider.open(request, `checkout:${id}:${attempt}`).catch(nullIfDenied)
  crashPoint('session.answered')
  const mine = sql`id = ${id} and payment_attempt = ${attempt} and provider_session is null`
  await (
    await database()
  ).execute(
    opened
      ? sql`update checkouts set provider_session = ${opened.session}, payment_url = ${opened.url}, updated_at = now() where ${mine}`
      : sql`update checkouts set payment_request = null, updated_at = now() where ${mine}`,
  )
}

function nullIfDenied(error: unknown) {
  if (error instanceof Denied) return null
  throw error
}

/** Makes sure that a checkout nobody may pay any more has no page that takes money, and says how it ended. */
export async function closePayment(id: string): Promise<PaymentState> {
  for (let step = 0; step < STEPS; step += 1) {
    const checkout = await readCheckout(await database(), id)
    if (!checkout || checkout.provider === 'transfer' || !checkout.request) return { kind: 'over' }
    if (checkout.session) return stripeProvider.close(checkout.session)
    // Somebody asked and never heard: the same question brings the same page, which can then be closed.
    await requestPage(checkout, JSON.parse(checkout.request) as PaymentRequest)
  }
  return { kind: 'processing' }
}
