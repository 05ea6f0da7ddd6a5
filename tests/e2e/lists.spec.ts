import { expect, test, type Page } from '@playwright/test'
import { newBuyer } from './support/accounts'
import { expectNoViolations } from './support/axe'
import { checkPage } from './support/check-page'
import { FULL, FULL_WIDTHS } from './support/full'
import { DEMO_PASSWORD } from './support/people'
import { WIDTHS, widthsFor } from './support/widths'

const hearts = (page: Page) => page.locator('.card > .heart')
const bar = (page: Page) => page.getByRole('region', { name: 'Lists' })
const lines = (page: Page) => page.locator('.job-line')

test('hearts of cards become a list, which goes to the cart at once', WIDTHS, async ({ page }) => {
  await newBuyer(page)
  await page.goto('/latest', { waitUntil: 'networkidle' })
  await hearts(page).nth(0).click()
  await expect(bar(page)).toContainText('Saved in “My list”.')
  await expect(hearts(page).nth(0)).toHaveAttribute('aria-pressed', 'true')
  await hearts(page).nth(1).click()
  await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expectNoViolations(page)
  await bar(page).getByRole('link', { name: 'Open list' }).click()
  await expect(lines(page)).toHaveCount(2)
  await lines(page).nth(0).getByLabel('Note').fill('Bath, second floor')
  await lines(page).nth(0).getByRole('button', { name: /^Save/ }).click()
  await expect(lines(page).nth(0).getByText('Saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Add all to cart' }).click()
  await expect(page.locator('[data-said]').first()).toContainText('in your cart now.')
  await expectNoViolations(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await page.getByRole('link', { name: 'Change quantities in a quick order' }).click()
  await expect(page.locator('.quick-line')).toHaveCount(2)
})

test('a visitor’s hearts are kept, and offered after the sign-in', FULL, async ({ page }) => {
  await page.goto('/latest', { waitUntil: 'networkidle' })
  await hearts(page).nth(0).click()
  await expect(bar(page)).toContainText('Saved in this browser.')
  await page.reload({ waitUntil: 'networkidle' })
  await expect(hearts(page).nth(0)).toHaveAttribute('aria-pressed', 'true')
  await hearts(page).nth(1).click()
  await bar(page).getByRole('link', { name: 'Sign in' }).click()
  const door = page.getByRole('dialog')
  await door.locator('input[type=email]').fill('hannah@maru.test')
  await door.locator('input[type=password]').fill(DEMO_PASSWORD)
  await door.locator('input[type=password]').press('Enter')
  await expect(bar(page)).toContainText('Products you saved before you signed in: 2.')
  await bar(page).getByRole('button', { name: 'Save to a list' }).click()
  await expect(bar(page)).toContainText('2 products are in')
})

test('a row of a table has a heart as a card has', FULL_WIDTHS, async ({ page }) => {
  await newBuyer(page)
  await page.goto('/latest?view=table', { waitUntil: 'networkidle' })
  const heart = page
    .getByRole('table')
    .getByRole('button', { name: /^Save to a list: / })
    .first()
  await heart.click()
  await expect(bar(page)).toContainText('Saved in “My list”.')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await bar(page).getByRole('link', { name: 'Open list' }).click()
  await expect(lines(page)).toHaveCount(1)
  await expect(
    page.getByRole('link', { name: 'Lists', exact: true }).and(page.locator('[aria-current=page]')),
  ).toBeVisible()
})

test('a list is shared by a link, which ends when it is withdrawn', async ({ page, browser }) => {
  await newBuyer(page)
  await page.goto('/latest', { waitUntil: 'networkidle' })
  await hearts(page).nth(0).click()
  await bar(page).getByRole('link', { name: 'Open list' }).click()
  await page.getByText('Share', { exact: true }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = await page.getByText('/lists/shared/').innerText()
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(link)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('My list')
  await expect(guest.locator('.job-line')).not.toContainText('$')
  await page.getByRole('button', { name: 'Withdraw link' }).click()
  await expect(page.getByText('/lists/shared/')).toHaveCount(0)
  expect((await guest.goto(link))?.status()).toBe(404)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('This list isn’t shared any more')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the heart of a product leads to the choice of a list', FULL, async ({ page }) => {
    await newBuyer(page)
    await page.goto('/latest')
    const href = await page.locator('.card :is(h2, h3) a').first().getAttribute('href')
    await page.goto(href ?? '')
    await page.getByRole('link', { name: 'Save to a list' }).click()
    await page.getByLabel('Name of the new list').fill('Marquis Landing 118')
    await page.locator('main').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marquis Landing 118')
    await expect(lines(page)).toHaveCount(1)
  })
})

for (const prefix of ['', '/fr', '/ko'])
  test(
    `fits, is read by everyone, day and night: ${prefix || '/en'}`,
    widthsFor(prefix || '/en'),
    async ({ page }) => {
      await newBuyer(page)
      await checkPage(page, `${prefix}/lists`)
      await page.goto(`${prefix}/latest`, { waitUntil: 'networkidle' })
      await hearts(page).nth(0).click()
      await page.locator('.heart-bar a').first().click()
      await expect(lines(page)).toHaveCount(1)
      await checkPage(page, new URL(page.url()).pathname)
      await checkPage(page, `${prefix}/lists/shared/${'a'.repeat(32)}`, 404)
    },
  )
