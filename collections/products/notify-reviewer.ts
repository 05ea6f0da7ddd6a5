import type { CollectionAfterChangeHook } from 'payload'
import { requestDatabase } from '@/server/db/request-database'
import { notify } from '@/server/talk/notify'
import { idOf } from '~/collections/shared/find-row'

/**
 * Notifies the author of a review, in the same transaction: that the seller answered it, or answered anew (rule S25), and that
 * staff hid it, with the reason, or show it again (rule T5).
 */
export const notifyReviewer: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return doc
  // Read before the change: its author is not among what a seller may read.
  const [user, about] = [idOf(previousDoc.user), idOf(previousDoc.product)]
  if (!user || !about) return doc
  if (doc.answer && doc.answer !== previousDoc.answer)
    await notify(await requestDatabase(req), {
      kind: 'review.answered',
      user,
      about,
      params: {},
      event: previousDoc.answer ? `${doc.id}:anew` : String(doc.id),
    })
  const href = `/order/${idOf(previousDoc.order)}#reviews`
  if (doc.hidden && !previousDoc.hidden)
    await notify(await requestDatabase(req), {
      kind: 'review.hidden',
      user,
      about,
      href,
      params: { reason: String(doc.hiddenReason ?? '') },
    })
  if (!doc.hidden && previousDoc.hidden)
    await notify(await requestDatabase(req), { kind: 'review.shown', user, about, href, params: {} })
  return doc
}
