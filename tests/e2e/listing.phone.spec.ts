import { expect, test } from '@playwright/test'
import { checkPage } from './support/check-page'
import { signIn } from './support/people'
import { goToStep, PNG } from './support/product-form'

test('a Korean seller lists in three steps, each of which is kept (rule S41)', async ({ page }) => {
  await signIn(page, 'seller3@maru.test', '/ko/upload')
  await expect(page.locator('#product-form[data-ready]')).toBeAttached()
  const [price, images] = [page.locator('[id="moqPrices.0.unitPrice"]'), page.locator('#images')]
  await expect(price).toBeHidden()
  await expect(images).toBeHidden()
  const sku = `E2E-${crypto.randomUUID().slice(0, 8)}`
  await page.locator('[id="sku"]').fill(sku)
  await page.getByRole('button', { name: '다음: 가격' }).click()
  await expect(price).toBeVisible()
  await expect(page.getByText(/수수료 .*를 뺀 개당 정산액/)).toBeVisible()
  await price.fill('0')
  await page.getByRole('button', { name: '다음: 이미지' }).click()
  await expect(price).toBeFocused()
  await expect(images).toBeHidden()
  await price.fill('31.00')
  await page.getByRole('button', { name: '다음: 이미지' }).click()
  await expect(page).toHaveURL(/draft=/)
  await page.getByLabel('이미지 선택').setInputFiles({ name: 'tap.png', mimeType: 'image/png', buffer: PNG })
  await expect(page.getByRole('region', { name: '구매자에게 보이는 모습' })).toContainText('$31.00')
  await page.locator('#product-form button[type=submit]').click()
  await expect(page.locator('[id="mainCategory"]')).toBeFocused()
  await checkPage(page, new URL(page.url()).pathname + new URL(page.url()).search)
  await expect(page.locator('[id="sku"]')).toHaveValue(sku)
  await goToStep(page, 2)
  await expect(price).toHaveValue('31.00')
})
