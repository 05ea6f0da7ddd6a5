import type Stripe from 'stripe'
import type { DisputeStatus } from '@/domain/payments/dispute'
import type { ExternalRefund, PaymentState, SentRefund } from './provider'

/** After a failed bank debit the session stays complete and its intent has one of these states. */
const BOUNCED = ['requires_payment_method', 'canceled']

/** State of a session, whether fetched or received by webhook. */
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

const DISPUTES: Record<string, DisputeStatus> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'closed',
  prevented: 'closed',
  under_review: 'under_review',
  won: 'won',
  lost: 'lost',
}

/** A status that is new to us counts as open, so that nothing settles meanwhile. */
export const disputeStatus = (status: string): DisputeStatus => DISPUTES[status] ?? 'needs_response'

export const idOf = (linked: string | { id: string }) => (typeof linked === 'string' ? linked : linked.id)

/** Null for a refund that carries our id; the rest were made in Stripe's dashboard. */
export function externalRefund(refund: Stripe.Refund): ExternalRefund | null {
  const { amount, payment_intent: intent, failure_reason: reason = null } = refund
  if (!intent || refund.metadata?.refund) return null
  return { ...sentRefund(refund), payment: idOf(intent), amount, reason }
}
