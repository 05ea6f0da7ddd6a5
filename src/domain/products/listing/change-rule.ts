import { moverOf, type Actor } from '@/domain/people/actor'
import { move, openStatesOf, type Moves } from '@/domain/values/moves'
import { fail, ok, type Result } from '@/domain/result'
import type { PictureFacts } from '@/domain/products/product-rule'

export type ChangeStatus = 'pending' | 'approved' | 'declined' | 'changes_requested' | 'withdrawn'

/** Staff decide a change request once, with a reason for all but approval; the seller may withdraw it before (rules C5, C49). */
export const CHANGE_MOVES: Moves<ChangeStatus> = {
  pending: { approved: ['admin'], declined: ['admin'], changes_requested: ['admin'], withdrawn: ['seller'] },
  approved: {},
  declined: {},
  changes_requested: { pending: ['seller'], declined: ['admin'], withdrawn: ['seller'] },
  withdrawn: {},
}

/** A product has at most one change request in these (rule C46). */
export const OPEN_CHANGES: readonly ChangeStatus[] = openStatesOf(CHANGE_MOVES)
export const isOpenChange = (status: ChangeStatus) => OPEN_CHANGES.includes(status)

type ChangeRequest = {
  status: ChangeStatus
  reason?: string | null
  images?: unknown
  seller?: unknown
  /** When it was last written; a form sends back the one it showed. */
  versionSeen?: string | null
}
type ChangeOfRequest = { next: Partial<ChangeRequest>; before?: ChangeRequest; actor: Actor }
export type ChangeFacts = PictureFacts & { otherIsOpen: boolean; isArchived?: boolean; now: Date }

/** Validates a change request: the seller's own pictures, one open per product, decided once (rules C45, C46). */
export function changeRule({ next, before, actor }: ChangeOfRequest, facts: ChangeFacts): Result<object> {
  const status = next.status ?? 'pending'
  if (actor.kind === 'staff' && before && next.versionSeen !== before.versionSeen)
    return fail('product.changeReplaced', 'status')
  const isSentBack = status === 'declined' || status === 'changes_requested'
  if (facts.foreignPictures && !(before && (isSentBack || status === 'withdrawn')))
    return fail('product.foreignPicture', 'images')
  if (facts.foreignDocuments && isOpenChange(status)) return fail('product.foreignDocument', 'documents')
  if (facts.isArchived && isOpenChange(status)) return fail('product.archived', 'product')
  if (facts.otherIsOpen && isOpenChange(status)) return fail('product.changeOpen', 'product')
  const isMove = before !== undefined && status !== before.status
  const mover = moverOf(actor)
  if (before && mover !== 'system' && (isMove || !isEditable(before.status, actor))) {
    if (!mover) return fail('moves.notYours', 'status')
    const moved = move(CHANGE_MOVES, before.status, status, mover)
    if (!moved.ok) return moved
    if (isSentBack && !next.reason?.trim()) return fail('status.reason', 'reason')
  }
  return ok(isMove ? decisionOf(status, facts.now) : {})
}

/** Staff edit a request that waits for them; sellers one that waits for either. A second decision is no edit. */
const isEditable = (status: ChangeStatus, actor: Actor) =>
  actor.kind === 'staff' ? status === 'pending' : isOpenChange(status)

/** The time of the decision; a reason goes when the request is approved or waits again. */
const decisionOf = (status: ChangeStatus, now: Date) => ({
  decidedAt: status === 'pending' ? null : now.toISOString(),
  ...((status === 'pending' || status === 'approved') && { reason: null }),
})
