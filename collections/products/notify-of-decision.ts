import type { CollectionAfterChangeHook } from 'payload'
import { isStaff } from '@/domain/people/actor'
import type { ChangeStatus } from '@/domain/products/listing/change-rule'
import type { ProductStatus } from '@/domain/products/product'
import type { NotificationInput } from '@/domain/talk/notifications/notification'
import { requestDatabase } from '@/server/db/request-database'
import { notify } from '@/server/talk/notify'
import { actorOf } from '~/collections/shared/actor'
import { idOf } from '~/collections/shared/find-row'

type About = { user: string; about: string }
/** Undefined for a status that is no decision. */
type Decision = (about: About, reason: string) => NotificationInput | undefined

const PRODUCT: Record<ProductStatus, Decision> = {
  approved: (about) => ({ kind: 'product.approved', ...about, params: {} }),
  rejected: (about, reason) => ({ kind: 'product.rejected', ...about, params: { reason } }),
  pending: () => undefined,
}

const CHANGE: Record<ChangeStatus, Decision> = {
  approved: (about) => ({ kind: 'change.approved', ...about, params: {} }),
  declined: (about, reason) => ({ kind: 'change.declined', ...about, params: { reason } }),
  changes_requested: (about, reason) => ({ kind: 'change.requested', ...about, params: { reason } }),
  pending: () => undefined,
  withdrawn: () => undefined,
}

/**
 * Notifies the seller of what staff decided, in the transaction of the decision (rule C45). Reads `data`: a REST client's
 * `select` leaves fields out of `doc`.
 */
function notifyOf<S extends string>(decisions: Record<S, Decision>, product: string, reason: string) {
  const hook: CollectionAfterChangeHook = async ({ data, doc, operation, previousDoc, req }) => {
    if (operation !== 'update' || data.status === previousDoc.status || !isStaff(actorOf(req))) return doc
    const about = { user: idOf(previousDoc.seller) ?? '', about: idOf(previousDoc[product]) ?? '' }
    const decision = decisions[data.status as S](about, data[reason] ?? '')
    if (decision) await notify(await requestDatabase(req), decision)
    return doc
  }
  return hook
}

/** Notifies the seller of what staff ask for before they approve (rule C3). */
export const notifyOfChangesAsked: CollectionAfterChangeHook = async ({
  data,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const { changesAsked } = data
  const isAsked = operation === 'update' && changesAsked && changesAsked !== previousDoc.changesAsked
  if (isAsked && isStaff(actorOf(req)))
    await notify(await requestDatabase(req), {
      kind: 'product.changesAsked',
      user: idOf(previousDoc.seller) ?? '',
      about: idOf(previousDoc.id) ?? '',
      params: { reason: changesAsked },
    })
  return doc
}

export const notifyOfProduct = notifyOf(PRODUCT, 'id', 'statusReason')
export const notifyOfChange = notifyOf(CHANGE, 'product', 'reason')
