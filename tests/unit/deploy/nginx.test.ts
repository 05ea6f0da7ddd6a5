import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { INFO_PAGES } from '@/domain/pages/info-pages'
import { MEMBER_COOKIE, STAFF_COOKIE } from '@/server/auth/session/session-cookies'
import { PUBLIC_PAGE } from '@/server/next/never-shared'

const file = readFileSync('deploy/nginx/maru.conf', 'utf8')
const shop = readFileSync('deploy/nginx/shop.conf', 'utf8')

/** The patterns of one map, as nginx compares them. */
const patternsOf = (name: string) => {
  const [, body = ''] = new RegExp(`\\$${name} \\{([^]*?)\\n\\}`).exec(file) ?? []
  return [...body.matchAll(/^ {2}"~(.+)" [01];$/gm)].map(([, pattern = '']) => new RegExp(pattern))
}
const publicPages = patternsOf('maru_is_personal')
const isKept = (path: string) => publicPages.some((pattern) => pattern.test(path))

const ROOT = 'src/app/(store)/[locale]'
const pages = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?:^|\/)page\.tsx$/.test(name))
  .map((name) => ({
    path: `/${name.replace(/\/?page\.tsx$/, '')}`.replaceAll(/\[+(?:\.{3})?(\w+)\]+/g, '$1'),
    isPrerendered: !readFileSync(join(ROOT, name), 'utf8').includes("dynamic = 'force-dynamic'"),
  }))

describe('the pages that nginx keeps', () => {
  test('are all that are made once for everybody', () => {
    const prerendered = pages.filter((page) => page.isPrerendered).map(({ path }) => path)
    expect(prerendered.length).toBeGreaterThan(12)
    expect(prerendered.filter((path) => !isKept(path))).toEqual([])
    expect(INFO_PAGES.filter((slug) => !isKept(`/${slug}`))).toEqual([])
  })

  test('are none that is made for its reader, but for a page among those of information', () => {
    const own = pages.filter((page) => !page.isPrerendered).map(({ path }) => path)
    expect(own.filter(isKept)).toEqual(['/info/terms/agree'])
    const others = ['/api/session', '/admin', '/seller', '/upload', '/productive', '/frog', '/search']
    expect(others.filter(isKept)).toEqual([])
  })

  test('are the same in each language', () => {
    const paths = pages.map(({ path }) => path)
    expect(paths.filter((path) => isKept(`/fr${path}`) !== isKept(path))).toEqual([])
    expect(paths.filter((path) => isKept(`/ko${path}`) !== isKept(path))).toEqual([])
  })
})

test('who is signed in, or sees a draft, goes past it; who brings a hint does not', () => {
  const [known] = patternsOf('maru_is_known')
  const cookies = [MEMBER_COOKIE, STAFF_COOKIE, '__prerender_bypass']
  expect(cookies.filter((name) => !known?.test(`maru_theme=dark; ${name}=x`))).toEqual([])
  expect(known?.test('maru_hint=%7B%7D; maru_theme=dark; not-maru-member=x')).toBe(false)
})

test('it knows a page for everybody by what the shop says of one', () => {
  expect(file).toContain(`"${PUBLIC_PAGE}" 0;`)
})

test('both hosts are asked for by their own names', () => {
  const names = (text: string) => [...text.matchAll(/proxy_set_header Host (.+);/g)].map(([, name]) => name)
  expect(new Set(names(shop))).toEqual(new Set(['shop.example']))
  const admin = readFileSync('deploy/nginx/admin.conf', 'utf8')
  expect(names(admin)).toEqual(['admin.shop.example'])
  expect(admin).not.toContain('proxy_cache')
})
