import { describe, expect, test } from 'vitest'
import { checkLinks, linkTo, mixesScripts } from '@/domain/values/link'

const SITE = 'http://localhost:4380'

describe('a link (rule N27)', () => {
  test.each([
    ['https://a.ca/b?c#d', 'https://a.ca/b?c#d', 'a.ca'],
    [' https://ma\u0440u.ca ', 'https://xn--mau-1ed.ca/', 'xn--mau-1ed.ca'],
    ['mailto:us@maru.ca?subject=a', 'mailto:us@maru.ca?subject=a', undefined],
    ['tel:+1-416-555-0100', 'tel:+1-416-555-0100', undefined],
    [`${SITE}/fr/terms`, `${SITE}/fr/terms`, undefined],
    ['/fr/terms?a=1#b', '/fr/terms?a=1#b', undefined],
    ['/product/주방', '/product/%EC%A3%BC%EB%B0%A9', undefined],
    ['#returns', '#returns', undefined],
  ])('may be %j', (written, href, host) => {
    expect(linkTo(written, SITE)).toEqual(host ? { href, host } : { href })
  })

  test.each([
    '',
    'https://',
    'http://a.ca',
    'http://localhost:4380.evil.ca/',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://a.ca',
    'blob:https://a.ca/x',
    'https://maru.ca@evil.ca',
    '//evil.ca',
    '/\\evil.ca',
    '/\t/evil.ca',
    'latest',
    'www.a.ca',
    'javascript%3Aalert(1)',
  ])('is never %j', (written) => {
    expect(linkTo(written, SITE)).toBeNull()
  })
})

test.each([
  ['maru.ca', false],
  ['마루.한국', false],
  ['ma\u0440u.ca', true],
  ['마루.ca', true],
  ['xn--hw4b2y.ca', false],
  ['127.0.0.1:80', false],
])('%s mixes scripts: %s', (host, mixes) => {
  expect(mixesScripts(host)).toBe(mixes)
})

describe('a rich text', () => {
  const link = (url: unknown, more: object = {}, type = 'link') => ({
    root: { type: 'root', children: [{ type: 'paragraph', children: [{ type, fields: { url, ...more } }] }] },
  })
  const issuesOf = (content: unknown) => {
    const checked = checkLinks(content, { path: 'content', site: SITE })
    return checked.ok ? [] : checked.issues
  }

  test.each([
    link('/latest'),
    link('https://a.ca', {}, 'autolink'),
    link(undefined, { linkType: 'internal' }),
    null,
    {},
  ])('has links of rule N27 only: %j', (content) => {
    expect(issuesOf(content)).toEqual([])
  })

  test.each([
    link('javascript:alert(1)'),
    link('javascript:alert(1)', {}, 'autolink'),
    link('javascript:alert(1)', { linkType: 'other' }),
    { en: link('/latest'), fr: link('javascript:alert(1)') },
  ])('is refused where one is another: %j', (content) => {
    const params = { link: 'javascript:alert(1)' }
    expect(issuesOf(content)).toEqual([{ code: 'page.link', path: 'content', params }])
  })
})
