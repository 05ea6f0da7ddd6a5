import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emailAddressIn, isEmailAddress, normalizeEmail } from '@/domain/people/email'

describe('an address as it is kept and compared', () => {
  test.each([
    ['  Maude@Atelier.CA \u00a0'],
    ['ｍａｕｄｅ＠ａｔｅｌｉｅｒ．ｃａ'],
    ['maude@atelier.ca\u3000\t\n'],
  ])('is one however it is typed: %j', (typed) => {
    expect(normalizeEmail(typed)).toBe('maude@atelier.ca')
  })

  test('is the same when it is normalised again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(normalizeEmail(normalizeEmail(text))).toBe(normalizeEmail(text))
      }),
    )
  })
})

test.each(['a@b.co', 'maude.tremblay+maru@atelier.co.kr', '민서@한글.kr'])('%s is an address', (text) => {
  expect(isEmailAddress(normalizeEmail(text))).toBe(true)
})

test.each([
  '',
  'a',
  'a@b',
  'a@@b.co',
  'a b@c.co',
  'a@b.co\nBcc: c@d.co',
  '"a"@b.co',
  'a@b.co,c@d.co',
  '<a@b.co>',
])('"%s" is none', (text) => {
  expect(isEmailAddress(text)).toBe(false)
})

test.each([
  ['Maru <hello@maru.shop>', 'hello@maru.shop'],
  ['"Maru, 마루" <Hello@Maru.shop>', 'hello@maru.shop'],
  ['hello@maru.shop', 'hello@maru.shop'],
  ['Maru', null],
  ['Maru <hello>', null],
  ['a@b.co, c@d.co', null],
])('a sender line %j names %s', (sender, address) => {
  expect(emailAddressIn(sender)).toBe(address)
})
