import { expect, type Page } from '@playwright/test'
import { newBuyer } from './accounts'
import { type GOODS, putIntoCart } from './cart'

/** A new delivery address in Toronto for the cart. */
export async function deliverToToronto(page: Page) {
  await page.goto('/checkout?address=new')
  for (const [label, value] of [
    ['First name', 'Jo'],
    ['Last name', 'Kim'],
    ['Phone', '416 555 0142'],
    ['Street address', '12 King Street West'],
    ['City', 'Toronto'],
    ['Postal code', 'M5H 1A1'],
  ] as const)
    await page.locator('main').getByLabel(label, { exact: true }).fill(value)
  await page.locator('main').getByLabel('Province or territory').selectOption('ON')
  await page.getByRole('button', { name: 'Deliver to this address' }).click()
  await page.waitForURL(/\/checkout\?address=[0-9a-f-]{36}/)
}

/** A new buyer, signed in on this page, who has paid one order: its page and its number. */
export async function buyAndPay(page: Page, goods: keyof typeof GOODS) {
  await newBuyer(page)
  await putIntoCart(page, goods, 2)
  await deliverToToronto(page)
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.waitForURL(/\/c\/pay\/cs_test/)
  await page.getByLabel('Name on the card').fill('Jo Kim')
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await page.waitForURL(/\/order\/[0-9a-f-]{36}\?payment=done$/)
  await expect(page.getByRole('status').filter({ hasText: 'Your payment has arrived' })).toBeVisible()
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  return { path: new URL(page.url()).pathname, number: (heading ?? '').replace('Order ', '').trim() }
}
