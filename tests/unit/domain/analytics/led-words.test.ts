import { describe, expect, test } from 'vitest'
import { cleanWords, searchedWords } from '@/domain/analytics/led-words'

const ORIGIN = 'https://maru.test'

describe('what was searched for', () => {
  test.each([
    ['/search?q=brass+faucet', 'brass faucet'],
    ['/fr/search?stock=1&q=robinet%20laiton&page=2', 'robinet laiton'],
    ['/ko/search?q=%EC%88%98%EC%A0%84', '수전'],
    ['/search?q=%20%20', ''],
    ['/search', ''],
    ['/category/bathroom?q=sink', ''],
    ['/research?q=sink', ''],
    ['/search/?q=sink', ''],
  ])('is read from the page before: %s', (path, words) => {
    expect(searchedWords(ORIGIN + path, ORIGIN)).toBe(words)
  })

  test.each([
    '',
    'https://search.test/search?q=sink',
    'https://maru.test.evil.test/search?q=sink',
    'nonsense',
  ])('is nothing where the visit came from elsewhere: %j', (referrer) => {
    expect(searchedWords(referrer, ORIGIN)).toBe('')
  })

  test('is cut to eighty characters', () => {
    expect(searchedWords(`${ORIGIN}/search?q=${'가'.repeat(200)}`, ORIGIN)).toBe('가'.repeat(80))
  })
})

describe('words as they are counted', () => {
  test.each([
    ['  Brass \n Faucet ', 'brass faucet'],
    ['ROBINET É', 'robinet é'],
    ['hs 8481.80', 'hs 8481.80'],
    ['vanity 900 x 450 x 200', 'vanity 900 x 450 x 200'],
    [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
  ])('are one line in lower case: %j', (text, words) => {
    expect(cleanWords(text)).toBe(words)
  })

  test.each([
    '',
    '\u200b ',
    'jo@partner.test',
    '416-555-0199',
    '+82 10 1234 5678',
    '4242 4242 4242 4242',
    '０１０１２３４５６７８',
  ])('are none where blank or personal: %j', (text) => {
    expect(cleanWords(text)).toBeNull()
  })
})
