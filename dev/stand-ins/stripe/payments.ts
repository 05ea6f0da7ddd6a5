import { recordBalance } from './balance'
import { toCharge, type Payer, type Way } from './charge-object'
import { toCustomer } from './customers'
import { refused } from './errors'
import { intentOf } from './intents'
import { detailsOf } from './session-object'
import type { Charge, Checkout, Ctx, Intent } from './types'

const DECLINE = { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' }

export type Act = (ctx: Ctx, checkout: Checkout, payer: Payer) => void

/** The card works: money is taken and the session is complete. */
const pay: Act = (ctx, checkout, payer) => {
  const { intent, charge } = attempt(ctx, checkout, payer, 'card', 'succeeded')
  receive(ctx, intent, charge)
  complete(ctx, checkout, payer, 'paid')
}

/** The card is refused: the session stays open for another try. */
const decline: Act = (ctx, checkout, payer) => {
  const { intent, charge } = attempt(ctx, checkout, payer, 'card', 'failed')
  fail(ctx, intent, charge)
}

/** A bank debit: the session completes unpaid, and days later the money arrives or does not. */
const later: Act = (ctx, checkout, payer) => {
  const { intent, charge } = attempt(ctx, checkout, payer, 'acss_debit', 'pending')
  intent.status = 'processing'
  ctx.emit('charge.pending', charge)
  ctx.emit('payment_intent.processing', intent)
  complete(ctx, checkout, payer, 'unpaid')
}

const settle: Act = (ctx, checkout) => {
  const { intent, charge } = awaited(ctx, checkout)
  charge.status = 'succeeded'
  charge.paid = true
  receive(ctx, intent, charge)
  checkout.session.payment_status = 'paid'
  ctx.emit('checkout.session.async_payment_succeeded', checkout.session)
}

const bounce: Act = (ctx, checkout) => {
  const { intent, charge } = awaited(ctx, checkout)
  charge.status = 'failed'
  fail(ctx, intent, charge)
  ctx.emit('checkout.session.async_payment_failed', checkout.session)
}

/** What can happen to a session on the pay page or through the test controls. */
export const ACTS: ReadonlyMap<string, Act> = new Map([
  ['pay', pay],
  ['decline', decline],
  ['later', later],
  ['settle', settle],
  ['bounce', bounce],
])

function attempt(
  ctx: Ctx,
  checkout: Checkout,
  payer: Payer,
  way: Way,
  status: 'succeeded' | 'pending' | 'failed',
) {
  if (checkout.session.status !== 'open') throw refused('This Checkout Session is no longer open.')
  const intent = intentOf(ctx, checkout)
  const charge = toCharge(intent, payer, way, status)
  intent.latest_charge = charge.id
  ctx.state.charges.set(charge.id, charge)
  return { intent, charge }
}

function receive(ctx: Ctx, intent: Intent, charge: Charge): void {
  intent.status = 'succeeded'
  intent.amount_received = intent.amount
  intent.last_payment_error = null
  intent.payment_method = charge.payment_method
  charge.balance_transaction = recordBalance(ctx.state, 'charge', charge, charge.amount)
  ctx.emit('charge.succeeded', charge)
  ctx.emit('payment_intent.succeeded', intent)
}

function fail(ctx: Ctx, intent: Intent, charge: Charge): void {
  intent.status = 'requires_payment_method'
  intent.last_payment_error = { ...DECLINE, type: 'card_error', charge: charge.id }
  ctx.emit('charge.failed', charge)
  ctx.emit('payment_intent.payment_failed', intent)
}

function complete(ctx: Ctx, { session }: Checkout, payer: Payer, status: 'paid' | 'unpaid'): void {
  const known = session.customer ? ctx.state.customers.get(session.customer) : undefined
  const email = session.customer_email ?? known?.email ?? payer.email
  session.status = 'complete'
  session.payment_status = status
  session.url = null
  session.customer_details = detailsOf(email, payer.name ?? known?.name ?? null)
  if (session.customer_creation === 'always') {
    const customer = toCustomer({ email: email ?? undefined, name: payer.name ?? undefined })
    ctx.state.customers.set(customer.id, customer)
    session.customer = customer.id
    ctx.emit('customer.created', customer)
  }
  ctx.emit('checkout.session.completed', session)
}

function awaited(ctx: Ctx, { session }: Checkout): { intent: Intent; charge: Charge } {
  const intent = ctx.state.intents.get(session.payment_intent ?? '')
  const charge = ctx.state.charges.get(intent?.latest_charge ?? '')
  if (!intent || !charge || intent.status !== 'processing')
    throw refused('No payment is on its way for this session.')
  return { intent, charge }
}
