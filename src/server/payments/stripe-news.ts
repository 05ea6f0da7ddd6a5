import type Stripe from 'stripe'
import type { PaymentNews } from './provider'
import { sentRefund, stateOf } from './stripe-states'

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
  return ours ? { kind: 'refund', refund: ours, sent: sentRefund(refund), reason } : null
}
