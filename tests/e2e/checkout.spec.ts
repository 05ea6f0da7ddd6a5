import { expect, test, type Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { deliverToToronto, openCheckoutToToronto } from './support/buy'
import { BUYING, emptyCart, GOODS, putIntoCart, sendToCart } from './support/cart'
import { FULL, FULL_WIDTHS } from './support/full'
import { signIn } from './support/people'
import { WIDTHS } from './support/widths'

const buying = () => {
  const mine = BUYING.checkout[test.info().project.name]
  if (!mine) throw new Error('No account is kept for this project.')
  return { email: mine.email, goods: mine.goods, sellers: mine.goods.map((name) => GOODS[name].seller) }
}
const place = (page: Page) => page.getByRole('button', { name: 'Place order' })
const PAY_PAGE = /\/c\/pay\/cs_test/
const THANKS_FOR_TRANSFER = /\/thank-you\/[0-9a-f-]{36}\?payment=transfer$/
const TO_PAYMENT = /\/api\/checkout\/[0-9a-f-]+\/pay$/

test('who is signed out is asked to sign in, and comes back', async ({ page }) => {
  await page.goto('/checkout')
  const link = page.getByRole('link', { name: 'Sign In to Checkout' })
  await expect(link).toHaveAttribute('href', '/login?next=%2Fcheckout')
})

test.describe('with goods of two sellers', () => {
  test.describe.configure({ mode: 'serial' })

  test.beforeEach(async ({ page }) => {
    await signIn(page, buying().email)
    await emptyCart(page)
    for (const goods of buying().goods) await sendToCart(page, goods, 2)
  })

  test(
    'shows an order for each, their shipping and the tax of the province, and is paid at the provider’s page',
    WIDTHS,
    async ({ page }) => {
      await page.goto('/cart')
      await page.getByRole('link', { name: 'Proceed to checkout' }).click()
      await page.waitForURL('**/checkout')
      await deliverToToronto(page)
      for (const seller of buying().sellers) {
        const part = page.getByRole('region', { name: `From ${seller}` })
        await expect(part.getByText('HST 13%')).toBeHidden()
        await part.getByRole('heading').click()
        await expect(part.getByText('HST 13%')).toBeVisible()
        await part.getByText('About the seller').click()
      }
      await expect(page.getByText('Import duties: none to pay on delivery')).toBeVisible()
      await page.getByLabel('PO number (optional)').fill('PO-1042')
      await expectNoViolations(page)
      const standard = await page.locator('.sum-total dd').textContent()
      await page.getByRole('radio', { name: /^Express/ }).check()
      await expect(page.locator('.sum-total dd')).not.toHaveText(standard ?? '')
      const total = (await page.locator('.sum-total dd').textContent())?.replace(' CAD', '')
      // Stopped once on its way, or the sentence would be gone before it is looked for.
      await page.route(TO_PAYMENT, (route) => route.abort('aborted'), { times: 1 })
      await place(page).click()
      await expect(page.getByText('Order created! Redirecting to payment...')).toBeVisible()
      await page.getByRole('link', { name: 'Continue to payment' }).click()
      await page.waitForURL(PAY_PAGE)
      await expect(page.getByRole('main')).toContainText(total ?? '')
      await page.getByLabel('Name on the card').fill('Jo Kim')
      await page.getByRole('button', { name: /^Pay \$/ }).click()
      await page.waitForURL(/\/thank-you\/[0-9a-f-]{36}\?payment=done$/)
      // The provider's word comes a moment later, and the page looks for it.
      await expect(page.getByRole('status').filter({ hasText: 'Your payment has arrived' })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Thank you/)
      await expect(page.getByRole('region', { name: 'Your 2 orders' })).toContainText(total ?? '')
      await expectNoViolations(page)
      await page.goto('/checkout')
      await expect(page.getByText('Your cart is empty.')).toBeVisible()
    },
  )

  test('is declined, left and paid later, by the same order', FULL, async ({ page }) => {
    await openCheckoutToToronto(page)
    const going = page.waitForRequest(TO_PAYMENT)
    await place(page).click()
    const payAgain = (await going).url()
    await page.waitForURL(PAY_PAGE)
    const payPage = page.url()
    await page.getByLabel('Name on the card').fill('Jo Kim')
    await page.getByRole('button', { name: 'Decline the card' }).click()
    await expect(page.getByText('Your card was declined.')).toBeVisible()
    await page.getByRole('link', { name: /Back to Maru/ }).click()
    await page.waitForURL(/\/thank-you\/[0-9a-f-]{36}\?payment=left$/)
    await page.goto(payAgain)
    expect(page.url()).toBe(payPage)
    await page.getByLabel('Name on the card').fill('Jo Kim')
    await page.getByRole('button', { name: /^Pay \$/ }).click()
    await page.waitForURL(/\/thank-you\/[0-9a-f-]{36}\?payment=done$/)
  })

  test(
    'is paid by bank debit: that is said for as long as it takes, and nobody is asked to pay once more',
    FULL_WIDTHS,
    async ({ page }) => {
      await openCheckoutToToronto(page)
      await place(page).click()
      await page.waitForURL(PAY_PAGE)
      await page.getByLabel('Name on the card').fill('Jo Kim')
      await page.getByRole('button', { name: 'Pay later by bank debit' }).click()
      await page.waitForURL(/\/thank-you\/[0-9a-f-]{36}\?payment=done$/)
      const underWay = page.getByRole('status').filter({ hasText: 'Your bank is processing the payment.' })
      await expect(underWay).toBeVisible()
      await page.getByRole('link', { name: /M-\d+/ }).first().click()
      await page.waitForURL(/\/order\/[0-9a-f-]{36}$/)
      await expect(underWay).toBeVisible()
      await expect(page.getByRole('link', { name: 'Order again' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Pay now' })).toHaveCount(0)
      await page.getByText('Cancel Order').first().click()
      await expect(page.getByText(/a payment that still arrives is refunded/)).toBeVisible()
      await expectNoViolations(page)
    },
  )

  test(
    'stops where something has changed, shows what, and orders what is seen then; pressed twice, once',
    WIDTHS,
    async ({ page, context }) => {
      await openCheckoutToToronto(page)
      await page.getByLabel('Note to the sellers (optional)').fill('Ring twice')
      const other = await context.newPage()
      await other.goto('/cart')
      const isStored = other.waitForResponse((answer) => answer.request().method() === 'POST')
      await other
        .getByRole('button', { name: /^Increase quantity/ })
        .first()
        .click()
      await expect(other.getByRole('textbox', { name: /^Quantity/ }).first()).toHaveValue('3')
      await isStored
      await place(page).click()
      const alert = page.locator('main').getByRole('alert')
      await expect(alert).toContainText('Prices have changed since you opened this page.')
      await expect(alert.getByRole('row', { name: /quantity 2 3$/ })).toBeVisible()
      await expect(alert.getByRole('row', { name: /^Total/ })).toBeVisible()
      await expectNoViolations(page)
      await expect(page.getByLabel('Note to the sellers (optional)')).toHaveValue('Ring twice')
      let sent = 0
      page.on('request', (request) => (sent += Number(request.method() === 'POST')))
      await place(page).dblclick()
      await page.waitForURL(PAY_PAGE)
      expect(sent).toBe(1)
    },
  )

  test(
    'keeps what was typed and chosen while another address is added or one is changed',
    FULL,
    async ({ page }) => {
      await openCheckoutToToronto(page)
      const express = page.getByRole('radio', { name: /^Express/ })
      const standard = (await page.locator('.sum-total dd').textContent()) ?? ''
      await express.check()
      await expect(page.locator('.sum-total dd')).not.toHaveText(standard)
      const isKept = async () => {
        await expect(express).toBeChecked()
        await expect(page.getByLabel('PO number (optional)')).toHaveValue('PO-1042')
        await expect(page.getByLabel('Note to the sellers (optional)')).toHaveValue('Ring twice')
        await expect(page.getByRole('radio', { name: /^Bank transfer/ })).toBeChecked()
      }
      await page.getByLabel('PO number (optional)').fill('PO-1042')
      await page.getByLabel('Note to the sellers (optional)').fill('Ring twice')
      await page.getByRole('radio', { name: /^Bank transfer/ }).check()
      await page
        .getByRole('link', { name: /^Edit ?: Jo Kim/ })
        .first()
        .click()
      await page.getByLabel('City', { exact: true }).fill('North York')
      await page.getByRole('button', { name: 'Deliver to this address' }).click()
      await page.waitForURL(/address=[0-9a-f-]{36}&ship=/)
      await isKept()
      await page.getByRole('link', { name: 'Add an address' }).click()
      await page.getByRole('link', { name: 'Cancel' }).click()
      await isKept()
      await expect(page).toHaveURL(/address=[0-9a-f-]{36}&ship=/)
      await page.getByRole('link', { name: 'Edit cart' }).click()
      await page.getByRole('link', { name: 'Proceed to checkout' }).click()
      await expect(page.getByLabel('PO number (optional)')).toHaveValue('PO-1042')
      await page.getByRole('radio', { name: /^Bank transfer/ }).check()
      await place(page).click()
      await page.waitForURL(THANKS_FOR_TRANSFER)
      // Another order does not begin with it.
      await putIntoCart(page, buying().goods[0], 2)
      await page.goto('/checkout')
      await expect(page.getByLabel('PO number (optional)')).toHaveValue('')
    },
  )

  test('works without script', async ({ page, browser, baseURL }) => {
    await openCheckoutToToronto(page)
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      baseURL,
      storageState: await page.context().storageState(),
    })
    const still = await plain.newPage()
    await still.goto('/checkout')
    await still.getByRole('link', { name: 'Add an address' }).click()
    await still.getByRole('button', { name: 'Deliver to this address' }).click()
    await expect(still.getByRole('alert')).toContainText('Please check the address.')
    await still.goto('/checkout')
    await still.getByLabel('PO number (optional)').fill('PO-77')
    await still.getByLabel('Note to the sellers (optional)').fill('Ring twice\nat the back')
    await still.getByRole('radio', { name: /^Bank transfer/ }).check()
    await still.getByRole('radio', { name: /^Express/ }).check()
    await place(still).click()
    await expect(still.getByText('your order hasn’t been placed yet')).toBeVisible()
    await expect(still.getByRole('radio', { name: /^Express/ })).toBeChecked()
    await expect(still.getByLabel('PO number (optional)')).toHaveValue('PO-77')
    await expect(still.getByLabel('Note to the sellers (optional)')).toHaveValue('Ring twice\nat the back')
    await expect(still.getByRole('radio', { name: /^Bank transfer/ })).toBeChecked()
    await still.getByRole('radio', { name: /^Card/ }).check()
    await place(still).click()
    await still.waitForURL(PAY_PAGE)
    await still.getByRole('link', { name: /Back to Maru/ }).click()
    await still.waitForURL(/\/thank-you\/[0-9a-f-]{36}\?payment=left$/)
    await plain.close()
  })
})
