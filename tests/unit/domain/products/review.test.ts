import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ORDER_STATUSES } from '@/domain/orders/order'
import { issuesOf } from '@/domain/result'
import {
  averageRating,
  checkAnswer,
  checkReview,
  checkReviewer,
  isEditedSince,
  isReviewEditable,
  MAX_COMMENT,
  mayAnswer,
} from '@/domain/products/reviews/review'

describe('a review', () => {
  test.each([1, 2, 3, 4, 5])('may give %d stars, its comment trimmed', (rating) => {
    expect(checkReview({ rating, comment: '  Solid brass. \r\n' })).toEqual({
      ok: true,
      value: { rating, comment: 'Solid brass.' },
    })
  })

  test.each([
    [0, 'Fine', ['review.rating']],
    [6, 'Fine', ['review.rating']],
    [4.5, 'Fine', ['review.rating']],
    [Number.NaN, 'Fine', ['review.rating']],
    [5, ' \n ', ['review.comment']],
    [5, '\u200b', ['review.comment']],
    [5, 'x'.repeat(MAX_COMMENT + 1), ['review.commentTooLong']],
    [0, '', ['review.rating', 'review.comment']],
  ])('of %d stars saying %j meets %j', (rating, comment, codes) => {
    expect(issuesOf(checkReview({ rating, comment })).map(({ code }) => code)).toEqual(codes)
  })

  test('may be as long as the limit, counted in characters', () => {
    expect(checkReview({ rating: 5, comment: '🏠'.repeat(MAX_COMMENT) }).ok).toBe(true)
  })

  test.each([
    ['2025-01-30T23:59:59.999Z', true],
    ['2025-01-31T00:00:00.000Z', false],
  ])('written on New Year may be changed at %s: %s', (now, expected) => {
    expect(isReviewEditable(new Date('2025-01-01T00:00:00Z'), new Date(now))).toBe(expected)
  })

  test('is answered once, with words', () => {
    expect(checkAnswer(' Thank you. ', false)).toEqual({ ok: true, value: 'Thank you.' })
    expect(issuesOf(checkAnswer(' ', false))).toEqual([{ code: 'review.answer', path: 'answer' }])
    expect(issuesOf(checkAnswer('Again', true))).toEqual([{ code: 'review.answered', path: 'answer' }])
  })
})

test.each([
  [{}, false, true],
  [{ answer: 'Thanks.', answeredAt: '2026-01-02' }, false, false],
  [{ answer: 'Thanks.', answeredAt: '2026-01-02', editedAt: '2026-01-01' }, false, false],
  [{ answer: 'Thanks.', answeredAt: '2026-01-02', editedAt: '2026-01-03' }, true, true],
  [{ answer: 'Thanks.', editedAt: '2026-01-03' }, true, true],
  [{ answer: 'Thanks.', answeredAt: '2026-01-02', editedAt: '2026-01-03', answeredAnew: true }, true, false],
  [{ editedAt: '2026-01-03' }, false, true],
])('a review %j was changed after its answer: %s, and may be answered: %s', (review, isEdited, may) => {
  expect([isEditedSince(review), mayAnswer(review)]).toEqual([isEdited, may])
})

describe('a reviewer', () => {
  const mine = { buyerId: 'b', orderBuyerId: 'b', isReviewed: false }

  test.each(ORDER_STATUSES)('of an order that is %s has to have received it', (orderStatus) => {
    expect(checkReviewer({ ...mine, orderStatus }).ok).toBe(orderStatus === 'delivered')
  })

  test.each([
    [{ ...mine, orderBuyerId: 'c' }, 'review.notYours'],
    [{ ...mine, isReviewed: true }, 'review.already'],
  ])('%j is refused with %s', (facts, code) => {
    expect(
      issuesOf(checkReviewer({ ...facts, orderStatus: 'delivered' })).map((issue) => issue.code),
    ).toEqual([code])
  })
})

describe('the average rating', () => {
  test.each([
    [0, 0, undefined],
    [5, 1, 5],
    [14, 3, 4.7],
    [13, 3, 4.3],
    [17, 4, 4.3],
    [87, 20, 4.4],
  ])('of %d stars in %d reviews is %s', (sum, count, average) => {
    expect(averageRating(sum, count)).toBe(average)
  })

  test('has one decimal and stays between 1 and 5', () => {
    const ratings = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 })
    fc.assert(
      fc.property(ratings, (stars) => {
        const average = averageRating(
          stars.reduce((sum, star) => sum + star, 0),
          stars.length,
        )
        expect(average).toBe(Number(average?.toFixed(1)))
        expect(average).toBeGreaterThanOrEqual(Math.min(...stars))
        expect(average).toBeLessThanOrEqual(Math.max(...stars))
      }),
    )
  })
})
