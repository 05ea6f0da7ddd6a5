import { expect, test, type Page } from '@playwright/test'
import { newBuyer } from './support/accounts'
import { checkPage } from './support/check-page'
import { FULL } from './support/full'
import { DEMO_PASSWORD } from './support/people'
import { pastedLines, plenty } from './support/quick-lines'
import { expectNoViolations } from './support/axe'
import { WIDTHS, widthsFor } from './support/widths'

const box = (page: Page) => page.locator('textarea[name=lines]')
const lines = (page: Page) => page.locator('.quick-line')
const badge = (page: Page) => page.locator('[data-fill=cart]').first()

test('forty SKUs that are typed are looked up and added', WIDTHS, async ({ page }) => {
  await newBuyer(page)
  await page.goto('/cart')
  await page.locator('main').getByRole('link', { name: 'Quick order' }).first().click()
  await box(page).fill(`SKU\tQuantity\n${pastedLines(40)}`)
  await page.getByRole('button', { name: 'Look up' }).click()
  await expect(lines(page)).toHaveCount(40)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Add 40 items to cart' }).click()
  await expect(page.getByRole('status')).toContainText('40 items are in your cart now.')
  await expect(badge(page)).toHaveText('40')
  await expect(lines(page)).toHaveCount(0)
})

test('a line is corrected in place, and what cannot be added stays', WIDTHS, async ({ page }) => {
  const [first, second] = plenty
  await newBuyer(page)
  await page.goto('/quick-order')
  await box(page).fill(`${first?.sku}, 2.5\n${second?.sku}, ${second?.moq}\nNO-SUCH-1, 4`)
  await page.getByRole('button', { name: 'Look up' }).click()
  await expect(lines(page)).toHaveCount(3)
  await expect(lines(page).nth(0)).toContainText('Enter a whole number.')
  await lines(page)
    .nth(0)
    .getByRole('button', { name: /^Change to/ })
    .click()
  await expect(lines(page).nth(0)).not.toContainText('Enter a whole number.')
  await expect(lines(page).nth(2)).toContainText('No product for sale has the SKU “NO-SUCH-1”.')
  await page.getByRole('button', { name: 'Add 2 items to cart' }).click()
  await expect(page.getByRole('status')).toContainText('1 line stays here')
  await expect(lines(page)).toHaveCount(1)
  const sku = lines(page).getByRole('textbox', { name: 'SKU, line 1' })
  await sku.fill(plenty[2]?.sku ?? '')
  await sku.blur()
  await expect(lines(page).getByRole('heading')).toBeVisible()
  await expect(lines(page).getByRole('textbox', { name: /^Quantity/ })).toHaveValue('4')
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('a visitor looks up, signs in, and the lines are added', FULL, async ({ page }) => {
  await page.goto('/quick-order', { waitUntil: 'networkidle' })
  await box(page).fill(pastedLines(2))
  await page.getByRole('button', { name: 'Look up' }).click()
  await page.getByRole('button', { name: 'Add 2 items to cart' }).click()
  const door = page.getByRole('dialog')
  await door.locator('input[type=email]').fill('hannah@maru.test')
  await door.locator('input[type=password]').fill(DEMO_PASSWORD)
  await door.locator('input[type=password]').press('Enter')
  await expect(page.getByRole('status')).toContainText('2 items are in your cart now.')
})

test('a failed request keeps every line, and the same press adds them', FULL, async ({ page }) => {
  await newBuyer(page)
  await page.goto('/quick-order')
  await box(page).fill(pastedLines(3))
  await page.getByRole('button', { name: 'Look up' }).click()
  await expect(lines(page)).toHaveCount(3)
  await page.route('**/quick-order', (route) => route.abort())
  await page.getByRole('button', { name: 'Add 3 items to cart' }).click()
  await expect(page.getByRole('status')).toContainText('Failed to add items to cart')
  await expect(lines(page)).toHaveCount(3)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Add 3 items to cart' }).click()
  await expect(badge(page)).toHaveText('3')
})

test('a search for two SKUs offers the sheet with both', FULL, async ({ page }) => {
  const [first, second] = plenty
  await page.goto(`/search?q=${first?.sku}+${second?.sku}`)
  const main = page.getByRole('main')
  await expect(main).toContainText('2 products found by SKU')
  await expect(main).not.toContainText('No products')
  await main.getByRole('link', { name: 'Quick order: 2 products' }).click()
  await expect(lines(page)).toHaveCount(2)
  await page.goto(`/search?q=${first?.sku}+NO-SUCH-1`)
  await expect(page.getByRole('link', { name: /^Quick order:/ })).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is posted, corrected by its buttons and added', async ({ page }) => {
    const [first, second] = plenty
    await newBuyer(page)
    await page.goto('/quick-order')
    await box(page).fill(`${first?.sku};0\n${second?.sku};${second?.moq}\nNO-SUCH-1;1`)
    await page.getByRole('button', { name: 'Look up' }).click()
    await expect(lines(page)).toHaveCount(3)
    await lines(page)
      .nth(0)
      .getByRole('button', { name: /^Change to/ })
      .click()
    await page.getByRole('button', { name: 'Remove: NO-SUCH-1' }).click()
    await page.getByRole('button', { name: 'Add 2 items to cart' }).click()
    await expect(page.getByRole('status')).toContainText('2 items are in your cart now.')
  })
})

for (const prefix of ['', '/fr', '/ko'])
  test(
    `fits, is read by everyone, day and night: ${prefix || '/en'}`,
    widthsFor(prefix || '/en'),
    async ({ page }) => {
      const [first, second] = plenty
      const asked = encodeURIComponent(`${first?.sku},${first?.moq}\n${second?.sku},0\nNO-SUCH-1,4`)
      await checkPage(page, `${prefix}/quick-order`)
      await checkPage(page, `${prefix}/quick-order?lines=${asked}`)
    },
  )
