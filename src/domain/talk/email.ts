import type { Locale } from '@/domain/locale'

/**
 * Every mail we send and what it must be told. The words are in the messages under `mails`, made by the worker in the recipient's
 * language; `path` is where its button leads. A mail more is a line here and its words there.
 */
export type EmailParams = {
  confirmSignUp: { path: string }
  alreadyMember: { path: string; secondPath: string }
  welcome: { name: string; path: string }
  welcomeSeller: { name: string; path: string }
  resetPassword: { path: string }
  staffReset: { path: string }
  passwordChanged: { path: string }
  confirmEmail: { path: string }
  emailTaken: { path: string }
  emailChangeAsked: { email: string; path: string }
  emailChanged: { email: string }
  sellerReceived: { company: string }
  sellerApproved: { company: string; path: string }
  sellerRejected: { company: string; reason: string }
  sellerSuspended: { company: string; reason: string }
  buyerVerified: { path: string }
  buyerDeclined: { reason: string; path: string }
  exportLink: { path: string }
  deleteLink: { path: string }
  accountDeleted: Record<string, never>
  refundFailed: { number: string; amount: string; reason: string; path: string }
} & Record<OrderEmailName, OrderEmail>

/** The letters about an order (rule M37): what happened, to whom it is told. */
export type OrderEmailName =
  | 'orderPlaced'
  | 'orderPlacedTransfer'
  | 'orderPlacedQuote'
  | 'orderQuoteAsked'
  | 'orderQuoteGiven'
  | 'orderQuoteGivenTransfer'
  | 'orderPaid'
  | 'orderNew'
  | 'orderProcessing'
  | 'orderShipped'
  | 'orderDelivered'
  | 'orderDeliveredSeller'
  | 'orderCancelAsked'
  | 'orderCancelRefused'
  | 'orderCancelled'
  | 'orderCancelledSeller'
  | 'orderExpired'
  | 'orderRefunded'
  | 'orderRefundedSeller'

/** All of them are told the same; amounts and dates already as the recipient writes them. */
export type OrderEmail = Record<
  | 'number'
  | 'path'
  | 'seller'
  | 'buyer'
  | 'items'
  | 'arrival'
  | 'total'
  | 'due'
  | 'until'
  | 'amount'
  | 'reason'
  | 'carrier'
  | 'trackingNumber'
  | 'tracking'
  | 'reference'
  | 'instructions',
  string
> & { name?: string }

export type EmailName = keyof EmailParams

/** A mail as it waits for the worker. */
export type Email<N extends EmailName = EmailName> = {
  [K in N]: { template: K; params: EmailParams[K]; to: string; user?: string; locale: Locale }
}[N]

/** The row of `emails` it waits in. */
export function emailRow({ template, params, to, user, locale }: Email) {
  return { template, params: JSON.stringify(params), to, user, locale, status: 'queued', attempts: 0 }
}
