import type { Locale } from '@/domain/locale'
import { sellersOf, type Actor } from '@/domain/people/actor'
import { fail, ok, type Result } from '@/domain/result'
import { checkAnswer, checkReview, EDIT_DAYS, isReviewEditable, mayAnswer } from './review'

export type ReviewFacts = {
  now: Date
  order?: { buyer: string; seller: string; status: string; products: string[] }
  userName: string
  /** The member who reviews is suspended (rule P28). */
  isSuspended: boolean
  /** The language of the request, in which an answer is written. */
  locale: Locale
}
type Review = {
  user: string
  product: string
  rating: number
  comment: string
  answer?: string | null
  answeredAt?: string | null
  answeredAnew?: boolean | null
  /** When its author last changed it. */
  editedAt?: string | null
  hidden?: boolean | null
  hiddenReason?: string | null
  createdAt?: string
}
type ReviewChange = { next: Partial<Review>; before?: Review; actor: Actor }

/** Who may review which product, until when it may be edited, and who answers, once, and once more after a change (rules T5, S25). */
export function reviewRule(change: ReviewChange, facts: ReviewFacts): Result<object> {
  const { next, before, actor } = change
  const isOwn = 'id' in actor && actor.id === next.user
  if (facts.isSuspended && isOwn) return fail('account.suspended', '')
  if (isOwn && sellersOf(actor).includes(facts.order?.seller ?? '')) return fail('review.ownSeller', 'order')
  const said = checkReview({ rating: next.rating ?? Number.NaN, comment: next.comment ?? '' })
  if (!said.ok) return said
  if (!before)
    return bought(next, facts)
      ? ok({ ...said.value, ...signature(facts) })
      : fail('review.notBought', 'order')
  if (next.hidden && !before.hidden && !next.hiddenReason?.trim())
    return fail('status.reason', 'hiddenReason')
  if (actor.kind === 'system') return ok({})
  const edited = edit(change, before, facts)
  const answered = edited.ok ? answer(change, before, facts) : edited
  return edited.ok && answered.ok ? ok({ ...edited.value, ...answered.value }) : answered
}

function bought(next: Partial<Review>, { order }: ReviewFacts) {
  if (order?.buyer !== next.user || order?.status !== 'delivered') return false
  return order.products.includes(next.product ?? '')
}

const signature = ({ order, userName }: ReviewFacts) => ({ seller: order?.seller, userName })

function edit({ next, actor }: ReviewChange, before: Review, { now }: ReviewFacts): Result<object> {
  if (next.rating === before.rating && next.comment === before.comment) return ok({})
  if (!('id' in actor && actor.id === before.user)) return fail('review.notYours', 'comment')
  const editable = isReviewEditable(new Date(before.createdAt ?? now), now)
  return editable
    ? ok({ editedAt: now.toISOString() })
    : fail('review.tooLate', 'comment', { days: EDIT_DAYS })
}

function answer({ next, actor }: ReviewChange, before: Review, facts: ReviewFacts): Result<object> {
  const { now, order, locale } = facts
  if ((next.answer ?? '') === (before.answer ?? '')) return ok({})
  const isOwn = actor.kind === 'seller' && actor.id === order?.seller
  // A hidden review is not among those a seller sees.
  if (!isOwn || before.hidden) return fail('review.notYourGoods', 'answer')
  const said = checkAnswer(next.answer ?? '', !mayAnswer(before))
  if (!said.ok) return said
  const written = { answer: said.value, answeredAt: now.toISOString(), answerLocale: locale }
  return ok(before.answer ? { ...written, answeredAnew: true } : written)
}
