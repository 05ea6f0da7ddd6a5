/** What the audit log records by name; edits by staff are named after their collection. */
export type AuditAction =
  | 'account.deleted'
  | 'balance.adjusted'
  | 'bankAccount.read'
  | 'email.retried'
  | 'decision.failed'
  | 'decision.undone'
  | 'exemption.granted'
  | 'factor.codes_renewed'
  | 'factor.removed'
  | 'factor.reset'
  | 'factor.set_up'
  | 'google.linked'
  | 'job.retried'
  | 'order.cancelled'
  | 'order.delivered'
  | 'order.email_sent_again'
  | 'order.opened'
  | 'order.rest_cancelled'
  | 'order.shipped'
  | 'order.tax_doubted'
  | 'inquiry.answered'
  | 'inquiry.closed'
  | 'inquiry.reopened'
  | 'member.reopened'
  | 'member.suspended'
  | 'message.hidden'
  | 'message.shown'
  | 'payment.disputed'
  | 'payment.mismatch'
  | 'paymentEvent.retried'
  | 'payout.cancelled'
  | 'payout.failed'
  | 'payout.paid'
  | 'payout.sent'
  | 'picture.replaced'
  | 'product.approved'
  | 'product.declined'
  | 'product.sent_back'
  | 'productChange.approved'
  | 'productChange.declined'
  | 'productChange.sent_back'
  | 'refund.failed'
  | 'refund.heard'
  | 'refund.made'
  | 'refund.recorded'
  | 'report.decided'
  | 'return.accepted'
  | 'return.declined'
  | 'return.refunded'
  | 'report.opened'
  | 'seller.approved'
  | 'seller.commission_changed'
  | 'seller.declined'
  | 'seller.document_asked'
  | 'settings.money_changed'
  | 'review.hidden'
  | 'review.shown'
  | 'seller.reopened'
  | 'seller.suspended'
  | 'sessions.ended'
  | 'shipping.country_assumed'
  | 'staff.invited'
  | 'staff.password_reset'
  | 'staff.proof_failed'
  | 'staff.sign_in_failed'
  | 'staff.signed_in'
  | 'support.answered'
  | 'support.closed'
  | 'support.reopened'
  | 'support.taken'
  | 'terms.published'
  | 'thread.opened'
  | 'transfer.confirmed'
  | 'translation.done'
  | 'translation.taken'
  | 'verification.decided'

/** What staff did to a document; pages are published and taken back, and go into the trash and out of it. */
type Edit = 'created' | 'updated' | 'deleted' | 'published' | 'unpublished' | 'trashed' | 'restored'

type AuditActor = { kind: 'visitor' | 'system' } | { kind: 'buyer' | 'seller' | 'staff'; id: string }

export type AuditEvent = {
  /** Given where the same event may be recorded again; only the first is kept. */
  id?: string
  action: AuditAction | `${string}.${Edit}`
  actor: AuditActor
  /** A collection or global, and the id of a document in it. */
  subject?: string
  subjectId?: string
  /** A text, or values stored as JSON. */
  details?: string | Record<string, unknown>
  changes?: string
}
