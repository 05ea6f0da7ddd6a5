import type { Locale } from '@/domain/locale'
import type { CompanyEmails } from './company-emails'
import type { PeopleEmails } from './people-emails'
import type { PriceEmails } from './price-emails'
import type { ReturnEmails } from './return-emails'
import type { TermsEmails } from './terms-emails'

/**
 * Parameters of every email template. Texts are in the messages under `mails`; the worker renders them in the
 * recipient's language. `path` is the target of the button.
 */
export type EmailParams = {
  confirmSignUp: { path: string }
  alreadyMember: { path: string; secondPath: string }
  welcome: { name: string; path: string }
  welcomeSeller: { name: string; path: string }
  resetPassword: { path: string }
  staffReset: { path: string }
  staffInvited: { path: string }
  staffFactorOn: { path: string }
  staffFactorOff: { path: string }
  staffFactorReset: { path: string }
  staffRecoveryCodes: { path: string }
  staffAddressChanged: { email: string }
  passwordChanged: { path: string }
  confirmEmail: { path: string }
  emailTaken: { path: string }
  emailChangeAsked: { email: string; path: string }
  emailChanged: { email: string }
  sellerReceived: { company: string }
  sellerApproved: { company: string; path: string }
  sellerRejected: { company: string; reason: string; path: string }
  sellerDocumentAsked: { company: string; reason: string; path: string }
  sellerSuspended: { company: string; reason: string }
  payoutAccountChanged: { company: string; before: string; after: string; path: string }
  productApproved: { product: string; path: string }
  productRejected: { product: string; reason: string; path: string }
  productChangesAsked: { product: string; reason: string; path: string }
  draftTranslated: { path: string }
  changeApproved: { product: string; path: string }
  changeDeclined: { product: string; reason: string; path: string }
  changeRequested: { product: string; reason: string; path: string }
  newMessages: { other: string; count: number; excerpt: string; path: string }
  reviewAnswered: { product: string; path: string }
  reviewHidden: { product: string; reason: string; path: string }
  reviewShown: { product: string; path: string }
  reportUpheld: { answer: string; path: string }
  reportDismissed: { answer: string; path: string }
  memberSuspended: { reason: string; path: string }
  memberReopened: { path: string }
  termsChanged: { day: string; path: string }
  inquiryAnswered: { name: string; answer: string; message: string }
  buyerVerified: { path: string }
  buyerDeclined: { reason: string; path: string }
  exportLink: { path: string }
  deleteLink: { path: string }
  accountDeleted: Record<string, never>
  payoutRequested: { amount: string; path: string }
  payoutWithdrawn: { amount: string; path: string }
  payoutSent: { amount: string; path: string }
  payoutPaid: { amount: string; path: string }
  payoutFailed: { amount: string; reason: string; path: string }
  payoutCancelled: { amount: string; reason: string; path: string }
  balanceRaised: { amount: string; reason: string; path: string }
  balanceLowered: { amount: string; reason: string; path: string }
  commissionInvoiced: { number: string; path: string }
  commissionCredited: { number: string; path: string }
  disputeOpened: { number: string; amount: string; reason: string; day: string; path: string }
  disputeWon: { number: string; amount: string; path: string }
  disputeLost: { number: string; amount: string; path: string }
  refundFailed: { number: string; amount: string; reason: string; path: string }
} & PriceEmails &
  ReturnEmails &
  CompanyEmails &
  PeopleEmails &
  TermsEmails &
  Record<OrderEmailName, OrderEmail>

/** Order emails (rule M37), by event and recipient. */
export type OrderEmailName =
  | 'orderPlaced'
  | 'orderPlacedTransfer'
  | 'orderPlacedQuote'
  | 'orderPlacedUnapproved'
  | 'orderQuoteAsked'
  | 'orderQuoteGiven'
  | 'orderQuoteGivenTransfer'
  | 'orderQuoteGivenUnapproved'
  | 'orderPaid'
  | 'orderOnTerms'
  | 'orderNew'
  | 'orderNewOnTerms'
  | 'orderProcessing'
  | 'orderShipped'
  | 'orderPartShipped'
  | 'orderLastShipped'
  | 'orderRestCancelled'
  | 'orderRestCredited'
  | 'orderLate'
  | 'orderLateBuyer'
  | 'orderNewEstimate'
  | 'orderDelivered'
  | 'orderDeliveredSeller'
  | 'orderCancelAsked'
  | 'orderCancelRefused'
  | 'orderCancelled'
  | 'orderCancelledSeller'
  | 'orderExpired'
  | 'orderRefunded'
  | 'orderRefundedSeller'
  | 'orderCredited'
  | 'orderCreditedSeller'
  | 'orderDisputed'
  | 'orderDisputeWon'
  | 'orderDisputeLost'
  | 'orderDisputeSpared'

/** Order emails share these parameters; amounts and dates are already formatted for the recipient. */
export type OrderEmail = Record<
  | 'number'
  | 'path'
  | 'seller'
  | 'buyer'
  | 'items'
  | 'arrival'
  | 'identity'
  | 'secondPath'
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

/** A queued email. */
export type Email<N extends EmailName = EmailName> = {
  [K in N]: {
    template: K
    params: EmailParams[K]
    to: string
    user?: string
    locale: Locale
    /** At most one email has it. */
    dedupeKey?: string
  }
}[N]

/** The row of `emails` that queues it. */
export function emailRow({ params, ...mail }: Email) {
  return { ...mail, params: JSON.stringify(params), status: 'queued', attempts: 0 }
}
