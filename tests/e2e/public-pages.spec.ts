import { expect, test } from '@playwright/test'

const LANGUAGES = [
  { lang: 'en', prefix: '', home: 'Latest Products' },
  { lang: 'fr', prefix: '/fr', home: 'Derniers produits' },
  { lang: 'ko', prefix: '/ko', home: '최신 상품' },
]
const PAGES = [
  '',
  '/products',
  '/latest',
  '/popular',
  '/recommended',
  '/category/kitchen',
  '/subcategory/kitchen/faucets',
  '/terms',
  '/become-seller',
  '/login',
]

for (const { lang, prefix } of LANGUAGES) {
  for (const path of PAGES) {
    const address = `${prefix}${path}` || '/'
    test(`${address} answers in ${lang}, fits the screen and breaks no rule of the browser`, async ({
      page,
    }) => {
      const complaints: string[] = []
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      page.on('pageerror', (error) => complaints.push(error.message))
      const answer = await page.goto(address)
      expect(answer?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await page.waitForLoadState('networkidle')
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      expect(complaints).toEqual([])
    })
  }
}

test('home shows eight products in each section, with the four cards of Become a Seller', async ({
  page,
}) => {
  await page.goto('/')
  for (const section of ['Latest Products', 'Popular Products', 'Recommended Products']) {
    const region = page.locator('section').filter({ has: page.getByRole('heading', { name: section }) })
    await expect(region.locator('article, li').filter({ has: page.locator('img') })).toHaveCount(8)
    await expect(region.getByRole('link', { name: 'View All' })).toHaveAttribute(
      'href',
      `/${section.split(' ')[0]?.toLowerCase()}`,
    )
  }
  for (const card of ['Export to Canada', 'Verified Buyers', 'MOQ Pricing', 'Expert Support']) {
    await expect(page.getByRole('heading', { name: card })).toBeVisible()
  }
})

test('the language switch keeps the page', async ({ page }) => {
  await page.goto('/latest')
  await expect(page.locator('a[data-language="fr"]').first()).toHaveAttribute('href', '/fr/latest')
  await page.goto('/ko/latest')
  await expect(page.locator('a[data-language="en"]').first()).toHaveAttribute('href', '/latest')
})
