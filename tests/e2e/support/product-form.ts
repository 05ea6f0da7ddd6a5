import type { Page } from '@playwright/test'

/** The smallest picture there is. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export const TEXTS: Record<string, string> = {
  'name.en': 'Basin tap',
  'name.fr': 'Robinet de lavabo',
  'name.ko': '세면기 수전',
  'description.en': 'Brushed brass, sealed.',
  'description.ko': '황동\n무광',
  'material.en': 'Brass',
  'color.en': 'Graphite',
  dimensions: '236 × 140 × 420 mm',
  weight: '2.4',
  packagingUnit: '4',
  origin: 'South Korea',
}

/** Opens the texts of a language; without script, and for other fields, there is nothing to open. */
export async function showLanguage(page: Page, language: string) {
  const tab = page.locator(`[id="words-tab-${language}"]`)
  if (await tab.isVisible()) await tab.click()
}

/** Goes to a step of the form, of which a phone shows one at a time: 1 the product, 2 the price, 3 the images. */
export async function goToStep(page: Page, step: 1 | 2 | 3) {
  const button = page
    .locator('#form-steps')
    .getByRole('button')
    .nth(step - 1)
  if (await button.isVisible()) await button.click()
}

/** Fills in all that a product needs but its images; for pages in English, with or without script. */
export async function fillProduct(page: Page, sku: string) {
  await page.locator('[id="sku"]').fill(sku)
  for (const [name, text] of Object.entries(TEXTS)) {
    await showLanguage(page, name.split('.')[1] ?? '')
    await page.locator(`[id="${name}"]`).fill(text)
  }
  await page.locator('[id="origin"]').press('Escape')
  await page.locator('[id="mainCategory"]').selectOption({ label: 'Kitchen' })
  const sub = page.locator('[id="subCategory"]')
  const value = await sub.locator('option', { hasText: 'Faucets' }).first().getAttribute('value')
  await sub.selectOption(value)
}
