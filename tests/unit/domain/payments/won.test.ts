import { expect, it, test } from 'vitest'
import { aboutWon, rateInWon, wonIn } from '@/domain/payments/payouts/won'

const RATE = { won: 985.4, on: '2026-11-28' }

test('an amount in won stands beside dollars, rounded half up, in the reader’s writing (rule S61)', () => {
  expect(aboutWon(1_840, RATE, 'en')).toBe('≈ ₩18,131')
  expect(aboutWon(1_840, RATE, 'ko')).toBe('≈ ₩18,131')
  expect(aboutWon(1_840, RATE, 'fr')).toMatch(/^≈ 18\s131\s₩$/u)
  expect(rateInWon(RATE, 'en')).toMatch(/^₩985\.40?$/)
})

it.each([
  ['985.40', 985.4],
  [' 985,4 ', 985.4],
  ['９８５', 985],
  ['99.99', null],
  ['10000.01', null],
  ['985.401', null],
  ['1e3', null],
  ['-985', null],
  ['', null],
])('the rate %j is %s', (typed, won) => {
  expect(wonIn(typed)).toBe(won)
})
