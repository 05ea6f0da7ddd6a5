import type { Actor } from './account'
import { fail, ok, type Result } from './result'

export type ReviewFacts = {
  now: Date
  order?: { buyer: string; seller: string; status: string; products: string[] }
  userName: string
}
type Review = {
  user: string
  product: string
  rating: number
  comment: string
  answer?: string | null
  answeredAt?: string | null
  hidden?: boolean | null
  hiddenReason?: string | null
  createdAt?: string
}
type ReviewChange = { next: Partial<Review>; before?: Review; actor: Actor }

const EDIT_DAYS = 30

/** Who may say what of which goods, for how long, and who answers (ruling T5). */
export function reviewRule(
  { next, before, actor }: ReviewChange,
  { now, order, userName }: ReviewFacts,
): Result<object> {
  if (!Number.isInteger(next.rating)) return fail('review.rating', 'rating')
  if (!next.comment?.trim()) return fail('review.comment', 'comment')
  if (!before) {
    const bought =
      order?.buyer === next.user &&
      order?.status === 'delivered' &&
      order.products.includes(next.product ?? '')
    return bought
      ? ok({ seller: order.seller, userName, comment: next.comment.trim() })
      : fail('review.notBought', 'order')
  }
  const words = next.rating !== before.rating || next.comment !== before.comment
  const answer = (next.answer ?? '') !== (before.answer ?? '')
  if (next.hidden && !before.hidden && !next.hiddenReason?.trim())
    return fail('status.reason', 'hiddenReason')
  if (actor.kind === 'system') return ok({})
  if (words && !('id' in actor && actor.id === before.user)) return fail('review.notYours', 'comment')
  if (words && ageInDays(before.createdAt, now) > EDIT_DAYS)
    return fail('review.tooLate', 'comment', { days: EDIT_DAYS })
  if (!answer) return ok({})
  if (!(actor.kind === 'seller' && actor.id === order?.seller)) return fail('review.notYourGoods', 'answer')
  return before.answer ? fail('review.answered', 'answer') : ok({ answeredAt: now.toISOString() })
}

const ageInDays = (since: string | undefined, now: Date) =>
  since ? (now.getTime() - new Date(since).getTime()) / 86_400_000 : 0
