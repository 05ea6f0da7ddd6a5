import { expect, type Page } from '@playwright/test'
import { newBuyer } from './accounts'
import { type GOODS, sendToCart } from './cart'
import { goalOf, sendForm } from './send-form'

/** A delivery address in Toronto, by the names of the fields. */
const TORONTO = {
  country: 'CA',
  firstName: 'Jo',
  lastName: 'Kim',
  phone: '416 555 0142',
  address: '12 King Street West',
  city: 'Toronto',
  postalCode: 'M5H 1A1',
  province: 'ON',
}

/** A delivery address in Toronto for the account, without the form. */
export const keepToronto = (page: Page) =>
  sendForm(page, '/profile/addresses?edit=new', 'postalCode', TORONTO)

/** A new delivery address in Toronto for the cart, by the form. */
export async function deliverToToronto(page: Page) {
  await page.goto('/checkout?address=new')
  for (const [label, value] of [
    ['First name', TORONTO.firstName],
    ['Last name', TORONTO.lastName],
    ['Phone', TORONTO.phone],
    ['Street address', TORONTO.address],
    ['City', TORONTO.city],
    ['Postal code', TORONTO.postalCode],
  ] as const)
    await page.locator('main').getByLabel(label, { exact: true }).fill(value)
  await page.locator('main').getByLabel('Province or territory').selectOption('ON')
  await page.getByRole('button', { name: 'Deliver to this address' }).click()
  await page.waitForURL(/\/checkout\?address=[0-9a-f-]{36}/)
}

/** The same without the form; the checkout that delivers there is open then. */
export async function openCheckoutToToronto(page: Page) {
  await page.goto(await checkoutToToronto(page))
}

export const checkoutToToronto = async (page: Page) =>
  goalOf(await sendForm(page, '/checkout?address=new', 'postalCode', TORONTO))

/** Orders what is in the cart and pays it by card, without a page: where that was, and the page that thanks. */
export async function payCart(page: Page, email: string, checkout = '/checkout') {
  const placed = await sendForm(page, checkout, 'digest', { provider: 'stripe' })
  const [toPayment = ''] = /\/api\/checkout\/[0-9a-f-]{36}\/pay/.exec(await placed.text()) ?? []
  const payPage = goalOf(await page.request.get(toPayment, { maxRedirects: 0 }))
  const form = { email, name: 'Jo Kim' }
  const thanks = goalOf(await page.request.post(`${payPage}/pay`, { form, maxRedirects: 0 }))
  return { payPage, thanks }
}

/** A new buyer, signed in on this page, who has paid what is in `goods`, two pieces each. The page that thanks is open then. */
export async function buyGoods(page: Page, goods: readonly (keyof typeof GOODS)[]) {
  const email = await newBuyer(page)
  for (const each of goods) await sendToCart(page, each, 2)
  const { payPage, thanks } = await payCart(page, email, await checkoutToToronto(page))
  await page.goto(thanks)
  await expect(page.getByRole('status').filter({ hasText: 'Your payment has arrived' })).toBeVisible()
  return { email, payPage }
}

/** One paid order of a new buyer, who is signed in on this page: its page, its number and where it was paid. */
export async function buyAndPay(page: Page, goods: keyof typeof GOODS) {
  const { payPage } = await buyGoods(page, [goods])
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Order M-/ })
    .click()
  await page.waitForURL(/\/order\/[0-9a-f-]{36}$/)
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  const number = (heading ?? '').replace('Order ', '').trim()
  return { path: new URL(page.url()).pathname, number, payPage }
}
