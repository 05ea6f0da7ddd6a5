import { expect, test } from '@playwright/test'
import { signInToPanel } from './people'

test('an admin finds products, orders and people in the panel', async ({ page }) => {
  await signInToPanel(page, 'admin@maru.test')
  for (const slug of ['products', 'orders', 'sellers', 'users']) {
    await page.goto(`/admin/collections/${slug}`)
    await expect(page.locator('table tbody tr').first()).toBeVisible()
  }
})

test('an editor finds pages and products, and no orders or people', async ({ page }) => {
  await signInToPanel(page, 'editor@maru.test')
  await page.goto('/admin/collections/pages')
  await expect(page.locator('table tbody tr').first()).toBeVisible()
  for (const slug of ['orders', 'users', 'audit-events']) {
    expect((await page.request.get(`/api/${slug}`)).status(), slug).toBe(403)
  }
})

test('what staff change shows on the prerendered page at once', async ({ page }) => {
  await signInToPanel(page, 'editor@maru.test')
  const { docs } = await (await page.request.get('/api/pages?where[slug][equals]=youth&locale=en')).json()
  const before = docs[0].title
  const title = `Youth protection ${Date.now()}`
  await page.request.get('/youth')
  const saved = await page.request.patch(`/api/pages/${docs[0].id}?locale=en`, {
    data: { title, _status: 'published' },
  })
  expect(saved.status()).toBe(200)
  await expect(async () => {
    await page.goto('/youth')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 200 })
  }).toPass({ timeout: 3_000 })
  await page.request.patch(`/api/pages/${docs[0].id}?locale=en`, {
    data: { title: before, _status: 'published' },
  })
})
