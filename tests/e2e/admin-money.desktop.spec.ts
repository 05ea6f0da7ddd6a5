import { expect, test, type Page } from '@playwright/test'
import { emptyCart, sendToCart } from './support/cart'
import { FULL } from './support/full'
import { openOrder, orderAction, sayYes } from './support/panel'
import { DEMO_PASSWORD, signIn, signInToPanel } from './support/people'

/** An order to be paid by transfer, as its buyer makes it. */
async function orderByTransfer(page: Page) {
  await signIn(page, 'buyer@maru.test')
  await emptyCart(page)
  await sendToCart(page, 'sorae', 2)
  await page.goto('/checkout')
  await page.getByRole('radio', { name: /^Bank transfer/ }).check()
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.waitForURL(/\/thank-you\/[0-9a-f-]{36}\?payment=transfer$/)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Order M-/ })
    .click()
  await page.waitForURL(/\/order\/[0-9a-f-]{36}$/)
  const [, order = ''] = /\/order\/([0-9a-f-]{36})/.exec(page.url()) ?? []
  return order
}

/** A product of Yeoulmok's that waits for approval: nobody buys it meanwhile. */
const WAITING = 'af7eb570-3826-5fbd-9429-e9c9d8f2aac0'

/** Reads as the panel does, from a page of ours. */
const read = (page: Page, path: string) =>
  page.evaluate(async (at) => (await fetch(at)).json() as Promise<Record<string, string>>, path)

test('an admin confirms a transfer and gives a part of it back', async ({ page }) => {
  const order = await orderByTransfer(page)
  await page.context().clearCookies()
  await signInToPanel(page, 'admin@maru.test')
  const { checkout, totalAmount } = await read(page, `/api/orders/${order}?depth=0`)
  const due = (Number(totalAmount) / 100).toFixed(2)

  await page.goto(`/admin/collections/checkouts/${checkout}`)
  const transfer = page.getByRole('region', { name: 'Confirm the bank transfer' })
  await transfer.getByLabel('Amount that arrived (CAD)').fill('1.00')
  await transfer.getByLabel('Bank reference').fill('RBC 4471 '.repeat(10))
  await transfer.getByRole('button', { name: 'Confirm transfer' }).click()
  await expect(transfer.getByRole('alert')).toHaveText('Use no more than 80 characters.')
  await transfer.getByLabel('Bank reference').fill('RBC 4471')
  await sayYes(transfer, 'Confirm transfer')
  await expect(transfer.getByRole('alert')).toHaveText('This is less than what is due.')
  await transfer.getByLabel('Amount that arrived (CAD)').fill(due)
  await page.keyboard.press('Enter')
  // As if the password had been given more than ten minutes ago.
  const stale = { status: 403, json: { asks: 'password' } }
  await page.route('**/api/admin-commands/transfer', (route) => route.fulfill(stale), { times: 1 })
  await transfer.getByRole('button', { name: 'Yes, do it' }).click()
  await expect(transfer.getByLabel('Your password')).toBeFocused()
  await expect(transfer.getByLabel('Bank reference')).toHaveValue('RBC 4471')
  await transfer.getByLabel('Your password').fill(DEMO_PASSWORD)
  const isSent = page.waitForRequest('**/api/admin-commands/transfer')
  await transfer.getByRole('button', { name: 'Yes, do it' }).click()
  expect((await isSent).postDataJSON()).toMatchObject({ proof: DEMO_PASSWORD, bankReference: 'RBC 4471' })
  await expect(page.getByText('The transfer is confirmed.')).toBeVisible()
  // The page is read anew, and nothing is left to confirm.
  await expect(transfer).toBeHidden()

  await openOrder(page, order)
  const refund = await orderAction(page, 'Refund this order')
  await refund.getByLabel('Refund amount (CAD)').fill(`1${due}`)
  await refund.getByLabel('Reason').fill('One of them is chipped')
  await sayYes(refund, 'Refund')
  await expect(refund.getByRole('alert')).toHaveText('This is more than can still be refunded.')
  await refund.getByLabel('Refund amount (CAD)').fill('20.00')
  await page.route('**/api/admin-commands/order-refund', (route) => route.abort(), { times: 1 })
  await sayYes(refund, 'Refund')
  await expect(refund.getByRole('alert')).toContainText('No response came')
  await sayYes(refund, 'Refund')
  await expect(refund.getByRole('status')).toContainText('The refund is being processed.')
  expect(await read(page, `/api/orders/${order}?depth=0`)).toMatchObject({
    status: 'confirmed',
    refunded: 2000,
  })

  await page.reload()
  const items = page.getByRole('region', { name: 'Items', exact: true })
  await expect(items).toContainText(due)
  await expect(items).toContainText(/HS code \d{6,10} · Origin \S/)
  await expect(page.locator('.admin-order input:not([type=search])')).toHaveCount(3)
  await page.goto('/admin/collections/checkouts')
  await expect(page.getByRole('row').nth(1)).toContainText(/\$[\d,]+\.\d\d/)
})

test('fields of the panel take and show in dollars what is kept in cents', FULL, async ({ page }) => {
  await signInToPanel(page, 'admin@maru.test')
  await page.goto(`/admin/collections/products/${WAITING}`)
  const price = page.locator('#field-moqPrices__0__unitPrice')
  await expect(async () => {
    await page.getByRole('button', { name: 'Prices and stock' }).click()
    await expect(price).toBeVisible({ timeout: 1_000 })
  }).toPass()
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await expect(price).toHaveValue('124.00')
  await price.fill('cheap')
  await price.blur()
  await expect(page.getByText('Enter an amount such as 1234.50.')).toBeVisible()
  for (const [typed, shown, cents] of [
    ['118,5', '118.50', 11_850],
    ['124', '124.00', 12_400],
  ] as const) {
    await price.fill(typed)
    await price.blur()
    await expect(price).toHaveValue(shown)
    const isSaved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await save.click()
    expect((await isSaved).ok()).toBe(true)
    // Only once the form has taken the answer in is there nothing left to save.
    await expect(save).toBeDisabled()
    await expect(price).toHaveValue(shown)
    expect(await read(page, `/api/products/${WAITING}?depth=0`)).toMatchObject({
      moqPrices: [{ unitPrice: cents }, {}, {}],
    })
  }
})
