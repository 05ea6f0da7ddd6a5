import { expect, test, type Browser, type Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
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
  'two boxes go back in four clicks, are accepted, sent, received and refunded',
  WIDTHS,
  async ({ page, browser }) => {
    test.slow()
    await signIn(page, 'buyer@maru.test', '/buyer-orders')
    await page.goto('/buyer-orders?q=M-10003')
    await page
      .getByRole('link', { name: /M-10003/ })
      .first()
      .click()
    // From the line of the order: return, reason, send.
    await page.getByRole('link', { name: /^Return ?: Under-cabinet LED bar/ }).click()
    await expect(heading(page)).toHaveText('Return items')
    await page
      .getByLabel(/^How many go back/)
      .first()
      .fill('99')
    await page.getByLabel('It arrived damaged').check()
    await page.getByRole('button', { name: 'Ask for the return' }).click()
    await expect(page.getByText(/^Enter a whole number from 1 to/)).toBeVisible()
    await page
      .getByLabel(/^How many go back/)
      .first()
      .fill('2')
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Ask for the return' }).click()
    await expect(page.getByRole('main').getByText('Your return is requested.')).toBeVisible()
    const own = page.url().replace(/\?.*/, '')
    const [number = ''] = /R-\d+/.exec(await heading(page).innerText()) ?? []

    const seller = await openSeller(browser, '/seller/returns')
    await seller.getByRole('listitem').filter({ hasText: number }).getByRole('link').click()
    await seller.getByLabel('Return address').fill('Dock 4, 2100 Matheson Boulevard East, Mississauga')
    await expectNoViolations(seller)
    await seller.getByRole('button', { name: 'Accept the return' }).click()
    await expect(seller.getByRole('main').getByText('You accepted the return.')).toBeVisible()

    await page.goto(own)
    await page.getByLabel('Tracking number').fill('1Z999AA10123456784')
    await page.getByLabel('Carrier').selectOption('ups')
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'I’ve sent it back' }).click()
    await expect(page.getByRole('link', { name: '1Z999AA10123456784' })).toBeVisible()

    await seller.reload()
    await seller.getByRole('button', { name: 'The items have arrived' }).click()
    await seller.getByLabel('Put the items back into stock').check()
    await expectNoViolations(seller)
    await seller.getByRole('button', { name: 'Refund now' }).click()
    await expect(seller.getByRole('main').getByText('The refund is on its way to the buyer.')).toBeVisible()
    await page.goto(own)
    await expect(heading(page)).toContainText('Refunded')
  },
)

for (const [lang, path] of [
  ['English', '/buyer-returns'],
  ['French', '/fr/buyer-returns'],
  ['Korean ko', '/ko/buyer-returns'],
] as const)
  test(`the list of returns is whole in ${lang}`, widthsFor(lang), async ({ page }) => {
    await signIn(page, 'buyer@maru.test', path)
    await checkPage(page, path)
  })
