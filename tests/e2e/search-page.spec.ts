import { expect, test } from '@playwright/test'
import { FULL } from './support/full'

test('the search asks what is looked for until something is', FULL, async ({ page }) => {
  await page.goto('/search')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What are you looking for?')
  await expect(page.getByRole('main').getByRole('link', { name: 'Kitchen', exact: true })).toBeVisible()
  await page.locator('#search-page').fill('faucet')
  await page.locator('#search-page').press('Enter')
  await expect(page).toHaveURL('/search?q=faucet')
})

for (const [address, heading, hint] of [
  ['/search?q=fuacet', 'Results for “fuacet”', 'Showing results for faucet instead.'],
  ['/fr/search?q=robinnet', 'Résultats pour « robinnet »', 'Voici plutôt les résultats pour robinet.'],
] as const) {
  test(`${address} corrects the spelling and says so`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByText(hint)).toBeVisible()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })
}

test('a SKU opens its product', async ({ page }) => {
  await page.goto('/search?q=sf kf 1042 bb')
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByText('SF-KF-1042-BB', { exact: true })).toBeVisible()
})

test('nothing found says so, with a next step', async ({ page }) => {
  await page.goto('/search?q=qqqqzzzzxxxx')
  await expect(page.getByText('No products available')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Kitchen', exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(4)
  await page.getByRole('main').getByRole('link', { name: 'All products' }).click()
  await expect(page).toHaveURL('/products')
})

test('what was typed is text and nothing else', FULL, async ({ page }) => {
  const text = `<img src=x onerror=alert(1)> ' "; drop table --`
  const answer = await page.goto(`/search?q=${encodeURIComponent(text)}`)
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x onerror=alert(1)>')
})
