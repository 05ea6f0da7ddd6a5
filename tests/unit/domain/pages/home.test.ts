import { describe, expect, test } from 'vitest'
import {
  checkHome,
  isBannerShown,
  turnsAfter,
  wordsFor,
  type Banner,
  type HomeContent,
} from '@/domain/pages/home'
import type { Locale } from '@/domain/locale'
import { issuesOf } from '@/domain/result'

const PAGES = new Map([['1', 'care']])
const wrong = (home: HomeContent, locale: Locale = 'en') =>
  issuesOf(checkHome(home, { pages: PAGES, locale, site: 'https://maru.example' })).map(({ code, path }) => [
    code,
    path,
  ])
const [JUNE, JULY] = ['2026-06-01T04:00:00.000Z', '2026-07-01T04:00:00.000Z']

describe('the home page (rule L28)', () => {
  test('may say nothing of its own', () => {
    expect(wrong({})).toEqual([])
    expect(wrong({ hero: { button: '', link: null }, banners: [], makers: null })).toEqual([])
  })

  test.each(['/products', '/category/kitchen', '/info/care', 'https://example.com/a'])(
    'links to %s',
    (link) => {
      expect(wrong({ hero: { button: 'Go', link }, banners: [{ link }], makers: [{ link }] })).toEqual([])
    },
  )

  test.each([
    ['javascript:alert(1)', 'redirect.to.shape'],
    ['java\tscript:alert(1)', 'redirect.to.shape'],
    ['data:text/html,x', 'redirect.to.shape'],
    ['vbscript:x', 'redirect.to.shape'],
    ['//evil.example', 'redirect.to.shape'],
    ['http://example.com', 'redirect.to.shape'],
    ['/fr/products', 'redirect.to.language'],
    ['/admin', 'redirect.to.closed'],
    ['/info/gone', 'redirect.to.nowhere'],
    ['/nothing-here', 'redirect.to.nowhere'],
  ])('does not link to %j', (link, code) => {
    expect(wrong({ hero: { button: 'Go', link }, banners: [{}, { link }], makers: [{ link }] })).toEqual([
      [code, 'hero.link'],
      [code, 'banners.1.link'],
      [code, 'makers.0.link'],
    ])
  })

  test('has a button with words and link, or none', () => {
    expect(wrong({ hero: { button: 'Go' } })).toEqual([['home.button', 'hero.link']])
    expect(wrong({ hero: { button: ' ', link: '/products' } })).toEqual([['home.button', 'hero.link']])
    expect(wrong({ hero: { button: '', link: '/products' } }, 'fr')).toEqual([])
    expect(wrong({ hero: { button: 'Voir' } }, 'fr')).toEqual([['home.button', 'hero.link']])
  })

  test('has no banner that ends before it begins', () => {
    expect(
      wrong({
        banners: [
          { from: JUNE, until: JULY },
          { from: JULY, until: JULY },
        ],
      }),
    ).toEqual([['home.until', 'banners.1.until']])
  })
})

describe('a banner', () => {
  const at = (time: string, banner: Banner, locale: 'en' | 'fr' = 'fr') =>
    isBannerShown(banner, locale, Date.parse(time))

  test('begins and ends by itself', () => {
    const banner = { from: JUNE, until: JULY }
    const times = ['2026-06-01T03:59:59.999Z', JUNE, '2026-07-01T03:59:59.999Z', JULY]
    expect(times.map((time) => at(time, banner))).toEqual([false, true, true, false])
    expect([at(JUNE, {}), at(JUNE, { from: JULY }), at(JULY, { until: JUNE })]).toEqual([true, false, false])
  })

  test('is for the languages that it names, or for all', () => {
    expect([at(JUNE, { languages: ['en'] }), at(JUNE, { languages: ['fr'] })]).toEqual([false, true])
    expect([at(JUNE, { languages: [] }), at(JUNE, { languages: null })]).toEqual([true, true])
  })

  test('changes the pages at the times that are still to come', () => {
    const banners = [{ from: JUNE, until: JULY }, {}, { until: '2026-05-01T00:00:00.000Z' }]
    expect(turnsAfter(banners, Date.parse(JUNE))).toEqual([new Date(JULY)])
  })
})

test('words are those of the language, else the English ones, else today’s', () => {
  expect(wordsFor({ en: 'Hello', fr: 'Bonjour' }, 'fr')).toEqual({ text: 'Bonjour' })
  expect(wordsFor({ en: 'Hello', fr: ' ' }, 'fr')).toEqual({ text: 'Hello', lang: 'en' })
  expect([wordsFor({ ko: '안녕' }, 'fr'), wordsFor(null, 'en'), wordsFor({ en: 3 }, 'en')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
