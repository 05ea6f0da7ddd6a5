import { moverOf, type Actor } from '@/domain/people/actor'
import { move, type Moves } from '@/domain/moves'
import { fail, ok, type Result } from '@/domain/result'
import type { PictureFacts } from './product-rule'

type ChangeStatus = 'pending' | 'approved' | 'declined' | 'changes_requested'

/** Staff decide a change request once; declining or asking for changes needs a reason (rule C5). */
export const CHANGE_MOVES: Moves<ChangeStatus> = {
  pending: { approved: ['admin'], declined: ['admin'], changes_requested: ['admin'] },
  approved: {},
  declined: {},
  changes_requested: { pending: ['seller'], declined: ['admin'] },
}

type ChangeRequest = { status: ChangeStatus; reason?: string | null; images?: unknown; seller?: unknown }

type ChangeOfRequest = { next: Partial<ChangeRequest>; before?: ChangeRequest; actor: Actor }

/** Validates a change request: pictures must be the seller's own, and staff decide it once. */
export function changeRule({ next, before, actor }: ChangeOfRequest, facts: PictureFacts): Result<object> {
  if (facts.foreignPictures) return fail('product.foreignPicture', 'images')
  const mover = moverOf(actor)
  if (!before || !next.status || next.status === before.status || mover === 'system') return ok({})
  if (!mover) return fail('moves.notYours', 'status')
  const moved = move(CHANGE_MOVES, before.status, next.status, mover)
  if (!moved.ok) return moved
  const silent = (next.status === 'declined' || next.status === 'changes_requested') && !next.reason?.trim()
  return silent ? fail('status.reason', 'reason') : ok({})
}
