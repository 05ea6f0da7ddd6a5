import type { Locale } from '@/domain/locale'
import type { DisputeStatus } from '@/domain/payments/dispute'

/** A request to a payment provider. Stored before it is sent, so that a retry sends the same (docs/decisions/008). */
export type PaymentRequest = {
  checkout: string
  number: string
  shop: string
  email: string
  locale: Locale
  amount: number
  lines: { name: string; unitPrice: number; quantity: number }[]
  /** Unix seconds; the payment page closes then. */
  expiresAt: number
  /** Return URL, paid or not: only a webhook confirms a payment (rule M4). */
  backTo: string
}

/** `session` and `currency` as reported by the provider; absent for a transfer. */
export type Payment = { id: string; amount: number; session?: string; currency?: string }

/** State of a payment page. */
export type PaymentState =
  | { kind: 'open'; url: string }
  /** Completed, but a bank debit is pending. */
  | { kind: 'processing' }
  | { kind: 'paid'; payment: Payment }
  /** Closed without a payment. */
  | { kind: 'over' }

export type SentRefund = { id: string; status: 'sent' | 'succeeded' | 'failed' }

/** A refund without an id of ours, made at the provider. */
export type ExternalRefund = SentRefund & { payment: string; amount: number; reason: string | null }

export type Dispute = {
  id: string
  payment: string
  amount: number
  reason: string
  status: DisputeStatus
  /** When the provider opened it, and until when it takes an answer; null where it takes none. */
  openedAt: string
  dueBy: string | null
  /** The event it came with. */
  what: string
}

/** A provider event that concerns us. */
export type ProviderEvent =
  | { kind: 'session'; checkout: string; session: string; state: PaymentState }
  | { kind: 'bounced'; checkout: string; session: string }
  | { kind: 'refund'; refund: string; sent: SentRefund; reason: string | null }
  | { kind: 'externalRefund'; refund: ExternalRefund }
  /** Part of this payment was refunded; ask the provider for details. */
  | { kind: 'charge'; payment: string }
  | { kind: 'dispute'; dispute: Dispute }

/** A payment provider. Every call is idempotent under its key. */
export type PaymentProvider = {
  open: (request: PaymentRequest, key: string) => Promise<{ session: string; url: string }>
  readSession: (session: string) => Promise<PaymentState>
  /** Closes the payment page; returns its state, in case a payment was made before. */
  close: (session: string) => Promise<PaymentState>
  refund: (asked: { payment: string; amount: number; refund: string; key: string }) => Promise<SentRefund>
  /** The refund made under our id, if any: providers forget idempotency keys after a day. */
  findRefund: (asked: { payment: string; refund: string }) => Promise<SentRefund | null>
  readRefund: (id: string) => Promise<SentRefund & { reason: string | null }>
  /** Refunds of a payment that were made at the provider itself. */
  externalRefunds: (payment: string) => Promise<ExternalRefund[]>
  /** The checkout the payment belongs to, if recorded. */
  checkoutOf: (payment: string) => Promise<string | null>
}

/** No conclusive response: retry with the same key. */
export class Unreachable extends Error {}

/** The provider refused; nothing was done. */
export class DeniedByProvider extends Error {}
