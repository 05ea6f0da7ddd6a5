import { describe, expect, test } from 'vitest'
import { changedSinceDeclined, comparedFacts, keptFacts } from '@/domain/products/listing/change-comparison'
import { wordFact, type FactWords } from '@/domain/products/listing/word-fact'
import { P1, P2, PRODUCT, SINKS, SUB, TIERS } from '~/tests/support/edit-plan'

describe('a change request beside its product', () => {
  test('has a row for each value it names, in the order of the form', () => {
    const change = {
      changed: ['weight', 'name.fr', 'images', 'pictureTexts.en'],
      weight: 3,
      name: { fr: null },
      images: [P2],
      pictureTexts: { en: { [P1]: 'Gone', [P2]: 'Better' } },
      color: { en: 'Red' },
    }
    expect(comparedFacts(PRODUCT, change)).toEqual([
      { name: 'name.fr', now: 'Robinet', wanted: null },
      { name: 'images', now: [P1, P2], wanted: [P2] },
      { name: 'pictureTexts.en', now: { [P1]: 'From above', [P2]: 'In use' }, wanted: { [P2]: 'Better' } },
      { name: 'weight', now: 2.4, wanted: 3 },
    ])
  })

  test('has none where it names what is not known', () => {
    expect(comparedFacts(PRODUCT, { changed: ['weight', 'stock'], weight: 3 })).toEqual([])
  })
})

describe('a declined product that comes back', () => {
  const declined = { ...PRODUCT, listedIn: SUB, category: 'Kitchen > Faucets' }

  test('has a row for each fact that its seller changed, the old value first', () => {
    const now = {
      ...declined,
      listedIn: { id: SINKS },
      category: 'Kitchen > Sinks',
      origin: 'Vietnam',
      certifications: null,
      name: { en: 'Tap', fr: null, ko: '수전' },
      images: [P2],
    }
    expect(changedSinceDeclined(keptFacts(declined), now)).toEqual([
      { name: 'name.fr', before: 'Robinet', now: null },
      { name: 'name.ko', before: null, now: '수전' },
      { name: 'images', before: [P1, P2], now: [P2] },
      {
        name: 'pictureTexts.en',
        before: { [P1]: 'From above', [P2]: 'In use' },
        now: { [P2]: 'In use' },
      },
      { name: 'listedIn', before: SUB, now: SINKS },
      { name: 'origin', before: 'South Korea', now: 'Vietnam' },
      { name: 'certifications', before: ['cUPC'], now: [] },
    ])
  })

  test('has none where nothing changed, also after its facts were stored', () => {
    const stored = JSON.parse(JSON.stringify(keptFacts(declined)))
    expect(changedSinceDeclined(stored, { ...declined, stock: 3, listedIn: { id: SUB } })).toEqual([])
  })
})

describe('a value as text', () => {
  const words: FactWords = {
    none: 'None',
    yes: 'Yes',
    no: 'No',
    soldAs: { piece: 'Piece' },
    measures: { m2: 'm²' },
    images: (count) => `${count} images`,
    documents: (count) => `${count} documents`,
  }
  test.each([
    ['name.fr', null, 'None'],
    ['hsCode', '', 'None'],
    ['images', [P1, P2], '2 images'],
    ['images', [], '0 images'],
    ['pictureTexts.en', { [P1]: 'From above', [P2]: 'In use' }, 'From above\nIn use'],
    ['box', { length: 300, width: null, height: 90.5 }, '300 × – × 90.5\u00a0mm'],
    ['soldBy', 'piece', 'Piece'],
    ['soldBy', 'crate', 'crate'],
    ['content', 0.48, '0.48'],
    ['contentUnit', 'm2', 'm²'],
    ['boxesPerPallet', 1200, '1,200'],
    ['weight', 1234.5, '1,234.5\u00a0kg'],
    ['lengthMm', 236, '236\u00a0mm'],
    ['packagingUnit', 1200, '1,200'],
    ['certifications', ['cUPC', 'KC'], 'cUPC, KC'],
    ['certifications', [], 'None'],
    ['origin', 'South Korea', 'South Korea'],
    ['madeToOrder', false, 'No'],
    ['madeToOrder', true, 'Yes'],
    ['moqPrices', TIERS, '1–9 · $20.00\n10+ · $18.00'],
    ['dimensions', '236 × 140 mm', '236 × 140 mm'],
  ])('%s %o', (name, value, text) => expect(wordFact(name, value, words, 'en')).toBe(text))

  test('is written as its reader writes numbers', () => {
    expect(wordFact('weight', 2.4, words, 'fr')).toBe('2,4\u00a0kg')
  })
})
