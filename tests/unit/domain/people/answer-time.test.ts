import { expect, test } from 'vitest'
import { answerTime } from '@/domain/people/sellers/answer-time'

test.each([
  [0, 1, 'minute'],
  [89, 1, 'minute'],
  [3_540, 59, 'minute'],
  [3_600, 1, 'hour'],
  [26 * 3_600, 26, 'hour'],
  [47.4 * 3_600, 47, 'hour'],
  [48 * 3_600, 2, 'day'],
  [10 * 86_400, 10, 'day'],
])('an answer after %i seconds takes %i %s (rule C55)', (seconds, amount, unit) => {
  expect(answerTime(seconds)).toEqual({ amount, unit })
})
