import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/domain/locale'
import { quantityTexts, unitWords } from '@/domain/orders/unit-words'
import { SOLD_BY } from '@/domain/products/facts/content'
import { getTranslations } from '@/server/texts/translations'

const wordsIn = (locale: 'en' | 'fr' | 'ko') =>
  unitWords(getTranslations({ locale, namespace: 'product' }), locale)
const BOX = { soldBy: 'box', content: 0.5, contentUnit: 'm2' } as const
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ')

describe('what a unit is called (rules C54, M53)', () => {
  test.each([
    ['en', '84 boxes', '84 boxes at $42.00 per box', '84 boxes = 42 m²'],
    ['fr', '84 boîtes', '84 boîtes à $42.00 la boîte', '84 boîtes = 42 m²'],
    ['ko', '84박스', '84박스, 박스당 $42.00', '84박스 = 42m²'],
  ] as const)('is a box in %s', (locale, count, ordered, measured) => {
    const words = wordsIn(locale)
    expect(plain(words.count(BOX, 84))).toBe(count)
    expect(plain(words.ordered(BOX, 84, '$42.00'))).toBe(ordered)
    expect(plain(words.times(BOX, 84, '$42.00'))).toBe(ordered)
    expect(plain(words.measured(BOX, 84))).toBe(measured)
  })

  test('is one box where there is one', () => {
    const words = wordsIn('en')
    expect(words.ordered(BOX, 1, '$42.00')).toBe('1 box at $42.00 per box')
    expect(plain(words.measured(BOX, 1))).toBe('1 box = 0.5 m²')
  })

  test('is what it always was where nothing was kept', () => {
    const words = wordsIn('en')
    expect(words.count({}, 84)).toBe('84 units')
    expect(words.named({ soldBy: null }, 1200)).toBe('1,200')
    expect(words.times({ soldBy: 'piece' }, 84, '$42.00')).toBe('84 × $42.00')
    expect(words.ordered({}, 84, '$42.00')).toBe('84 at $42.00 each')
    expect(words.measured({ soldBy: 'box' }, 84)).toBeNull()
  })

  test('has its own texts beside a quantity in each language', () => {
    for (const locale of LOCALES) {
      const t = getTranslations({ locale, namespace: 'product' })
      const [piece, ...others] = SOLD_BY.map((soldBy) => quantityTexts(t, soldBy))
      for (const texts of others)
        for (const [name, text] of Object.entries(texts))
          expect([text, name]).not.toEqual([
            Object.entries(piece ?? {}).find(([key]) => key === name)?.[1],
            name,
          ])
    }
  })
})
