import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { letters } from '@/domain/search/fold'
import { editDistance, nearest } from '@/domain/search/nearest-words'

describe('letters apart', () => {
  test.each([
    ['faucet', 'faucet', 0],
    ['fuacet', 'faucet', 1],
    ['faucett', 'faucet', 1],
    ['fauct', 'faucet', 1],
    ['fawcet', 'faucet', 1],
    ['fuacte', 'faucet', 2],
    ['', 'abc', 3],
    ['abc', '', 3],
  ])('%s and %s are %i', (one, other, apart) => {
    expect(editDistance(one, other)).toBe(apart)
  })

  test('of Korean words are counted by letter, not by syllable', () => {
    expect(editDistance(letters('수젼'), letters('수전'))).toBe(1)
    expect(editDistance(letters('쥬반'), letters('주방'))).toBe(2)
  })

  test('are the same both ways, and none only between equals', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(editDistance(one, other)).toBe(editDistance(other, one))
        expect(editDistance(one, other) === 0).toBe(one === other)
      }),
    )
  })
})

describe('what was meant', () => {
  const terms = (words: string[], locale = 'en') =>
    words.map((word) => ({ word, locale, plain: letters(word) }))

  test('is the nearest word', () => {
    expect(nearest('cabniet', terms(['cabinets', 'cabinet']), 'en')).toEqual(['cabinet'])
    expect(nearest('ceramiqeu', terms(['céramiques', 'céramique']), 'en')).toEqual([
      'céramique',
      'céramiques',
    ])
  })

  test('begins alike, then is in the reader’s language', () => {
    expect(nearest('sink', terms(['pink', 'sint']), 'en')).toEqual(['sint', 'pink'])
    const both = [...terms(['sine']), ...terms(['sint'], 'fr')]
    expect(nearest('sink', both, 'fr')).toEqual(['sint', 'sine'])
  })

  test.each([
    ['oak', ['oat']],
    ['sink', ['stick']],
    ['faucet', ['fact']],
    ['faucet', ['faucet']],
  ])('of %s is not any of %j', (typed, words) => {
    expect(nearest(typed, terms(words), 'en')).toEqual([])
  })
})

describe('the letters of a word', () => {
  test.each([
    ['Évier', 'evier'],
    ['ŒUVRE', 'oeuvre'],
    ['수ㅈ', '수ᄌ'],
  ])('%s are %s', (word, plain) => {
    expect(letters(word)).toBe(plain.normalize('NFD'))
  })

  test('of an unfinished Korean word begin the whole one', () => {
    for (const typed of ['ㅅ', '수', '수ㅈ', '수저', '수전'])
      expect(letters('수전').startsWith(letters(typed))).toBe(true)
  })
})
