import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import type { Locale } from '@/domain/locale'
import { emailRow, type Email } from '@/domain/talk/email'
import { isForBadge } from '@/domain/people/verification'

/** Sets the time of the decision; back to pending clears it. */
export const stampDecision: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  if (operation !== 'update' || !data.status || data.status === originalDoc?.status) return data
  return { ...data, decidedAt: data.status === 'pending' ? null : new Date().toISOString() }
}

type Account = { id: string; email: string; locale: Locale; deletedAt?: string | null }

/** Emails the member the decision on a Verified Buyer request, with the reason, in the same transaction (rule P9). */
export const notifyBuyer: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.status === previousDoc?.status || !isForBadge(doc)) return doc
  const user = await req.payload.db.findOne<Account>({
    collection: 'users',
    req,
    where: { id: { equals: doc.user?.id ?? doc.user } },
  })
  const mail = user && !user.deletedAt ? emailFor(doc, user) : null
  if (mail) await req.payload.db.create({ collection: 'emails', data: emailRow(mail), req })
  return doc
}

type Decided = { status: string; reason?: string | null }

function emailFor({ status, reason }: Decided, { id, email, locale }: Account): Email | null {
  const to = { to: email, user: id, locale }
  const path = '/profile'
  if (status === 'verified') return { template: 'buyerVerified', params: { path }, ...to }
  if (status === 'declined')
    return { template: 'buyerDeclined', params: { reason: reason ?? '', path }, ...to }
  return null
}
