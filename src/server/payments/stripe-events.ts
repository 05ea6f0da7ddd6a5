import type Stripe from 'stripe'
import type { ProviderEvent } from './provider'
import { disputeStatus, externalRefund, idOf, sentRefund, stateOf } from './stripe-states'

/** Maps a Stripe event to ours; null if it does not concern us. */
export function providerEventOf(event: Stripe.Event): ProviderEvent | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return sessionEvent(event.data.object)
    case 'checkout.session.async_payment_failed': {
      const { id, metadata } = event.data.object
      return metadata?.checkout ? { kind: 'bounced', checkout: metadata.checkout, session: id } : null
    }
    case 'charge.refunded': {
      const { payment_intent: intent } = event.data.object
      return intent ? { kind: 'charge', payment: idOf(intent) } : null
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return disputeEvent(event.type, event.data.object)
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return refundEvent(event.data.object)
    default:
      return null
  }
}

function sessionEvent(session: Stripe.Checkout.Session): ProviderEvent | null {
  const checkout = session.metadata?.checkout
  return checkout ? { kind: 'session', checkout, session: session.id, state: stateOf(session) } : null
}

function refundEvent(refund: Stripe.Refund): ProviderEvent | null {
  const ours = refund.metadata?.refund
  const reason = refund.failure_reason ?? null
  if (ours) return { kind: 'refund', refund: ours, sent: sentRefund(refund), reason }
  const external = externalRefund(refund)
  return external && { kind: 'externalRefund', refund: external }
}

function disputeEvent(what: string, dispute: Stripe.Dispute): ProviderEvent | null {
  const { id, amount, payment_intent: intent, reason, status, created, evidence_details: answer } = dispute
  if (!intent) return null
  const known = { id, payment: idOf(intent), amount, reason, status: disputeStatus(status), what }
  return {
    kind: 'dispute',
    dispute: { ...known, openedAt: timeOf(created), dueBy: answer?.due_by ? timeOf(answer.due_by) : null },
  }
}

const timeOf = (seconds: number) => new Date(seconds * 1000).toISOString()
