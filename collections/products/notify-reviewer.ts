import type { CollectionAfterChangeHook } from 'payload'
import { requestDatabase } from '@/server/db/request-database'
import { notify } from '@/server/notify'
import { idOf } from '~/collections/shared/find-row'

/** Notifies the buyer that the seller answered their review, in the same transaction (rule S25). */
export const notifyReviewer: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || !doc.answer || previousDoc.answer) return doc
  // Read before the change: its author is not among what a seller may read.
  const [user, about] = [idOf(previousDoc.user), idOf(previousDoc.product)]
  if (user && about)
    await notify(await requestDatabase(req), {
      kind: 'review.answered',
      user,
      about,
      params: {},
      event: String(doc.id),
    })
  return doc
}
