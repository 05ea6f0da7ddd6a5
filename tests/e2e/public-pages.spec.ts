import { expect, test } from '@playwright/test'
import { WIDTHS, widthsFor } from './support/widths'

test('home shows eight products in each section, with the four cards of Become a Seller', async ({
  page,
}) => {
  await page.goto('/')
  for (const section of ['Latest Products', 'Popular Products', 'Recommended Products']) {
    const region = page.locator('section').filter({ has: page.getByRole('heading', { name: section }) })
    await expect(region.getByRole('article')).toHaveCount(8)
    await expect(region.getByRole('link', { name: 'View All' })).toHaveAttribute(
      'href',
      `/${section.split(' ')[0]?.toLowerCase()}`,
    )
  }
  const makers = page.getByRole('region', { name: 'Meet the makers' })
  await expect(makers.getByRole('img')).toHaveCount(3)
  await expect(makers.getByRole('link').first()).toHaveAttribute('href', /^\/supplier\/./)
  for (const card of ['Export to Canada', 'Verified Buyers', 'MOQ Pricing', 'Expert Support']) {
    await expect(page.getByRole('heading', { name: card })).toBeVisible()
  }
})

test('the seller guide begins and ends with the way to sell', WIDTHS, async ({ page }) => {
  await page.goto('/become-seller')
  const ways = page.getByRole('main').getByRole('link', { name: 'Start Selling' })
  await expect(ways).toHaveCount(2)
  await expect(ways.first()).toBeInViewport()
  await expect(ways.last()).toHaveAttribute('href', '/register?as=seller')
})

test('the language switch keeps the page', async ({ page }) => {
  await page.goto('/latest')
  await expect(page.locator('a[hreflang="fr"]').first()).toHaveAttribute('href', '/fr/latest')
  await page.goto('/ko/latest')
  await expect(page.locator('a[hreflang="en"]').first()).toHaveAttribute('href', '/latest')
})

for (const { lang, prefix, seller } of [
  { lang: 'en', prefix: '', seller: /^Sold by / },
  { lang: 'fr', prefix: '/fr', seller: /^Vendu par / },
  { lang: 'ko', prefix: '/ko', seller: /^판매자: / },
]) {
  test(
    `a card leads to its product in ${lang}, with pictures, prices and facts`,
    widthsFor(lang),
    async ({ page }) => {
      await page.goto(`${prefix}/popular`)
      await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
      await expect(page).toHaveURL(new RegExp(`${prefix}/product/[0-9a-f-]{36}$`))
      await expect(page.getByText(seller)).toBeVisible()
      const picture = page.locator('.gallery img').first()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(300)
      await expect(page.locator('.ladder tr[aria-current="true"]')).toHaveCount(1)
    },
  )
}

test('no product page exists for what is not on sale', async ({ request }) => {
  for (const id of ['not-an-id', '00000000-0000-7000-8000-000000000000']) {
    const answer = await request.get(`/product/${id}`)
    expect(answer.status(), id).toBe(404)
    expect((await request.get(`/product/${id}`)).headers()['x-nextjs-cache'], id).not.toMatch(/HIT|STALE/)
  }
})
