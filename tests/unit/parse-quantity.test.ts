import { expect, test } from 'vitest'
import { parseQuantity } from '@/ui/forms/fields/parse-quantity'

test.each([
  ['12', 12],
  [' １２ ', 12],
  ['1,000', 1000],
  ['12 000', 12_000],
  ['12\u00a0000', 12_000],
  ['2.5', 2.5],
])('%s is a quantity', (typed, quantity) => {
  expect(parseQuantity(typed)).toBe(quantity)
})

test.each(['', '-3', '1e3', '1,00', '1,0000', ',100', '1.000,5', '٣', 'abc'])('%s is none', (typed) => {
  expect(parseQuantity(typed)).toBeNaN()
})
