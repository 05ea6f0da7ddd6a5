import { describe, expect, test } from 'vitest'
import { GET as robots } from '@/app/robots.txt/route'
import { sitemap, sitemapIndex } from '@/app/sitemaps/sitemap-xml'
import { SITEMAP_PART } from '@/features/shop/list/sitemap'

describe('a sitemap', () => {
  const written = sitemap([{ path: '/latest', changed: '2025-03-01T09:00:00.000Z' }, { path: '/a&b<c>"\'' }])

  test('names a page in every language, each with all the others', () => {
    const urls = written.split('<url>').slice(1, 4)
    expect(urls.map((url) => /<loc>(.*?)<\/loc>/.exec(url)?.[1]?.replace(/^https?:\/\/[^/]+/, ''))).toEqual([
      '/latest',
      '/fr/latest',
      '/ko/latest',
    ])
    for (const url of urls) {
      expect([...url.matchAll(/hreflang="(.*?)"/g)].map(([, lang]) => lang)).toEqual([
        'en-CA',
        'fr-CA',
        'ko',
        'x-default',
      ])
      expect(url).toContain('<lastmod>2025-03-01T09:00:00.000Z</lastmod>')
    }
  })

  test('writes no sign that would end an element', () => {
    expect(written).not.toMatch(/<loc>[^<]*[<&](?!\/loc|amp;|lt;|gt;|quot;|apos;)/)
    expect(written).toContain('/a&amp;b')
  })

  test('stays below 45,000 addresses and 50 MB', () => {
    const entries = Array.from({ length: SITEMAP_PART }, () => ({
      path: '/product/01990000-0000-7000-8000-000000000000',
      changed: '2025-03-01T09:00:00.000Z',
    }))
    const full = sitemap(entries)
    expect(full.split('<url>').length - 1).toBeLessThanOrEqual(45_000)
    expect(full.length).toBeLessThan(10 * 1024 * 1024)
  })

  test('is listed in the index', () => {
    expect(sitemapIndex(['/sitemaps/pages.xml'])).toMatch(
      /<loc>https?:\/\/[^<]+\/sitemaps\/pages\.xml<\/loc>/,
    )
  })
})

describe('what robots leave alone', () => {
  const rules = async () => {
    const text = await (await robots(new Request('http://maru.test'))).text()
    return [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path)
  }
  /** As robots match: `*` is anything, `$` the end. */
  const isHidden = async (path: string) =>
    (await rules()).some((rule) =>
      new RegExp(`^${rule.replace(/[.?+]/g, '\\$&').replaceAll('*', '.*')}`).test(path),
    )

  test.each([
    '/api/session',
    '/admin',
    '/admin/login',
    '/seller',
    '/seller/orders',
    '/fr/seller/orders',
    '/cart',
    '/ko/cart',
    '/checkout',
    '/order/1',
    '/search?q=faucet',
    '/fr/search',
    '/products?sort=price',
    '/category/kitchen/2?origin=KR',
  ])('%s', async (path) => {
    expect(await isHidden(path)).toBe(true)
  })

  test.each([
    '/',
    '/fr',
    '/seller-inquiry',
    '/fr/seller-inquiry',
    '/products/2',
    '/category/kitchen',
    '/product/1',
    '/img/abc-400',
    '/share/en/home/home/x',
    '/sitemap.xml',
    '/become-seller',
  ])('but not %s', async (path) => {
    expect(await isHidden(path)).toBe(false)
  })
})
