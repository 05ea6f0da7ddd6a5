import { expect, test } from '@playwright/test'
import { FAUCET } from './support/public-routes'
import { WORDS } from './support/words'

for (const [path, lang] of [
  ['/nothing-here', 'en'],
  ['/fr/rien-du-tout', 'fr'],
  ['/ko/no/such/page', 'ko'],
  ['/wp-login.php', 'en'],
  ['/%ff', 'en'],
  ['/fr/%E0%A4%A', 'fr'],
] as const) {
  test(`${path} shows the home page with status 404, out of index and cache`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    expect(answer?.headers()['x-robots-tag']).toBe('noindex')
    expect(answer?.headers()['cache-control']).toContain('no-store')
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.locator('main section').first()).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: WORDS[lang].layout.notFound })).toBeVisible()
  })
}

test('the home page itself says nothing of an address that was not found', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText(WORDS.en.layout.notFound)).toHaveCount(0)
})

test('an English address with its language in front leads to the one address', async ({ request }) => {
  const answer = await request.get('/en/products', { maxRedirects: 0 })
  expect(answer.status()).toBe(308)
  expect(answer.headers().location).toBe('/products')
})

test('every answer carries the security headers', async ({ request }) => {
  for (const path of ['/', '/fr/products', '/nothing-here', '/admin/login', '/api/session']) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-security-policy'], path).toContain("default-src 'self'")
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['x-powered-by'], path).toBeUndefined()
  }
})

test('only the panel asks the browser for its colour scheme', async ({ request }) => {
  expect((await request.get('/')).headers()['critical-ch']).toBeUndefined()
  expect((await request.get('/admin/login')).headers()['critical-ch']).toBe('Sec-CH-Prefers-Color-Scheme')
})

test('a public page is served ready-made the second time, and shown by no cache without asking (rule Q8)', async ({
  request,
}) => {
  for (const path of ['/', '/products', '/fr', '/category/kitchen']) {
    await request.get(path)
    const headers = (await request.get(path)).headers()
    expect(headers['x-nextjs-cache'], path).toMatch(/HIT|STALE/)
    expect(headers['cache-control'], path).toBe('public, max-age=0, must-revalidate')
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an address that only looks like a page shows the home page with status 404, and is kept nowhere', async ({
    page,
    request,
  }) => {
    for (const path of [
      '/products/9999',
      '/products/abc',
      '/latest/0',
      '/fr/category/kitchen/77',
      '/category/attic',
      '/category/kitchen!!',
      '/subcategory/kitchen/f-aucets',
      '/fr/info/nichts',
      `${FAUCET}/reviews/99`,
    ]) {
      await request.get(path)
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(404)
      expect(answer?.headers()['x-nextjs-cache'], path).not.toMatch(/HIT|STALE/)
      await expect(page.locator('main section').first(), path).toBeVisible()
      await expect(page.locator('main p[role=status]').first(), path).toBeVisible()
      await expect(page.locator('meta[name=robots]'), path).toHaveAttribute('content', /noindex/)
    }
    const asked = await page.goto('/category/attic?stock=1')
    expect(asked?.status()).toBe(404)
    await expect(page).toHaveURL('/category/attic')
  })
})

test('nobody has pictures made, or asks for files by names that are no text', async ({ request }) => {
  const paths = [
    '/_next/image?url=%2Frooms%2Fkitchen-960.webp&w=640&q=75',
    '/api/media/file/%00',
    '/api/media/file/%ed%a0%80.webp',
    '/api/documents/file/%00.pdf',
    '/img/%00',
  ]
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(404)
})
