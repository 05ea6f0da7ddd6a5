import { expect, test, type Page } from '@playwright/test'
import { emptyCart, putIntoCart } from './basket'
import { signIn, signInToPanel } from './people'

/** An order to be paid by transfer, as its buyer makes it. */
async function orderByTransfer(page: Page) {
  await signIn(page, 'buyer@maru.test')
  await emptyCart(page)
  await putIntoCart(page, 'sorae', 2)
  await page.goto('/checkout')
  await page.getByRole('radio', { name: /^Bank transfer/ }).check()
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.waitForURL(/\/order\/[0-9a-f-]{36}\?payment=transfer$/)
  const [, order = ''] = /\/order\/([0-9a-f-]{36})/.exec(page.url()) ?? []
  return order
}

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
  await transfer.getByLabel('Reference of the bank').fill('RBC 4471')
  await transfer.getByRole('button', { name: 'Confirm transfer' }).click()
  await transfer.getByRole('button', { name: 'Yes, do it' }).click()
  await expect(transfer.getByRole('alert')).toHaveText('This is less than what is due.')
  await transfer.getByLabel('Amount that arrived (CAD)').fill(due)
  await page.keyboard.press('Enter')
  await transfer.getByRole('button', { name: 'Yes, do it' }).click()
  await expect(transfer.getByRole('status')).toContainText('The transfer is confirmed.')

  await page.goto(`/admin/collections/orders/${order}`)
  const refund = page.getByRole('region', { name: 'Give money back' })
  await refund.getByLabel('Amount to give back (CAD)').fill(`1${due}`)
  await refund.getByLabel('Reason').fill('One of them is chipped')
  await refund.getByRole('button', { name: 'Refund' }).click()
  await refund.getByRole('button', { name: 'Yes, do it' }).click()
  await expect(refund.getByRole('alert')).toHaveText('This is more than is left of what was paid.')
  await refund.getByLabel('Amount to give back (CAD)').fill('20.00')
  await refund.getByRole('button', { name: 'Refund' }).click()
  await refund.getByRole('button', { name: 'Yes, do it' }).click()
  await expect(refund.getByRole('status')).toContainText('The refund is on its way.')
  expect(await read(page, `/api/orders/${order}?depth=0`)).toMatchObject({
    status: 'confirmed',
    refunded: 2000,
  })
})
