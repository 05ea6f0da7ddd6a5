import { expect, test } from '@playwright/test'
import { countInput } from './support/clicks'
import { FULL } from './support/full'
import { newApprovedSeller } from './support/listed-seller'
import { goToStep, PNG, showLanguage } from './support/product-form'
import { WORDS } from './support/words'

const { dashboard, productForm } = WORDS.ko

/** All that a product cannot do without, beside its category, price and image. */
const FEWEST = [
  ['name.en', 'Oak wall panel'],
  ['description.en', 'Solid oak, oiled, with concealed clips.'],
  ['material.en', 'Oak'],
  ['color.en', 'Natural'],
  ['sku', `E2E-${crypto.randomUUID().slice(0, 8)}`],
  ['dimensions', '600 × 20 × 2400 mm'],
  ['weight', '14.5'],
  ['packagingUnit', '2'],
  ['origin', '대한민국'],
] as const

test(
  'from approved to the first product in review, on a phone: eight clicks and thirteen fields',
  FULL,
  async ({ page, browser }) => {
    test.setTimeout(120_000)
    await newApprovedSeller(page, browser)
    const { clicks, fields } = await countInput(page, '/ko/seller')
    await page.getByRole('link', { name: dashboard.firstSteps.product }).click()
    await expect(page.locator('#product-form[data-ready]')).toBeAttached()
    await page.locator('[id="mainCategory"]').selectOption({ index: 6 })
    await page.locator('[id="subCategory"]').selectOption({ index: 2 })
    // A Korean reader's own language is open first; English is what it takes to be sent.
    await showLanguage(page, 'en')
    for (const [name, text] of FEWEST) await page.locator(`[id="${name}"]`).fill(text)
    await page.locator('[id="origin"]').press('Escape')
    await goToStep(page, 2)
    await page.locator('[id="moqPrices.0.unitPrice"]').fill('58.00')
    await goToStep(page, 3)
    await page
      .getByLabel(WORDS.ko.pictureEditor.choose)
      .setInputFiles({ name: 'panel.png', mimeType: 'image/png', buffer: PNG })
    await page.getByRole('button', { name: productForm.submit }).click()
    await page.waitForURL(/\/ko\/seller\/products\?notice=submitted$/)
    expect(await fields()).toHaveLength(2 + FEWEST.length + 2)
    // Two more: the phone's own dialog of photos is opened and answered.
    expect(2 + (await clicks())).toBeLessThanOrEqual(8)
  },
)
