import type Stripe from 'stripe'
import type { ExternalRefund, PaymentState, SentRefund } from './provider'

/** A bank debit that bounced leaves its session complete and its intent without a way to pay. */
const BOUNCED = ['requires_payment_method', 'canceled']

/** How it stands with a session, whether Stripe was asked or told us. */
export function stateOf(session: Stripe.Checkout.Session): PaymentState {
  if (session.status === 'open') return { kind: 'open', url: session.url ?? '' }
  if (session.status === 'expired') return { kind: 'over' }
  const intent = session.payment_intent
  if (session.payment_status !== 'paid') {
    const bounced = typeof intent === 'object' && intent !== null && BOUNCED.includes(intent.status)
    return bounced ? { kind: 'over' } : { kind: 'processing' }
  }
  const id = typeof intent === 'string' ? intent : (intent?.id ?? session.id)
  const { id: page, amount_total: amount, currency } = session
  return { kind: 'paid', payment: { id, amount: amount ?? 0, session: page, currency: currency ?? '' } }
}

export function sentRefund({ id, status }: Stripe.Refund): SentRefund {
  if (status === 'succeeded') return { id, status }
  return { id, status: status === 'failed' || status === 'canceled' ? 'failed' : 'sent' }
}

export const idOf = (linked: string | { id: string }) => (typeof linked === 'string' ? linked : linked.id)

/** A refund without an id of ours: made in Stripe's dashboard. */
export function externalRefund(refund: Stripe.Refund): ExternalRefund | null {
  const { amount, payment_intent: intent, failure_reason: reason = null } = refund
  if (!intent || refund.metadata?.refund) return null
  return { ...sentRefund(refund), payment: idOf(intent), amount, reason }
}
