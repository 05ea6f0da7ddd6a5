import type Stripe from 'stripe'

/**
 * The SDK's objects as they travel: references are ids until someone asks to expand them,
 * decimals are strings, and a session lists its lines only on request.
 */
export type Customer = Stripe.Customer
export type Session = Omit<Stripe.Checkout.Session, 'line_items'> & {
  customer: string | null
  payment_intent: string | null
}
export type Price = Omit<Stripe.Price, 'unit_amount_decimal'> & {
  unit_amount_decimal: string | null
  product: string
}
export type LineItem = Omit<Stripe.LineItem, 'price'> & { price: Price; quantity: number }
export type Intent = Stripe.PaymentIntent & {
  customer: string | null
  latest_charge: string | null
  payment_method: string | null
}
export type Charge = Stripe.Charge & {
  customer: string | null
  payment_intent: string | null
  balance_transaction: string | null
}
export type Refund = Stripe.Refund & {
  charge: string
  payment_intent: string | null
  balance_transaction: string | null
}
export type Dispute = Stripe.Dispute & { charge: string; payment_intent: string | null }
export type Transfer = Stripe.Transfer & { source_transaction: string | null }
export type BalanceTransaction = Stripe.BalanceTransaction & { source: string | null }

export type EventType =
  | 'charge.dispute.closed'
  | 'charge.dispute.created'
  | 'charge.dispute.funds_reinstated'
  | 'charge.dispute.funds_withdrawn'
  | 'charge.dispute.updated'
  | 'charge.failed'
  | 'charge.pending'
  | 'charge.refund.updated'
  | 'charge.refunded'
  | 'charge.succeeded'
  | 'checkout.session.async_payment_failed'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'customer.created'
  | 'payment_intent.canceled'
  | 'payment_intent.created'
  | 'payment_intent.payment_failed'
  | 'payment_intent.processing'
  | 'payment_intent.succeeded'
  | 'refund.created'
  | 'refund.failed'
  | 'refund.updated'
  | 'transfer.created'
export type EventObject<T extends EventType> = Extract<Stripe.Event, { type: T }>['data']['object']
export type StoredEvent = Omit<Stripe.EventBase, 'type' | 'data'> & {
  type: EventType
  data: { object: EventObject<EventType> }
}

/** What becomes of the payment when the person pays: given at creation, used later. */
export type IntentData = {
  description: string | null
  metadata: Stripe.Metadata
  transferGroup: string | null
  receiptEmail: string | null
  statementSuffix: string | null
}
export type Checkout = {
  session: Session
  lines: LineItem[]
  intentData: IntentData
  merchant: string | null
}

export type WebhookMode = 'deliver' | 'hold' | 'duplicate' | 'reorder' | 'late' | 'tamper' | 'forge' | 'stale'
export type Attempt = { at: string; mode: WebhookMode; status: number | null; error: string | null }
export type Delivery = {
  id: string
  event: string
  type: EventType
  lane: string
  state: 'pending' | 'delivered' | 'failed'
  tries: number
  attempts: Attempt[]
}

/** The answer once given to an idempotency key, and a digest of what was asked. */
export type Answer = {
  asked: string
  path: string
  status: number
  body: string
  requestId: string
  at: number
}

export type State = {
  customers: Map<string, Customer>
  checkouts: Map<string, Checkout>
  intents: Map<string, Intent>
  charges: Map<string, Charge>
  refunds: Map<string, Refund>
  disputes: Map<string, Dispute>
  transfers: Map<string, Transfer>
  balance: Map<string, BalanceTransaction>
  events: Map<string, StoredEvent>
  deliveries: Map<string, Delivery>
  answers: Map<string, Answer>
}

/** What a handler works with: the state, and a way to announce what changed. */
export type Ctx = {
  state: State
  url: string
  emit: <T extends EventType>(type: T, object: EventObject<T>) => void
}
