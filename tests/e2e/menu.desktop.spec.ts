import { expect, test } from '@playwright/test'

test('the menu of products opens, is walked and closed by keyboard', async ({ page }) => {
  await page.goto('/')
  const button = page.locator('header').getByText('Products', { exact: true }).first()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Faucets' }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Faucets' }).first()).toBeHidden()
})
