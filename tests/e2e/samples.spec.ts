import { expect, test } from '@playwright/test'
import { newBuyer } from './support/accounts'
import { expectNoViolations } from './support/axe'
import { keepToronto } from './support/buy'
import { checkPage } from './support/check-page'
import { WIDTHS, widthsFor } from './support/widths'

/** Of what is sold by the square metre the demo offers samples. */
const TILE = 'Subway tile'

test('a sample is ordered below the price tiers, for its own price and freight', WIDTHS, async ({ page }) => {
  test.slow()
  await newBuyer(page)
  await keepToronto(page)
  await page.goto(`/search?q=${encodeURIComponent(TILE)}`)
  await page
    .getByRole('link', { name: /Subway tile/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Order a sample · $20.00 delivered' }).click()
  await expect(page.getByText('The sample is in your cart.')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('main').getByRole('link', { name: 'View cart' }).click()
  await expect(page.getByText('Shipping of the sample: $8.00')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Proceed to checkout' }).click()
  // $20.00 and 13% HST.
  await expect(page.getByRole('complementary').first()).toContainText('$22.60')
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.waitForURL(/\/pay/)
  await page.goto('/buyer-orders')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Order M-/ })
    .first()
    .click()
  await expect(page.getByText('Sample', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Order again' })).toHaveCount(0)
})

for (const [lang, prefix] of [
  ['English', ''],
  ['French', '/fr'],
  ['Korean ko', '/ko'],
] as const)
  test(`a product with a sample is whole in ${lang}`, widthsFor(lang), async ({ page }) => {
    const answer = await page.request.get(`/search?q=${encodeURIComponent(TILE)}`)
    const [, product = ''] = /\/product\/([0-9a-f-]{36})/.exec(await answer.text()) ?? []
    await page.goto(`${prefix}/product/${product}`)
    await checkPage(page, `${prefix}/product/${product}`)
  })
