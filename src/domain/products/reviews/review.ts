import { havePassed } from '@/domain/values/calendar'
import { halfUp } from '@/domain/money'
import type { OrderStatus } from '@/domain/orders/order'
import { fail, issuesOf, issue, ok, failAll, type Result } from '@/domain/result'
import { checkText } from '@/domain/values/text'

export const MAX_RATING = 5
export const MAX_COMMENT = 4_000
export const EDIT_DAYS = 30

export type Rating = { rating: number; comment: string }

/** One to five whole stars and a non-blank comment (rules T5, T17). */
export function checkReview(review: Rating): Result<Rating> {
  const comment = checkText(review.comment, {
    path: 'comment',
    max: MAX_COMMENT,
    blank: 'review.comment',
    tooLong: 'review.commentTooLong',
  })
  const isRating = Number.isInteger(review.rating) && review.rating >= 1 && review.rating <= MAX_RATING
  if (!isRating) return failAll([issue('review.rating', 'rating'), ...issuesOf(comment)])
  return comment.ok ? ok({ rating: review.rating, comment: comment.value }) : comment
}

export type ReviewerFacts = {
  buyerId: string
  orderBuyerId: string
  orderStatus: OrderStatus
  isReviewed: boolean
}

/** Only the buyer of a delivered order line, once per line (rule T5). */
export function checkReviewer(reviewing: ReviewerFacts, path = 'orderItem'): Result<ReviewerFacts> {
  if (reviewing.buyerId !== reviewing.orderBuyerId) return fail('review.notYours', path)
  if (reviewing.orderStatus !== 'delivered') return fail('review.notDelivered', path)
  return reviewing.isReviewed ? fail('review.already', path) : ok(reviewing)
}

/** Editable for 30 days (rule T5). */
export function isReviewEditable(createdAt: Date, now: Date): boolean {
  return !havePassed(EDIT_DAYS, createdAt, now)
}

type ReviewAnswer = {
  answer?: string | null
  answeredAt?: string | null
  editedAt?: string | null
  answeredAnew?: boolean | null
}

/** Whether the answer was written to other words than those that stand there now (rule S25). */
export function isEditedSince({ answer, answeredAt, editedAt }: ReviewAnswer): boolean {
  if (!answer || !editedAt) return false
  return !answeredAt || new Date(editedAt) > new Date(answeredAt)
}

/** Once, and once more after the review was changed (rule S25). */
export const mayAnswer = (review: ReviewAnswer) =>
  !review.answer || (isEditedSince(review) && !review.answeredAnew)

/** The seller answers in public (rules T5, S25). */
export function checkAnswer(text: string, isAnswered: boolean): Result<string> {
  if (isAnswered) return fail('review.answered', 'answer')
  return checkText(text, {
    path: 'answer',
    max: MAX_COMMENT,
    blank: 'review.answer',
    tooLong: 'review.commentTooLong',
  })
}

/** To one decimal, half up; undefined without reviews (rule T18). */
export function averageRating(sum: number, count: number): number | undefined {
  return count > 0 ? halfUp(BigInt(sum) * 10n, count) / 10 : undefined
}
