import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/domain/locale'
import { issuesOf } from '@/domain/result'
import { INFO_PAGES } from '@/domain/pages/info-pages'
import { checkAddress, formerAddresses, mayGo, RESERVED } from '@/domain/pages/page-address'

const free = { isTaken: false }
const wrong = (slug: string, before?: string, facts = free) =>
  issuesOf(checkAddress({ slug }, before ? { slug: before } : undefined, facts)).map(({ code }) => code)

/** First segments of all routes and public files, without groups and the language. */
function firstSegments(): string[] {
  const routes = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|\/)(?:page\.tsx|route\.ts)$/.test(file))
    .map((file) => file.split('/').filter((part) => !/^\(.*\)$|^\[locale\]$/.test(part)))
  const rewritten = ['search', ...readdirSync('public')]
  return [...routes.flatMap(([first = '']) => first), ...rewritten, ...LOCALES].filter((name) =>
    /^[a-z-]+$/.test(name),
  )
}

describe('the address of a page (rule L24)', () => {
  test('is none of the routes, public folders and languages, and no other word is refused', () => {
    expect([...RESERVED].toSorted()).toEqual([...new Set(firstSegments())].toSorted())
  })

  test.each(['care-of-oak', 'abc', '2026', 'a'.repeat(60), ...INFO_PAGES])('may be %s', (slug) => {
    expect(wrong(slug)).toEqual([])
  })

  test.each([
    'ab',
    'a'.repeat(61),
    'a b',
    '../x',
    'Größe',
    'Care',
    'a--b',
    '-ab',
    'ab-',
    'a/b',
    'a.b',
    '한국어',
  ])('is not %s', (slug) => expect(wrong(slug)).toEqual(['page.addressShape']))

  test.each(['admin', 'seller', 'api', 'cart'])('is not %s, which leads elsewhere', (slug) => {
    expect(wrong(slug)).toEqual(['page.addressReserved'])
  })

  test('is not that of another page', () => {
    expect(wrong('care-of-oak', undefined, { isTaken: true })).toEqual(['page.addressTaken'])
  })

  test('is judged where it is new, so that an old page can still be saved', () => {
    expect(wrong('Old one', 'Old one', { isTaken: true })).toEqual([])
  })

  test.each(INFO_PAGES)('%s stays what it is, and the page with it', (slug) => {
    expect(wrong('somewhere-else', slug)).toEqual(['page.fixedAddress'])
    const codes = (unpublished: boolean, trashed: boolean) =>
      issuesOf(mayGo(slug, { unpublished, trashed })).map(({ code }) => code)
    expect([codes(true, false), codes(false, true), codes(false, false)]).toEqual([
      ['page.fixedStays'],
      ['page.fixedStays'],
      [],
    ])
  })

  test('of an editor’s own page may change, and the page may go', () => {
    expect(wrong('care-of-ash', 'care-of-oak')).toEqual([])
    expect(mayGo('care-of-oak', { unpublished: true, trashed: true }).ok).toBe(true)
  })
})

describe('earlier addresses', () => {
  test('lead on from each, and never to themselves', () => {
    expect(formerAddresses('', 'one')).toBe('one')
    expect(formerAddresses('one', 'two')).toBe('one two')
    expect(formerAddresses('one two', 'one')).toBe('two one')
    expect(formerAddresses('one', null)).toBe('one')
    expect(formerAddresses(null, null)).toBe('')
  })

  test('are the last thirty', () => {
    const many = Array.from({ length: 30 }, (_, n) => `p${n}`).join(' ')
    expect(formerAddresses(many, 'last').split(' ')).toEqual([...many.split(' ').slice(1), 'last'])
  })
})
