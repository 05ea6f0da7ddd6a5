import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { isForBadge } from '@/domain/people/verification'
import type { NotificationInput } from '@/domain/talk/notifications/notification'
import { requestDatabase } from '@/server/db/request-database'
import { notify } from '@/server/talk/notify'
import { idOf } from '~/collections/shared/find-row'

/** Sets the time of the decision; back to pending clears it. */
export const stampDecision: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  if (operation !== 'update' || !data.status || data.status === originalDoc?.status) return data
  return { ...data, decidedAt: data.status === 'pending' ? null : new Date().toISOString() }
}

/** Notifies the member of the decision on a Verified Buyer request, with the reason, in the same transaction (rule P9). */
export const notifyBuyer: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const user = idOf(doc.user)
  if (operation !== 'update' || doc.status === previousDoc?.status || !isForBadge(doc) || !user) return doc
  const decision = buyerDecision(doc, user)
  if (decision) await notify(await requestDatabase(req), decision)
  return doc
}

/** Notifies a seller who is approved, rejected, suspended or asked for a document, with the reason, in the same transaction (rules P2, A21). */
export const notifySeller: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return doc
  const decision = doc.status === previousDoc?.status ? sellerQuestion(doc, previousDoc) : sellerDecision(doc)
  if (decision) await notify(await requestDatabase(req), decision)
  return doc
}

type Request = { id: string; status: string; reason?: string | null }

function buyerDecision({ id: about, status, reason }: Request, user: string): NotificationInput | null {
  if (status === 'verified') return { kind: 'buyer.verified', user, about, params: {} }
  if (status === 'declined') return { kind: 'buyer.declined', user, about, params: { reason: reason ?? '' } }
  return null
}

type Profile = {
  id: string
  company: string
  status: string
  statusReason?: string | null
  documentAsked?: string | null
}

function sellerQuestion(
  { id, company, documentAsked: reason }: Profile,
  before: Profile | undefined,
): NotificationInput | null {
  if (!reason || reason === before?.documentAsked) return null
  return { kind: 'seller.documentAsked', user: id, about: id, params: { company, reason } }
}

function sellerDecision({ id, company, status, statusReason }: Profile): NotificationInput | null {
  const to = { user: id, about: id }
  const reason = statusReason ?? ''
  if (status === 'active') return { kind: 'seller.approved', ...to, params: { company } }
  if (status === 'rejected') return { kind: 'seller.rejected', ...to, params: { company, reason } }
  if (status === 'suspended') return { kind: 'seller.suspended', ...to, params: { company, reason } }
  return null
}
