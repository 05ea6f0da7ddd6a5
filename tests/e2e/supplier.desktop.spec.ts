import { expect, test } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { FAUCET } from './support/public-routes'

const SORAE = '/supplier/sorae-fittings'

test('the terms of a seller for Quebec are one click from the product (rule C55)', async ({ page }) => {
  await page.goto(FAUCET)
  await page.getByRole('link', { name: 'Sorae Fittings Co., Ltd.' }).click()
  await expect(page).toHaveURL(new RegExp(`${SORAE}$`))
  await expect(page.getByRole('heading', { level: 1, name: 'Sorae Fittings Co., Ltd.' })).toBeVisible()
  await expect(page.getByText('소래피팅 주식회사')).toBeVisible()
  await expect(page.getByText(/^Checked by Maru on /)).toBeVisible()
  const terms = page.getByRole('region', { name: 'Shipping by province or territory' })
  await expect(terms.getByRole('row').filter({ hasText: 'Quebec' })).toContainText('$')
  await expect(
    page
      .getByRole('region', { name: /^Products/ })
      .getByRole('link')
      .first(),
  ).toBeVisible()
  const text = await page.locator('main').innerText()
  expect(text).not.toMatch(/@|000-2741|927-81-40384|Namdong-daero/)
})

for (const { prefix, name, about } of [
  { prefix: '/fr', name: 'Sorae Fittings Co., Ltd.', about: 'Robinetterie de laiton' },
  { prefix: '/ko', name: '소래피팅 주식회사', about: '1994년부터 인천 남동공단' },
])
  test(`a seller is described in the reader's language: ${prefix}`, async ({ page }) => {
    await page.goto(`${prefix}/suppliers`)
    await page.getByRole('link', { name }).click()
    await expect(page.getByText(about)).toBeVisible()
  })

test('who is signed out is asked to sign in before writing, and an unknown address is not found', async ({
  page,
}) => {
  await page.goto(SORAE)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Message Seller' }).click()
  await expect(page.getByRole('dialog')).toContainText('Please sign in to contact the seller.')
  expect((await page.goto('/supplier/nobody-at-all'))?.status()).toBe(404)
  await page.goto(SORAE)
  await expectNoViolations(page)
})
