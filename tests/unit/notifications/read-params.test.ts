import { expect, test } from 'vitest'
import { readParams } from '@/features/talk/notifications/read-params'

const NONE = {
  number: '',
  company: '',
  reason: '',
  answer: '',
  person: '',
  day: '',
  amount: null,
  product: {},
}

test('stored parameters are read as they are', () => {
  const stored = {
    number: 'M-1',
    company: 'Sorae',
    reason: 'Late.',
    answer: 'We removed it.',
    person: 'Maude',
    day: '2026-12-04',
    amount: 500,
    product: { en: 'Sink', ko: '싱크' },
  }
  expect(readParams(JSON.stringify(stored))).toEqual(stored)
})

test.each([null, '', 'no json', 'null', '[]', '7', '"text"', '{"other":1}'])('%j has none', (text) => {
  expect(readParams(text)).toEqual(NONE)
})

test('one that is invalid leaves the others', () => {
  const mixed = { number: 7, reason: 'Late.', amount: -5, company: null, product: { en: 1, fr: 'Évier' } }
  expect(readParams(JSON.stringify(mixed))).toEqual({ ...NONE, reason: 'Late.', product: { fr: 'Évier' } })
  expect(readParams('{"product":"Sink"}')).toEqual(NONE)
})
