import { expect, test, type Page } from '@playwright/test'
import { newBuyer } from './support/accounts'
import { countClicks } from './support/clicks'
import { pastedLines } from './support/quick-lines'
import { WIDTHS } from './support/widths'

const cards = (page: Page) => page.getByRole('main').getByRole('article')

test('a matte black faucet under $150, within four weeks, with its freight to Calgary: at most four clicks', async ({
  page,
}) => {
  const clicks = await countClicks(page)
  const box = page.locator('header .search input').filter({ visible: true })
  await box.fill('matte black faucet')
  await box.press('Enter')
  await expect(page).toHaveURL('/search?q=matte+black+faucet')
  await page.waitForLoadState('networkidle')
  const choices = page.getByRole('region', { name: 'Filters' })
  await choices.getByRole('textbox', { name: 'Under' }).fill('150')
  await choices.getByRole('button', { name: 'OK' }).first().click()
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Under $150')
  await expect(cards(page).first()).toContainText('Matte black')
  // The card says when it arrives; the same choice as a filter leaves it.
  const first = cards(page).first().getByRole('heading').getByRole('link')
  const soon = await page.request.get('/search?q=matte+black+faucet&price=-150&arrives=4')
  expect(await soon.text()).toContain((await first.getAttribute('href')) ?? '')
  await first.click()
  const delivered = page.locator('[data-others][aria-busy]')
  await delivered.getByLabel('First three characters of the postal code').fill('T2G')
  await delivered.getByRole('button', { name: 'Show' }).click()
  await expect(delivered).toContainText('Deliver to T2G')
  await expect(delivered).toContainText(/By the box: \d+ box|Flat rate|Free/)
  await expect(delivered.getByText(/^Delivered: /)).toHaveText(/\$[\d,]+\.\d\d/)
  expect(await clicks()).toBeLessThanOrEqual(4)
})

test('three tiles by their price per square metre: three clicks', async ({ page }) => {
  const clicks = await countClicks(page)
  await page.getByRole('main').getByRole('link', { name: 'Bathroom', exact: true }).first().click()
  await expect(page).toHaveURL('/category/bathroom')
  await page.waitForLoadState('networkidle')
  const tiles = page.getByRole('main').getByRole('link', { name: /^Tiles & Flooring/ })
  await tiles.first().click()
  await expect(page).toHaveURL('/subcategory/bathroom/tiles-flooring')
  await page.waitForLoadState('networkidle')
  // The browser's own list has no pointer here: choosing from it is the third.
  await page.getByLabel('Sort by').selectOption('Price per m², low to high')
  await expect(page).toHaveURL('/subcategory/bathroom/tiles-flooring?sort=price-m2')
  await expect(cards(page).nth(2)).toContainText('/m²')
  const prices = await cards(page).evaluateAll((all) =>
    all
      .slice(0, 3)
      .map((card) => Number(/([\d,.]+)\/m²/.exec(card.textContent ?? '')?.[1]?.replaceAll(',', ''))),
  )
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  expect((await clicks()) + 1).toBeLessThanOrEqual(3)
})

test('the terms of a supplier for Quebec: two clicks', async ({ page }) => {
  const clicks = await countClicks(page)
  await cards(page).first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/product\/[0-9a-f-]{36}$/)
  await page.getByRole('link', { name: 'See the supplier' }).click()
  const terms = page.getByRole('region', { name: 'Shipping by province or territory' })
  await expect(terms.getByRole('row').filter({ hasText: 'Quebec' })).toContainText('$')
  expect(await clicks()).toBe(2)
})

test('forty pasted SKUs from any page to the cart: three clicks', WIDTHS, async ({ context, page }) => {
  await newBuyer(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const clicks = await countClicks(page)
  await page.evaluate((lines) => navigator.clipboard.writeText(lines), pastedLines(40))
  await page.getByRole('button', { name: 'My account' }).click()
  await page.locator('#account').getByRole('link', { name: 'Quick order' }).click()
  await expect(page).toHaveURL('/quick-order')
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('ControlOrMeta+V')
  await expect(page.locator('.quick-line')).toHaveCount(40)
  await page.getByRole('button', { name: 'Add 40 items to cart' }).click()
  await expect(page.getByRole('status')).toContainText('40 items are in your cart now.')
  expect(await clicks()).toBe(3)
})
