import { expect, test } from '@playwright/test'
import { newBuyer } from './support/accounts'
import { expectNoViolations } from './support/axe'
import { keepToronto } from './support/buy'
import { sendToCart } from './support/cart'
import { checkPage } from './support/check-page'
import { signIn } from './support/people'
import { WIDTHS, widthsFor } from './support/widths'

test(
  'a seller makes a code; a buyer enters a wrong one, then it, and orders what was shown',
  WIDTHS,
  async ({ page, browser }) => {
    test.slow()
    const code = `SPRING${Date.now().toString(36).toUpperCase()}`
    const seller = await (await browser.newContext()).newPage()
    await signIn(seller, 'seller3@maru.test', '/seller/discounts')
    await seller.getByLabel('Discount code').fill(code)
    await seller.getByLabel('Per cent off').fill('95')
    await seller.getByRole('button', { name: 'Save the discount' }).click()
    await expect(seller.getByText('Enter a whole percentage from 1 to 90.')).toBeVisible()
    await expect(seller.getByLabel('Discount code')).toHaveValue(code)
    await seller.getByLabel('Per cent off').fill('10')
    await seller.getByRole('button', { name: 'Save the discount' }).click()
    await expect(seller.getByRole('status').filter({ hasText: 'The discount is saved.' })).toBeVisible()
    await expect(seller.getByRole('listitem').filter({ hasText: code })).toContainText('In effect')
    await expectNoViolations(seller)

    await newBuyer(page)
    await keepToronto(page)
    await sendToCart(page, 'onbyeol', 10)
    await page.goto('/cart')
    const summary = page.getByRole('complementary', { name: 'Order summary' })
    await summary.getByLabel('Discount code').fill('NOSUCHCODE')
    await summary.getByRole('button', { name: 'Apply' }).click()
    await expect(summary.getByText('There’s no code NOSUCHCODE. Check how it’s spelled.')).toBeVisible()
    await expectNoViolations(page)
    await summary.getByLabel('Discount code').fill(code.toLowerCase())
    await summary.getByRole('button', { name: 'Apply' }).click()
    await expect(summary.getByText(`Discount ${code}`)).toBeVisible()
    await page.goto('/checkout')
    await expect(page.getByRole('complementary').first()).toContainText(`Discount ${code}`)
    await page.getByRole('button', { name: 'Place order' }).click()
    await page.waitForURL(/\/pay/)
    await page.goto('/cart')
    await expect(page.getByText('Your cart is empty.')).toBeVisible()

    await seller.reload()
    const line = seller.getByRole('listitem').filter({ hasText: code })
    await expect(line).toContainText('used once')
    await line.getByText('End', { exact: true }).click()
    await line.getByRole('button', { name: 'End now' }).click()
    await expect(seller.getByRole('listitem').filter({ hasText: code })).toContainText('Ended')
  },
)

for (const [lang, path] of [
  ['English', '/seller/discounts'],
  ['French', '/fr/seller/discounts'],
  ['Korean ko', '/ko/seller/discounts'],
] as const)
  test(`the page of discounts is whole in ${lang}`, widthsFor(lang), async ({ page }) => {
    await signIn(page, 'seller3@maru.test', path)
    await checkPage(page, path)
  })
