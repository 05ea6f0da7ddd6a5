import { expect, test, type Browser, type Page } from '@playwright/test'
import { newBuyer } from './support/accounts'
import { expectNoViolations } from './support/axe'
import { keepToronto } from './support/buy'
import { GOODS } from './support/cart'
import { checkPage } from './support/check-page'
import { signIn } from './support/people'
import { WIDTHS, widthsFor } from './support/widths'

async function openSeller(browser: Browser, path: string) {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, 'seller3@maru.test', path)
  return page
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test(
  'a price is asked for below the price tiers, offered in the seller area, accepted and checked out exactly so',
  WIDTHS,
  async ({ page, browser }) => {
    test.slow()
    await newBuyer(page)
    await page.goto(`/product/${GOODS.onbyeol.id}`)
    // Asking takes two clicks.
    await page.getByRole('link', { name: /Ask for a price$/ }).click()
    await expect(heading(page)).toHaveText('Ask for a price')
    await expectNoViolations(page)
    await page.getByLabel('Quantity').fill('0')
    await page.getByLabel('Postal code of the delivery').fill('98101')
    await page.getByRole('button', { name: 'Send the request' }).click()
    await expect(page.getByText('Enter a whole number from 1 to 999,999.')).toBeVisible()
    await page.getByLabel('Quantity').fill('20')
    await page.getByLabel('Postal code of the delivery').fill('M5H 1A1')
    await page.getByLabel('Do you have a CSA certificate?').check()
    await page.getByRole('button', { name: 'Send the request' }).click()
    await expect(page.getByRole('main').getByText('Your request is sent.')).toBeVisible()
    const title = (await heading(page).innerText()).replace('Waiting for an offer', '').trim()
    const [number = ''] = /Q-\d+/.exec(title) ?? []
    const request = page.url()

    const seller = await openSeller(browser, '/seller/price-requests')
    // Offering takes two clicks.
    await seller.getByRole('listitem').filter({ hasText: number }).getByRole('link').click()
    await expect(seller.getByText('Do you have a CSA certificate?')).toBeVisible()
    await seller.getByLabel(/^Unit price of/).fill('12.34')
    await seller.getByLabel('Shipping cost (CAD)').fill('56.78')
    await seller.getByLabel('Earliest arrival, in days').fill('20')
    await seller.getByLabel('Latest arrival, in days').fill('30')
    await expectNoViolations(seller)
    await seller.getByRole('button', { name: 'Send the offer' }).click()
    await expect(seller.getByRole('main').getByText('Your offer is sent.')).toBeVisible()

    await keepToronto(page)
    await page.goto(request)
    await expect(page.getByRole('region', { name: 'Products and prices' })).toContainText('$303.58')
    await expectNoViolations(page)
    // Accepting takes one click.
    await page.getByRole('button', { name: 'Accept and check out' }).click()
    await page.waitForURL(/\/checkout\?offer=/)
    await expect(page.getByText(`You’re ordering offer ${number}, exactly as it was made.`)).toBeVisible()
    await expect(page.getByRole('complementary').first()).toContainText('$343.05')
    await page.goto('/cart')
    await expect(page.getByRole('heading', { name: `Offer ${number} of` })).toBeVisible()
    await page.getByRole('link', { name: /^Check out this offer/ }).click()
    await page.getByRole('button', { name: 'Place order' }).click()
    await page.waitForURL(/\/pay/)
    await page.goto(request)
    await expect(heading(page)).toContainText('Ordered')
  },
)

for (const [lang, path] of [
  ['English', '/price-requests'],
  ['French', '/fr/price-requests'],
  ['Korean ko', '/ko/price-requests'],
] as const)
  test(`the list of price requests is whole in ${lang}`, widthsFor(lang), async ({ page }) => {
    await signIn(page, 'buyer2@maru.test', path)
    await checkPage(page, path)
  })
