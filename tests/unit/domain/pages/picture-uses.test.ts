import { describe, expect, test } from 'vitest'
import {
  checkReplacement,
  languagesLacking,
  textOfPicture,
  type PictureUse,
  type UseKind,
} from '@/domain/pages/content/picture-uses'

const editor = { kind: 'staff', id: 'e', role: 'editor' } as const
const admin = { kind: 'staff', id: 'a', role: 'admin' } as const
const usedIn = (kind: UseKind, title = 'Care'): PictureUse => ({ kind, doc: 'd', title, shown: true })
const house = { owner: null, alt: { en: 'A kiln' } }
const facts = { uses: [usedIn('page'), usedIn('hero')], total: 2, to: house, isThere: true }

describe('a replacement (rule L31)', () => {
  test('moves what editors write; what sellers asked for or are writing stays', () => {
    const uses = [usedIn('page'), usedIn('category'), usedIn('change'), usedIn('draft')]
    expect(checkReplacement(editor, { ...facts, uses, total: 4 })).toEqual({
      ok: true,
      value: uses.slice(0, 2),
    })
  })

  test.each([
    ['one that is gone', { isThere: false }, 'picture.gone'],
    ['another that is gone', { to: undefined }, 'picture.otherGone'],
    ['another of a seller', { to: { ...house, owner: 'seller' } }, 'picture.ofSeller'],
    ['another without words', { to: { owner: null, alt: { fr: 'Un four', en: ' ' } } }, 'picture.noWords'],
    ['more uses than a transaction takes', { total: 201 }, 'picture.tooManyUses'],
    ['one that is used nowhere', { uses: [], total: 0 }, 'picture.notUsed'],
    ['one that only sellers write with', { uses: [usedIn('draft'), usedIn('change')] }, 'picture.notUsed'],
  ])('is refused of %s', (_, given, code) => {
    expect(checkReplacement(admin, { ...facts, ...given })).toMatchObject({ ok: false, issues: [{ code }] })
  })

  test('of products is for admins (rule N9)', () => {
    const given = { ...facts, uses: [usedIn('page'), usedIn('product', 'Oak'), usedIn('product', 'Tile')] }
    expect(checkReplacement(admin, given).ok).toBe(true)
    expect(checkReplacement(editor, given)).toMatchObject({
      issues: [{ code: 'picture.ofProducts', params: { products: 'Oak, Tile' } }],
    })
  })
})

test('a picture is called in the language of the page, else in English', () => {
  const alt = { en: 'A kiln', fr: 'Un four', ko: ' ' }
  expect((['en', 'fr', 'ko'] as const).map((locale) => textOfPicture(alt, locale))).toEqual([
    'A kiln',
    'Un four',
    'A kiln',
  ])
  expect(languagesLacking(alt)).toEqual(['ko'])
  expect(languagesLacking({})).toEqual(['en', 'fr', 'ko'])
})
