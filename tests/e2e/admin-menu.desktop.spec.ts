import { expect, test, type Response } from '@playwright/test'
import { askPanel } from './support/ask'
import { expectNoViolations } from './support/axe'
import { FULL } from './support/full'
import { signInToPanel } from './support/people'

const isOfMenu = (method: string) => (answer: Response) =>
  answer.url().includes('/api/payload-preferences/nav') && answer.request().method() === method

/** Open, as a second try expects it. */
test.afterEach(async ({ page }) => {
  await askPanel(page, '/api/payload-preferences/nav', 'POST', { value: { open: true } })
})

test('the menu is open at 1440 px, and stays shut for who shut it', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInToPanel(page, 'editor@maru.test')
  await page.goto('/admin')
  const menu = page.getByRole('navigation', { name: 'Admin panel menu' })
  await expect(menu.getByRole('link', { name: 'Products', exact: true })).toBeVisible()
  // What is remembered is asked for by the script, which takes a press only after it.
  const remembered = page.waitForResponse(isOfMenu('GET'))
  await page.goto('/admin/collections/pages')
  await remembered
  await expect(menu.getByRole('link', { name: 'Products', exact: true })).toBeVisible()
  const saved = page.waitForResponse(isOfMenu('POST'))
  await page.getByRole('button', { name: 'Close Menu' }).first().click()
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Open Menu' }).first()).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Products', exact: true })).toBeHidden()
})

test('⌘K finds a member, an order and a screen from anywhere, and gives the focus back', async ({ page }) => {
  await signInToPanel(page, 'admin@maru.test')
  await page.goto('/admin/collections/pages')
  await page.keyboard.press('Control+k')
  const finder = page.getByRole('dialog', { name: 'Members, orders, products, pages or screens' })
  const field = finder.getByRole('searchbox')
  await expect(field).toBeFocused()
  await field.fill('buyer@maru')
  await expect(finder.getByRole('link', { name: /buyer@maru\.test/ })).toBeVisible()
  await expectNoViolations(page)
  await field.fill('zzzz')
  await expect(finder.getByRole('status')).toHaveText('Nothing found.')
  await field.fill('Audit')
  await expect(finder.getByRole('link', { name: 'Audit log' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/audit$/)
  await expect(finder).toBeHidden()
})
