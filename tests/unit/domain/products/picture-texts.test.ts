import { describe, expect, it } from 'vitest'
import {
  isPictureTexts,
  MAX_PICTURE_TEXT,
  ownPictureText,
  pictureText,
} from '@/domain/products/picture-texts'

const [ONE, TWO] = ['01890000-0000-7000-8000-000000000001', '01890000-0000-7000-8000-000000000002']

describe('alternative texts as stored', () => {
  it.each([
    {},
    { [ONE]: 'A tap' },
    { [ONE]: '<b>A tap</b> & "more"' },
    { [ONE]: '수전', [TWO]: '가'.repeat(MAX_PICTURE_TEXT) },
  ])('may be %j', (texts) => {
    expect(isPictureTexts(texts)).toBe(true)
  })

  it.each([
    [null],
    [[]],
    ['A tap'],
    [{ main: 'A tap' }],
    [JSON.parse('{"__proto__": "A tap"}')],
    [{ [ONE]: 7 }],
    [{ [ONE]: null }],
    [{ [ONE]: 'x'.repeat(MAX_PICTURE_TEXT + 1) }],
    [{ [ONE]: 'a\0b' }],
    [{ [ONE]: 'turned \u202e round' }],
    [{ [ONE]: 'two\nlines' }],
    [Object.fromEntries(Array.from({ length: 25 }, (_, at) => [ONE.slice(0, -2) + (10 + at), 'x']))],
  ])('are never %j', (texts) => {
    expect(isPictureTexts(texts)).toBe(false)
  })
})

describe('the alternative text of a picture', () => {
  const texts = { en: { [ONE]: 'A tap' }, fr: { [TWO]: 'Un évier' }, ko: { [ONE]: '  ' } }

  it.each([
    ['en', ONE, { text: 'A tap' }],
    ['fr', ONE, { text: 'A tap', lang: 'en' }],
    ['fr', TWO, { text: 'Un évier' }],
    ['ko', TWO, null],
    ['en', TWO, null],
    ['en', 'toString', null],
  ] as const)('in %s of %s', (locale, id, text) => {
    expect(ownPictureText(texts, id, locale)).toEqual(text)
  })

  it.each([undefined, null, { en: null }, { en: ['x'] }])('is the name where there are none: %j', (none) => {
    expect(pictureText(none, ONE, 'fr', 'Robinet')).toBe('Robinet')
  })
})
