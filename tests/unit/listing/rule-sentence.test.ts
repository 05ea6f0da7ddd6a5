import { expect, it } from 'vitest'
import type { Locale } from '@/domain/locale'
import type { Lines } from '@/domain/forms/form-rows'
import { ruleSentence } from '@/features/selling/profile/terms/rule-sentence'
import { textsIn } from '~/tests/support/in-language'

const textsOf = (locale: Locale) => ({
  t: textsIn(locale, 'shippingTerms'),
  names: textsIn(locale, 'provinces'),
})
const BOX = { kind: 'per_box', aB: 'on', bC: 'on', amount: '12.00', freeOver: '5000', daysSaved: '9' }

it.each<[Locale, Lines, string, string]>([
  [
    'en',
    BOX,
    'Standard shipping',
    'Alberta, British Columbia: $12.00 a box, free from $5,000.00, 12–18 days',
  ],
  [
    'en',
    { kind: 'quoted', service: 'Express' },
    'Express',
    'Everywhere else: you quote it after the order, 21–27 days',
  ],
  ['en', { kind: 'flat', amount: 'x' }, 'Standard shipping', 'Everywhere else: no amount yet, 21–27 days'],
  [
    'ko',
    { kind: 'flat', amount: '0', serviceKo: '빠른 배송' },
    '빠른 배송',
    '그 밖의 모든 지역: 무료, 21~27일',
  ],
])('a rule of shipping is read as a sentence (rule S48): %s %j', (locale, row, service, text) => {
  const reach = { minDays: 21, maxDays: 27 }
  const found = ruleSentence({ row, reach, locale, ...textsOf(locale) })
  expect({ ...found, text: found.text.replaceAll('\u00a0', ' ') }).toEqual({ service, text })
})

it('says no days where nothing is on sale', () => {
  const { text } = ruleSentence({
    row: { ...BOX, aB: '', bC: '' },
    reach: null,
    locale: 'en',
    ...textsOf('en'),
  })
  expect(text).toBe('Everywhere else: $12.00 a box, free from $5,000.00')
})
