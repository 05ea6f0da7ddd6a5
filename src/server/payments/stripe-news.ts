import type Stripe from 'stripe'
import type { PaymentNews } from './provider'
import { heardRefund, idOf, sentRefund, stateOf } from './stripe-states'

/** What an event means to us; null for the many that mean nothing. */
export function newsOf(event: Stripe.Event): PaymentNews | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return sessionNews(event.data.object)
    case 'checkout.session.async_payment_failed': {
      const { id, metadata } = event.data.object
      return metadata?.checkout ? { kind: 'bounced', checkout: metadata.checkout, session: id } : null
    }
    case 'charge.refunded': {
      const { payment_intent: intent } = event.data.object
      return intent ? { kind: 'charge', payment: idOf(intent) } : null
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return disputeNews(event.type, event.data.object)
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return refundNews(event.data.object)
    default:
      return null
  }
}

function sessionNews(session: Stripe.Checkout.Session): PaymentNews | null {
  const checkout = session.metadata?.checkout
  return checkout ? { kind: 'session', checkout, session: session.id, state: stateOf(session) } : null
}

function refundNews(refund: Stripe.Refund): PaymentNews | null {
  const ours = refund.metadata?.refund
  const reason = refund.failure_reason ?? null
  if (ours) return { kind: 'refund', refund: ours, sent: sentRefund(refund), reason }
  const heard = heardRefund(refund)
  return heard && { kind: 'heardRefund', refund: heard }
}

function disputeNews(what: string, dispute: Stripe.Dispute): PaymentNews | null {
  const { id, amount, payment_intent: intent, reason, status } = dispute
  return intent
    ? { kind: 'dispute', dispute: { id, payment: idOf(intent), amount, reason, status, what } }
    : null
}
