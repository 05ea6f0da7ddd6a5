import { expect, test, type Page } from '@playwright/test'
import { newBuyer } from './support/accounts'
import { expectNoViolations } from './support/axe'
import { GOODS, sendToCart } from './support/cart'
import { FULL, FULL_WIDTHS } from './support/full'
import { WIDTHS } from './support/widths'

/** A faucet sold by the piece: 1–9, 10–49, 50–199, 200 and more. */
const FAUCET = '/product/8b6a90b0-f74b-5aa4-a800-1eba9c2aaf69'

const quantity = (page: Page) => page.getByLabel('Quantity', { exact: true })
const block = (page: Page) => page.locator('[data-others][aria-busy]')
/** In the header, and in the menu of a narrow screen. */
const headerPlace = (page: Page) => page.locator('[data-fill=area]').first()

async function deliverTo(page: Page, area: string) {
  await block(page).getByLabel('First three characters of the postal code').fill(area)
  await block(page).getByRole('button', { name: 'Show' }).click()
}

test(
  'a visitor sees what the goods cost at the door, for each quantity and place',
  WIDTHS,
  async ({ page }) => {
    await page.goto(FAUCET)
    await expect(block(page)).toContainText(
      'Enter your postal code to see shipping, taxes and the price delivered.',
    )
    await deliverTo(page, 'T2')
    await expect(block(page).getByRole('alert')).toHaveText(
      'Enter the first three characters of a Canadian postal code, such as T2G.',
    )
    await deliverTo(page, '90210')
    await expect(block(page).getByRole('alert')).toHaveText('We ship to addresses in Canada only.')
    expect(await page.evaluate(() => localStorage.getItem('maru_area'))).toBeNull()

    await deliverTo(page, 't2g 4n6')
    await expect(block(page)).toContainText('Deliver to T2G')
    await expect(block(page)).toContainText('GST 5%')
    await expect(headerPlace(page)).toHaveText('T2G')
    const total = block(page).getByText(/^Delivered: /)
    await expect(total).toHaveText(/^Delivered: \$[\d,]+\.\d\d · \$[\d,]+\.\d\d each$/)
    await expectNoViolations(page)
    const ofOne = await total.textContent()
    await quantity(page).fill('36')
    await expect(total).not.toHaveText(ofOne ?? '')
    await expect(block(page)).toContainText(/By the box: \d+ boxes|Flat rate|Free/)
    const of36 = await total.textContent()

    // It is kept in this browser, and in the next page there is no form before the answer.
    await page.reload()
    await expect(headerPlace(page)).toHaveText('T2G')
    await expect(total).toHaveText(ofOne ?? '')
    await quantity(page).fill('36')
    await expect(total).toHaveText(of36 ?? '')

    await block(page).getByRole('button', { name: 'Change' }).click()
    await deliverTo(page, 'M5V')
    await expect(block(page)).toContainText('HST 13%')
  },
)

test('a price that could not be calculated is asked for again', FULL_WIDTHS, async ({ page }) => {
  await page.route('**/api/delivered?*', (route) => route.abort())
  await page.goto(FAUCET)
  await deliverTo(page, 'T2G')
  await expect(block(page)).toContainText('The price delivered couldn’t be calculated.')
  await page.unroute('**/api/delivered?*')
  await block(page).getByRole('button', { name: 'Try again' }).click()
  await expect(block(page)).toContainText('Delivered: $')
})

test('the cart of a member says what it comes to at the place, and follows it', WIDTHS, async ({ page }) => {
  await newBuyer(page)
  await sendToCart(page, 'sorae', 2)
  await page.goto('/cart')
  const summary = page.getByRole('complementary', { name: 'Order summary' })
  await expect(summary).toContainText('Calculated at checkout')
  await page.goto(`/product/${GOODS.sorae.id}`)
  await deliverTo(page, 'V6B')
  await page.goto('/cart')
  await expect(summary).toContainText('Estimated for V6B')
  await expect(summary).toContainText('PST 7%')
  const total = await summary.locator('.sum-total dd').textContent()
  await page.getByRole('button', { name: /^Increase quantity/ }).click()
  await expect(summary.locator('.sum-total dd')).not.toHaveText(total ?? '')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the block leads to the shipping costs of the seller', FULL, async ({ page }) => {
    await page.goto(FAUCET)
    await expect(block(page)).toContainText('Shipping and taxes are calculated at checkout.')
    await expect(block(page).getByRole('textbox')).toBeHidden()
    await block(page).getByRole('link', { name: 'Shipping costs of this seller' }).click()
    await expect(page.getByRole('heading', { name: 'Shipping by province or territory' })).toBeVisible()
  })
})
