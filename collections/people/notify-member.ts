import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { Locale } from '@/domain/locale'
import { isForBadge } from '@/domain/people/verification'
import { emailRow, type Email } from '@/domain/talk/email'
import { findRow, idOf } from '~/collections/shared/find-row'

type Account = { id: string; email: string; locale: Locale; deletedAt?: string | null }
type Recipient = Pick<Email, 'to' | 'user' | 'locale'>

/** Sets the time of the decision; back to pending clears it. */
export const stampDecision: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  if (operation !== 'update' || !data.status || data.status === originalDoc?.status) return data
  return { ...data, decidedAt: data.status === 'pending' ? null : new Date().toISOString() }
}

/** Emails the member the decision on a Verified Buyer request, with the reason, in the same transaction (rule P9). */
export const notifyBuyer: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && doc.status !== previousDoc?.status && isForBadge(doc))
    await queueEmail(req, idOf(doc.user), (to) => buyerEmail(doc, to))
  return doc
}

/** Emails a seller who is approved, rejected or suspended, with the reason, in the same transaction (rule P2). */
export const notifySeller: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && doc.status !== previousDoc?.status)
    await queueEmail(req, doc.id, (to) => sellerEmail(doc, to))
  return doc
}

/** Deleted accounts get no email. */
async function queueEmail(
  req: PayloadRequest,
  member: string | undefined,
  emailFor: (to: Recipient) => Email | null,
) {
  const user = await findRow<Account>(req, 'users', member)
  if (!user || user.deletedAt) return
  const email = emailFor({ to: user.email, user: user.id, locale: user.locale })
  if (email) await req.payload.db.create({ collection: 'emails', data: emailRow(email), req })
}

type Decided = { status: string; reason?: string | null }

function buyerEmail({ status, reason }: Decided, to: Recipient): Email | null {
  const path = '/profile'
  if (status === 'verified') return { template: 'buyerVerified', params: { path }, ...to }
  if (status === 'declined')
    return { template: 'buyerDeclined', params: { reason: reason ?? '', path }, ...to }
  return null
}

type Profile = { company: string; status: string; statusReason?: string | null }

function sellerEmail({ company, status, statusReason }: Profile, to: Recipient): Email | null {
  const reason = statusReason ?? ''
  if (status === 'active') return { template: 'sellerApproved', params: { company, path: '/seller' }, ...to }
  if (status === 'rejected') return { template: 'sellerRejected', params: { company, reason }, ...to }
  if (status === 'suspended') return { template: 'sellerSuspended', params: { company, reason }, ...to }
  return null
}
