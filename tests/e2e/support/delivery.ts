import type { Page } from '@playwright/test'

/** A delivery to Toronto: from the book, or into it. */
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
