import { validate } from 'uuid'
import { expect, test } from 'vitest'
import { stableId } from '@/server/orders/rows'

test('an id made of words is the same for the same words, and one that Payload finds', () => {
  for (const words of [
    ['invoice', 'a'],
    ['invoice', 'b'],
    ['commission invoice', 'c', '2026-11'],
  ]) {
    const id = stableId(...words)
    expect(id).toBe(stableId(...words))
    expect(validate(id)).toBe(true)
  }
  expect(stableId('invoice', 'a')).not.toBe(stableId('invoice', 'b'))
})
