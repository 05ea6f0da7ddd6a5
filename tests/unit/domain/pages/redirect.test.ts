import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  askedPath,
  checkRedirect,
  FILES,
  MOST_REDIRECTS,
  readFrom,
  readTo,
  type RedirectFacts,
} from '@/domain/pages/redirect'
import { issuesOf, type Result } from '@/domain/result'
import { INFO_PAGES } from '@/domain/pages/info-pages'

const SITE = 'https://maru.example'
const said = (result: Result<unknown>) =>
  result.ok
    ? result.value
    : issuesOf(result)
        .map(({ code }) => code.replace('redirect.', ''))
        .join()
const from = (path: string) => said(readFrom(path))
const to = (address: string) => said(readTo(address, SITE))

describe('a redirect begins (rule L27)', () => {
  test.each(['/old-shop', '/old/page.html', '/wp-content/a_b~c', '/info/care-of-oak', '/2019', '/index.php'])(
    'at %s',
    (path) => expect(from(path)).toBe(path),
  )

  test('at letters of any language, however they are written', () => {
    const [typed, encoded, apart] = ['/욕실', '/%EC%9A%95%EC%8B%A4', '/욕실'.normalize('NFD')]
    expect([typed, encoded, apart].map(from)).toEqual([typed, typed, typed])
    expect(from('/caf%C3%A9')).toBe('/café')
  })

  test.each([
    ['', 'from.shape'],
    ['old-shop', 'from.shape'],
    ['https://maru.example/old', 'from.shape'],
    ['javascript:alert(1)', 'from.shape'],
    ['//evil.example', 'from.shape'],
    ['//evil.example?a=1', 'from.shape'],
    ['/old//shop', 'from.shape'],
    ['/\\evil.example', 'from.shape'],
    ['/old\\shop', 'from.shape'],
    ['/%5Cevil', 'from.shape'],
    ['/%2F/evil', 'from.shape'],
    ['/a b', 'from.shape'],
    ['/a\0b', 'from.shape'],
    ['/a%00b', 'from.shape'],
    ['/a\tb', 'from.shape'],
    ['/a\u202Eb', 'from.shape'],
    ['/%zz', 'from.shape'],
    ['/../admin', 'from.shape'],
    ['/old/./x', 'from.shape'],
    ['/<script>', 'from.shape'],
    ['/old?page=2', 'from.query'],
    ['/old#part', 'from.query'],
    ['/old/', 'from.end'],
    ['/Old', 'from.upper'],
    ['/%41bc', 'from.upper'],
    ['/fr/old', 'from.language'],
    ['/ko', 'from.language'],
    ['/en/old', 'from.language'],
    ['/', 'from.reserved'],
    ['/admin', 'from.reserved'],
    ['/admin/collections', 'from.reserved'],
    ['/api/old', 'from.reserved'],
    ['/_next/old', 'from.reserved'],
    ['/robots.txt', 'from.reserved'],
    ['/product/0190', 'from.reserved'],
    ['/category/kitchen', 'from.reserved'],
    ['/cart', 'from.reserved'],
    ['/info', 'from.reserved'],
    ['/info/a/b', 'from.reserved'],
    ['/info/terms', 'from.reserved'],
    ['/info/a.b', 'from.reserved'],
    ...INFO_PAGES.map((slug) => [`/${slug}`, 'from.reserved']),
  ])('not at %j', (path = '', code) => expect(from(path)).toBe(code))

  test('at none of the files that are answered before', () => {
    const routes = readdirSync('src/app').filter((name) => name.includes('.') && !/\.tsx?$/.test(name))
    const files = readdirSync('public').filter((name) => name.includes('.'))
    expect([...FILES].toSorted()).toEqual(['_next', ...routes, ...files].toSorted())
  })
})

describe('a redirect ends (rule L27)', () => {
  test.each([
    ['/', '/', '/'],
    ['/products', '/products', '/products'],
    ['/products/?sort=newest#first', '/products?sort=newest#first', '/products'],
    ['/category/kitchen/', '/category/kitchen', '/category/kitchen'],
    ['/info/care-of-oak', '/info/care-of-oak', '/info/care-of-oak'],
    ['/info/terms', '/terms', '/terms'],
    ['https://example.com/a?b=c', 'https://example.com/a?b=c', null],
  ])('at %s', (written, stored, path) => expect(to(written)).toEqual({ to: stored, path }))

  test.each([
    ['', 'to.shape'],
    ['products', 'to.shape'],
    ['#place', 'to.shape'],
    ['javascript:alert(1)', 'to.shape'],
    ['java\tscript:alert(1)', 'to.shape'],
    ['data:text/html,x', 'to.shape'],
    ['mailto:a@b.example', 'to.shape'],
    ['http://example.com', 'to.shape'],
    ['//evil.example', 'to.shape'],
    ['/\\evil.example', 'to.shape'],
    ['\\\\evil.example', 'to.shape'],
    ['/\t/evil.example', 'to.shape'],
    ['/a\0b', 'to.shape'],
    ['https://user:word@example.com', 'to.shape'],
    ['https://', 'to.shape'],
    ['https://maru.example/terms', 'to.ours'],
    ['/fr/terms', 'to.language'],
    ['/admin', 'to.closed'],
    ['/api/session/logout', 'to.closed'],
    ['/_next/x', 'to.closed'],
  ])('not at %j', (address, code) => expect(to(address)).toBe(code))

  test('not at our own address without https', () => {
    expect(said(readTo('http://localhost:3000/terms', 'http://localhost:3000'))).toBe('to.ours')
  })
})

describe('one step, from where nothing is to where something is', () => {
  const FREE: RedirectFacts = {
    others: MOST_REDIRECTS - 1,
    isPage: false,
    hasMoved: false,
    isTaken: false,
    leadsHere: null,
    leadsOn: false,
    isShown: false,
  }
  const check = (target: string | null, facts: Partial<RedirectFacts> = {}) =>
    said(
      checkRedirect('/info/old', { to: target ?? 'https://a.example/', path: target }, { ...FREE, ...facts }),
    )

  test.each([
    ['/info/old', {}, 'to.itself'],
    ['/info/old', { isShown: true }, 'to.itself'],
    ['/products', { others: MOST_REDIRECTS }, 'from.many'],
    ['/products', { isPage: true }, 'from.page'],
    ['/products', { hasMoved: true }, 'from.moved'],
    ['/products', { isTaken: true }, 'from.taken'],
    ['/products', { leadsHere: '/older' }, 'from.chain'],
    ['/older', { leadsOn: true }, 'to.chain'],
    ['/nothing-here', {}, 'to.nowhere'],
    ['/info/gone', {}, 'to.nowhere'],
    ['/info', {}, 'to.nowhere'],
  ])('to %s with %o: %s', (target, facts, code) => expect(check(target, facts)).toBe(code))

  test.each(['/', '/products', '/search', '/terms', '/category/kitchen', null])('leads to %s', (target) => {
    expect(check(target)).toEqual({})
  })

  test('leads to a page of an editor’s own that readers find', () => {
    expect(check('/info/new', { isShown: true })).toEqual({})
  })
})

test('an address is found as it is asked for', () => {
  expect(['/Old', '/%ec%9a%95%ec%8b%a4', '/%ff', '/old'].map(askedPath)).toEqual([
    '/old',
    '/욕실',
    '/%ff',
    '/old',
  ])
})
