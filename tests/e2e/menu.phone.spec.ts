import { expect, test } from '@playwright/test'

test('the phone menu opens and leads to a category', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('link', { name: 'Faucets' }).first().click()
  await expect(page).toHaveURL(/\/subcategory\/kitchen\/faucets$/)
})
