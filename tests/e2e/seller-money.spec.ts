import { expect, test } from '@playwright/test'
import { checkPage } from './support/check-page'
import { signIn } from './support/people'
import { widthsFor } from './support/widths'

const SELLER = 'seller@maru.test'

for (const [prefix, next, byMonth, differences, advice] of [
  ['', 'Next payout', 'By month', 'From your orders to your financials', 'What to do'],
  ['/ko', '다음 정산금 지급', '월별 내역', '주문 금액과 정산 금액의 차이', '지금 할 일'],
] as const) {
  test(
    `money and advice can be read by everyone, and the file for bookkeeping opens: ${next}`,
    widthsFor(prefix),
    async ({ page }) => {
      await signIn(page, SELLER)
      await checkPage(page, `${prefix}/seller/financials`)
      await expect(page.getByRole('region', { name: next })).toBeVisible()
      await page.getByRole('region', { name: byMonth }).getByRole('link').first().click()
      await expect(page).toHaveURL(/\?month=20\d\d-\d\d#differences$/)
      const steps = page.getByRole('region', { name: differences }).locator('dt')
      expect(await steps.count()).toBeGreaterThan(3)
      const form = page.locator('form[action="/api/seller-bookings"]')
      const file = page.waitForEvent('download')
      await form.getByRole('button').click()
      expect((await file).suggestedFilename()).toMatch(/^maru-bookkeeping-20\d\d-\d\d-20\d\d-\d\d\.csv$/)
      await checkPage(page, `${prefix}/seller/analytics?range=90`)
      await expect(page.getByRole('heading', { name: advice })).toBeVisible()
    },
  )
}
