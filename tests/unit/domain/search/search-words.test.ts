import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allOf, cleanQuery, tokenQuery, unitsOf, type SearchToken } from '@/domain/search/search-words'

const latin = (text: string, ...any: string[]): SearchToken => ({
  text,
  any: any.length > 0 ? any : [text],
  all: [],
  stop: false,
})
const korean = (text: string): SearchToken => ({ text, any: [], all: [text], stop: false })
const passed = (text: string): SearchToken => ({ ...latin(text), stop: true })

/** Half signs and control signs among them. */
const anything = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 150 })
  .map((points) => String.fromCodePoint(...points))

describe('a question', () => {
  test.each([
    ['  oak \n  stool ', 'oak stool'],
    ['oak\u0000stool', 'oakstool'],
    ['\ud800oak', 'oak'],
    ['', ''],
    ['x'.repeat(300), 'x'.repeat(100)],
    ['가'.repeat(300), '가'.repeat(100)],
  ])('%j is asked as %j', (typed, asked) => {
    expect(cleanQuery(typed)).toBe(asked)
  })

  test('is never longer than a hundred signs, and never half a sign', () => {
    fc.assert(
      fc.property(anything, (typed) => {
        const asked = cleanQuery(typed)
        expect([...asked].length).toBeLessThanOrEqual(100)
        expect(asked).not.toMatch(/\p{Cc}|\p{Cs}/u)
      }),
    )
  })
})

describe('a word', () => {
  test.each([
    [latin('faucets', 'faucet'), "('faucet')"],
    [latin('evier', 'evi', 'evier'), "('evi') | ('evier')"],
    [latin("o'b\\", "o'b\\"), "('o''b\\\\')"],
    [korean('등'), "('등')"],
    [korean('수전'), "(('수전'))"],
    [korean('싱크볼'), "(('싱크') & ('크볼'))"],
    [korean('수전을'), "(('수전') & ('전을')) | (('수전'))"],
    [korean('주방수전'), "(('주방') & ('수전'))"],
    [korean('욕실수납장'), "(('욕실') & ('수납') & ('납장')) | (('욕실') & ('실수') & ('납장'))"],
  ])('%j is asked for as %s', (token, query) => {
    expect(tokenQuery(token)).toBe(query)
  })
})

describe('the things a question names', () => {
  const synonyms = [
    { group: 'tap', tokens: [latin('faucet')] },
    { group: 'tap', tokens: [korean('수전')] },
    { group: 'hood', tokens: [latin('range', 'rang'), latin('hood')] },
    { group: 'hood', tokens: [latin('hotte', 'hott')] },
    { group: 'top', tokens: [latin('plan'), passed('de'), latin('travail')] },
    { group: 'top', tokens: [latin('worktop')] },
  ]
  const names = (tokens: SearchToken[]) => unitsOf(tokens, synonyms, []).map(({ words, any }) => [words, any])

  test('are its words, without those that say nothing', () => {
    expect(names([latin('lamp'), passed('for'), latin('desk')])).toEqual([
      ['lamp', "((('lamp')))"],
      ['desk', "((('desk')))"],
    ])
  })

  test('are words that say nothing, when there are no others', () => {
    expect(names([passed('the')])).toEqual([['the', "((('the')))"]])
  })

  test('are found by every word that means the same', () => {
    expect(names([latin('faucets', 'faucet')])).toEqual([['faucets', "((('faucet'))) | (((('수전'))))"]])
    expect(names([korean('수전')])).toEqual([['수전', "(((('수전')))) | ((('faucet')))"]])
  })

  test('are marked by single words alone: one of several is also said of other things', () => {
    const alike = (tokens: SearchToken[]) => unitsOf(tokens, synonyms, []).flatMap((unit) => unit.equivalents)
    expect(alike([latin('faucets', 'faucet')])).toEqual(['faucets', 'faucet', '수전'])
    expect(alike([latin('range', 'rang'), latin('hood')])).toEqual(['hotte'])
  })

  test('are said in single words, and in several that are looked for each by its rarest', () => {
    const said = (tokens: SearchToken[]) => unitsOf(tokens, synonyms, []).map((unit) => unit.queries)
    expect(said([latin('hotte', 'hott')])).toEqual([["((('hott')))", "(('rang')) & (('hood'))"]])
    expect(said([latin('lamp')])).toEqual([["((('lamp')))"]])
  })

  test('are several words where these mean one thing, in that order alone', () => {
    expect(names([latin('range', 'rang'), latin('hood')]).map(([words]) => words)).toEqual(['range hood'])
    expect(names([latin('hood'), latin('range', 'rang')]).map(([words]) => words)).toEqual(['hood', 'range'])
    expect(names([latin('hotte', 'hott')])[0]?.[1]).toContain("(('rang')) & (('hood'))")
    expect(names([latin('plan'), passed('de'), latin('travail')])[0]?.[1]).toContain("('worktop')")
  })

  test('are also the categories called so', () => {
    const shelves = [
      { id: 'a', words: ['kitchen', 'faucet'] },
      { id: 'b', words: ['수전'] },
      { id: 'c', words: ['sink'] },
    ]
    const [unit] = unitsOf([latin('faucet')], synonyms, shelves)
    expect(unit?.any).toContain("('~a') | ('~b')")
    expect(unit?.any).not.toContain('~c')
    expect(unit?.direct).toBe("(('faucet'))")
  })

  test('are no more than a dozen', () => {
    expect(
      unitsOf(
        Array.from({ length: 40 }, (_, at) => latin(`word${at}`)),
        [],
        [],
      ),
    ).toHaveLength(12)
  })

  test('are asked for all at once', () => {
    expect(allOf(["'a'", "'b'"])).toBe("('a') & ('b')")
  })
})
