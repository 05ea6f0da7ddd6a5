import { describe, expect, it, test } from 'vitest'
import { emptyProduct } from '@/domain/products/listing/product-values'
import {
  checkTranslationAsk,
  sourceOf,
  wantedTexts,
  withTranslations,
} from '@/domain/products/listing/translation'
import { formatRate } from '@/domain/payments/payouts/commission-rate'
import { languagesFor } from '@/features/selling/listing/form/steps/steps'

it.each([
  ['ko', ['ko', 'en', 'fr']],
  ['fr', ['fr', 'en', 'ko']],
  ['en', ['en', 'fr', 'ko']],
] as const)('a reader of %s writes their own language first (rule S40)', (locale, languages) => {
  expect(languagesFor(locale)).toEqual(languages)
})

test('the rate of commission is written as the reader does (rule S42)', () => {
  expect([formatRate(80_000, 'en'), formatRate(82_500, 'fr'), formatRate(82_500, 'ko')]).toEqual([
    '8%',
    '8,25\u00a0%',
    '8.25%',
  ])
})

describe('what staff are asked to translate (rule S47)', () => {
  const empty = emptyProduct()
  const korean = {
    ...empty,
    name: { en: '', fr: '', ko: '수전' },
    description: { en: '', fr: 'Laiton', ko: '황동' },
  }

  test('is what English and French lack of the language that says most', () => {
    expect(sourceOf(empty)).toBeNull()
    expect(sourceOf(korean)).toBe('ko')
    expect(wantedTexts(korean)).toEqual([
      { language: 'en', field: 'name' },
      { language: 'en', field: 'description' },
      { language: 'fr', field: 'name' },
    ])
    expect(checkTranslationAsk(empty)).toMatchObject({ ok: false })
  })

  test('never takes the place of the seller’s own words', () => {
    const typed = {
      en_name: ' Tap ',
      en_description: 'Brass',
      fr_name: 'Robinet',
      fr_description: 'Mine',
      ko_name: 'x',
    }
    expect(withTranslations(korean, typed)).toMatchObject({
      ok: true,
      value: {
        name: { en: 'Tap', fr: 'Robinet', ko: '수전' },
        description: { en: 'Brass', fr: 'Laiton', ko: '황동' },
      },
    })
  })
})
