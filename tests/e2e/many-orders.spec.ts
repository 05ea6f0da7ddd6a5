import { expect, test } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { checkPage } from './support/check-page'
import { signIn } from './support/people'
import { WIDTHS, widthsFor } from './support/widths'

for (const [prefix, title, next] of [
  ['', 'Several orders at once', 'Do next'],
  ['/fr', 'Plusieurs commandes à la fois', 'À faire'],
  ['/ko', '주문 일괄 처리', '다음 할 일'],
] as const)
  test(
    `several orders at once, and one by its number, can be read by everyone: ${title}`,
    widthsFor(prefix),
    async ({ page }) => {
      await signIn(page, 'seller2@maru.test')
      await checkPage(page, `${prefix}/seller/orders/bulk`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await checkPage(page, `${prefix}/seller/orders/M-10002`)
      await expect(page.getByRole('heading', { name: next, exact: true })).toBeVisible()
    },
  )

test('a carrier’s file says what becomes of each row, before anything is done', WIDTHS, async ({ page }) => {
  await signIn(page, 'seller2@maru.test', '/seller/orders/bulk')
  await page.getByLabel('Carrier, where the file names none').selectOption('fedex')
  await page.getByLabel('Your carrier’s file').setInputFiles({
    name: 'waybills.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('주문번호,운송장번호\nM-10004,999999999999\nM-1,771204458131\n'),
  })
  await page.getByRole('button', { name: 'Check' }).click()
  const rows = page.getByRole('row')
  await expect(rows.filter({ hasText: 'M-10004' })).toContainText('already shipped with another waybill')
  await expect(rows.filter({ hasText: '771204458131' })).toContainText('This order doesn’t exist.')
  await expect(page.getByRole('button', { name: 'Register these waybills' })).toHaveCount(0)
  await expectNoViolations(page)
})
