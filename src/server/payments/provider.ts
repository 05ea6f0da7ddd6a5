import type { Locale } from '@/domain/locale'

/** What is asked of a provider: written down before it is asked, so that asking again is the same request (docs/decisions/008). */
export type PaymentRequest = {
  checkout: string
  number: string
  shop: string
  email: string
  locale: Locale
  amount: number
  lines: { name: string; unitPrice: number; quantity: number }[]
  /** Seconds since 1970; the page takes no payment after it. */
  expiresAt: number
  /** Where the buyer comes back to, whether paid or not: only a webhook confirms (rule M4). */
  backTo: string
}

/** `session` and `currency` as the provider tells them; a transfer has neither. */
export type Payment = { id: string; amount: number; session?: string; currency?: string }

/** How it stands with a page that was opened. */
export type PaymentState =
  | { kind: 'open'; url: string }
  /** Completed, but the money is still on its way from a bank. */
  | { kind: 'processing' }
  | { kind: 'paid'; payment: Payment }
  /** It takes no payment any more, and took none. */
  | { kind: 'over' }

export type SentRefund = { id: string; status: 'sent' | 'succeeded' | 'failed' }

/** A refund that carries no id of ours: it was made at the provider. */
export type ExternalRefund = SentRefund & { payment: string; amount: number; reason: string | null }

export type Dispute = {
  id: string
  payment: string
  amount: number
  reason: string
  status: string
  what: string
}

/** What an event of a provider says that matters to us. */
export type ProviderEvent =
  | { kind: 'session'; checkout: string; session: string; state: PaymentState }
  | { kind: 'bounced'; checkout: string; session: string }
  | { kind: 'refund'; refund: string; sent: SentRefund; reason: string | null }
  | { kind: 'heardRefund'; refund: ExternalRefund }
  /** Something went back of this payment: what, the provider has to be asked. */
  | { kind: 'charge'; payment: string }
  | { kind: 'dispute'; dispute: Dispute }

/** Somebody who takes money for us and gives it back. All of it may be asked again with the same key. */
export type PaymentProvider = {
  open: (request: PaymentRequest, key: string) => Promise<{ session: string; url: string }>
  look: (session: string) => Promise<PaymentState>
  /** Takes no payment from now on; says so, or that one was made before. */
  close: (session: string) => Promise<PaymentState>
  refund: (asked: { payment: string; amount: number; refund: string; key: string }) => Promise<SentRefund>
  /** The refund that was asked for under this id of ours, if it was made: keys are forgotten after a day. */
  findRefund: (asked: { payment: string; refund: string }) => Promise<SentRefund | null>
  readRefund: (id: string) => Promise<SentRefund & { reason: string | null }>
  /** Refunds of a payment that were made at the provider itself. */
  externalRefunds: (payment: string) => Promise<ExternalRefund[]>
  /** The checkout a payment was made for, if it says so. */
  checkoutOf: (payment: string) => Promise<string | null>
}

/** No answer, or one that says nothing about what was done: ask again, with the same key. */
export class Unreachable extends Error {}

/** The provider says no, and nothing was done. */
export class Denied extends Error {}
