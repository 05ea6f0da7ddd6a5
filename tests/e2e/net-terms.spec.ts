import { expect, test } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { openCheckoutToToronto } from './support/buy'
import { sendToCart } from './support/cart'
import { checkPage } from './support/check-page'
import { signIn } from './support/people'
import { WIDTHS, widthsFor } from './support/widths'

const OWNER = 'company@maru.test'

test(
  'a company orders on terms, reads when it is due, and cancels: nothing is owed any more',
  WIDTHS,
  async ({ page }) => {
    test.slow()
    await signIn(page, OWNER, '/company')
    const terms = page.getByRole('region', { name: 'Terms of payment' })
    await expect(terms).toContainText('Net 30')
    await expect(terms).toContainText('$20,000.00')

    await sendToCart(page, 'sorae', 2)
    await openCheckoutToToronto(page)
    const choice = page.getByRole('radio', { name: /^Pay by invoice on \w{3} \d/ })
    await choice.check()
    await expect(page.getByText(/of your company’s credit of \$20,000\.00 is left/)).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Place order' }).click()
    await page.waitForURL(/\/thank-you\//)
    await expect(page.getByRole('status').first()).toContainText('Your order is confirmed')
    await expect(page.getByRole('main')).toContainText('Pay the invoice by')

    await page.getByRole('main').getByRole('link', { name: /M-\d+/ }).first().click()
    const due = page.getByRole('region', { name: /^Due / })
    await expect(due.getByRole('link', { name: 'Pay now' })).toBeVisible()
    await expectNoViolations(page)
    const order = page.url()

    await page.goto('/buyer-orders')
    await expect(page.getByText(/^Pay by \w{3} \d/).first()).toBeVisible()
    await page.goto('/invoices')
    await expect(page.getByText(/^Due /).first()).toBeVisible()
    await page.goto('/company')
    await expect(terms.getByRole('link', { name: /^Pay now/ }).first()).toBeVisible()

    await page.goto(order)
    await page.getByText('Cancel Order').first().click()
    await expect(page.getByText('what is cancelled is taken off what you owe')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel Order' }).click()
    await expect(page.getByRole('region', { name: /^Due / })).toHaveCount(0)
  },
)

for (const [lang, path] of [
  ['English', '/company'],
  ['French', '/fr/company'],
  ['Korean ko', '/ko/company'],
] as const)
  test(`the page of a company with terms is whole in ${lang}`, widthsFor(lang), async ({ page }) => {
    await signIn(page, OWNER, path)
    await checkPage(page, path)
  })
