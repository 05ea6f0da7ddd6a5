import { expect, test } from '@playwright/test'
import { newBuyer } from './support/accounts'
import { expectNoViolations } from './support/axe'
import { openCheckoutToToronto } from './support/buy'
import { GOODS, sendToCart } from './support/cart'
import { WIDTHS } from './support/widths'

const BOUGHT = ['sorae', 'yeoulmok'] as const
const sellers = BOUGHT.map((goods) => GOODS[goods].seller)

test(
  'what is ordered by bank transfer, with a PO number for each order, ends where all of it can be copied',
  WIDTHS,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await newBuyer(page)
    for (const goods of BOUGHT) await sendToCart(page, goods, 2)
    await openCheckoutToToronto(page)
    await page.getByRole('radio', { name: /^Bank transfer/ }).check()
    await page.getByLabel('Same PO number for all orders').uncheck()
    for (const [at, seller] of sellers.entries())
      await page.getByLabel(`PO number for ${seller}`).fill(`PO-${at}`)
    await expect(page.getByLabel('PO number (optional)', { exact: true })).toBeHidden()
    await expectNoViolations(page)
    const total = (await page.locator('.sum-total dd').textContent()) ?? ''
    await page.getByRole('button', { name: 'Place order' }).click()
    await page.waitForURL(/\/thank-you\/[0-9a-f-]{36}\?payment=transfer$/)
    const due = page.getByRole('region', { name: 'Pay by bank transfer' })
    await expect(due).toContainText(total)
    await expect(page.getByRole('region', { name: 'What this transfer pays' })).toContainText(total)
    await due.getByRole('button', { name: /^Copy ?: Amount$/ }).click()
    await expect(due.getByRole('button', { name: /^Copied ?: Amount$/ })).toBeVisible()
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    expect(await copied()).toBe(total.replaceAll(/[^\d.]/g, ''))
    await due.getByRole('button', { name: /^Copy ?: 900-1024-88$/ }).click()
    await expect(due.getByRole('button', { name: /^Copied ?: 900-1024-88$/ })).toBeVisible()
    expect(await copied()).toBe('900-1024-88')
    const { pathname } = new URL(page.url())
    for (const [prefix, thanks] of [
      ['', /^Thank you/],
      ['/fr', /^Merci/],
      ['/ko', /감사합니다$/],
    ] as const) {
      await page.goto(prefix + pathname)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks)
      await expectNoViolations(page)
    }
    for (const [at, seller] of sellers.entries()) {
      await page.goto(pathname)
      const order = page.getByRole('listitem').filter({ hasText: seller })
      await order.getByRole('link', { name: /^Order M-/ }).click()
      await expect(page.getByRole('main')).toContainText(`PO-${at}`)
    }
  },
)
