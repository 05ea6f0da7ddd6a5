import { expect, test, type Page } from '@playwright/test'
import { checkPage } from './support/check-page'
import { delayScript } from './support/delay-script'
import { FULL } from './support/full'
import { signIn, signInByForm } from './support/people'
import { fillProduct, goToStep, PNG, showLanguage } from './support/product-form'
import { LANGUAGES, WORDS } from './support/words'
import { WIDTHS, widthsFor } from './support/widths'

const SELLER = 'seller3@maru.test'
const submit = (page: Page) => page.getByRole('button', { name: 'Submit for approval' })
const weight = (page: Page) => page.locator('[id="weight"]')
const images = (page: Page) => page.locator('#images')
const newSku = () => `E2E-${crypto.randomUUID().slice(0, 8)}`

test('a seller lists a product with images and finds it waiting in the table', WIDTHS, async ({ page }) => {
  await signIn(page, SELLER, '/upload')
  await goToStep(page, 3)
  await expect(submit(page)).toBeDisabled()
  await expect(page.getByText('At least one product image is required')).toBeVisible()
  const sku = newSku()
  await goToStep(page, 1)
  await fillProduct(page, sku)
  await goToStep(page, 3)
  await page.getByLabel('Choose images').setInputFiles([
    { name: 'front.png', mimeType: 'image/png', buffer: PNG },
    { name: 'back.png', mimeType: 'image/png', buffer: PNG },
  ])
  await expect(images(page).locator('input[type=hidden]')).toHaveCount(2)
  await submit(page).click()
  await page.waitForURL(/\/seller\/products\?notice=submitted$/)
  await expect(page.getByText('Product submitted for approval.').first()).toBeVisible()
  await expect(page.getByText(sku).locator('visible=true').first()).toBeVisible()
})

for (const { lang, prefix } of LANGUAGES) {
  test(`the form can be read by everyone: ${lang}`, widthsFor(lang), async ({ page }) => {
    await signIn(page, SELLER)
    await checkPage(page, `${prefix}/upload`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS[lang].productForm.title)
  })
}

test('says what is missing beside each field, and goes to the first', async ({ page }) => {
  await signIn(page, SELLER, '/upload')
  await page
    .getByLabel('Choose images')
    .setInputFiles({ name: 'tap.png', mimeType: 'image/png', buffer: PNG })
  await expect(submit(page)).toBeEnabled()
  await weight(page).fill('2.5')
  await submit(page).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Please check these fields.' })
  await expect(summary.getByRole('listitem')).toHaveText([
    'MAINCATEGORY is required.',
    'SUBCATEGORY is required.',
    'NAME is required.',
    'DESCRIPTION is required.',
    'MATERIAL is required.',
    'COLOR is required.',
    'SKU is required.',
    'DIMENSIONS is required.',
    'PACKAGINGUNIT is required.',
    'ORIGIN is required.',
  ])
  await expect(page.locator('[id="mainCategory"]')).toBeFocused()
  const sku = page.getByLabel('SKU')
  await expect(sku).toHaveAccessibleDescription(/SKU is required\.$/)
  await sku.pressSequentially('T')
  await expect(sku).toHaveAccessibleDescription(/^Your own number.*1 of 64 characters$/)
  await expect(page.locator('[id="name.en-error"]')).toHaveText('NAME is required.')
  await expect(weight(page)).toHaveValue('2.5')
})

test('what the server refuses stands at its field, and nothing typed is lost', FULL, async ({ page }) => {
  await signIn(page, SELLER, '/upload')
  const sku = newSku()
  for (const name of ['Basin tap', 'Shower tap']) {
    if (name !== 'Basin tap') await page.goto('/upload')
    await fillProduct(page, sku)
    await page.locator('[id="name.en"]').fill(name)
    await page
      .getByLabel('Choose images')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG })
    await submit(page).click()
    if (name === 'Basin tap') await page.waitForURL(/notice=submitted/)
  }
  const field = page.getByLabel('SKU')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/You already have a product with this SKU\.$/)
  await expect(page.locator('[id="name.en"]')).toHaveValue('Shower tap')
  await expect(images(page).locator('input[type=hidden]')).toHaveCount(1)
})

test('categories, numbers and places follow what one types', FULL, async ({ page }) => {
  await signIn(page, SELLER, '/fr/upload')
  const [main, sub] = [page.locator('[id="mainCategory"]'), page.locator('[id="subCategory"]')]
  await expect(sub.locator('option')).toHaveCount(1)
  await main.selectOption({ index: 1 })
  await sub.selectOption({ index: 2 })
  await main.selectOption({ index: 2 })
  await expect(sub).toHaveValue('')
  await weight(page).pressSequentially('2.5')
  await expect(weight(page)).toHaveValue('2,5')
  await weight(page).press('ArrowUp')
  await expect(weight(page)).toHaveValue('2,51')
  const stock = page.locator('[id="stock"]')
  await expect(stock).toHaveValue('100')
  await stock.fill('')
  await stock.blur()
  await expect(stock).toHaveValue('1')
  const origin = page.locator('[id="origin"]')
  await expect(origin).toHaveRole('combobox')
  await origin.pressSequentially('Corée')
  await page.getByRole('option', { name: /South Korea/ }).click()
  await expect(origin).toHaveValue('Corée du Sud')
  await origin.fill('Val-d’Or')
  await origin.press('Tab')
  await expect(origin).toHaveValue('Val-d’Or')
})

test(
  'languages are tabs, the category asks its facts first, and the card follows (rules S40, S43, S45)',
  FULL,
  async ({ page }) => {
    await signIn(page, SELLER, '/ko/upload')
    const tabs = page.getByRole('tab')
    await expect(tabs.first()).toContainText('한국어')
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
    await page.locator('[id="name.ko"]').fill('타일')
    await expect(tabs.first()).toContainText(/4개 중 1개/)
    const card = page.getByRole('region', { name: '구매자에게 보이는 모습' })
    await expect(card).toContainText('타일')
    await tabs.first().press('ArrowRight')
    await expect(tabs.nth(1)).toBeFocused()
    await page.locator('[id="name.en"]').fill('Tile')
    await expect(card).toContainText('Tile')
    await page.locator('input[id="unit-content"]').fill('0.5')
    await page.locator('input[id="unit-content"]').press('Tab')
    await page.locator('[id="mainCategory"]').selectOption({ index: 2 })
    await page.locator('[id="subCategory"]').selectOption({ index: 4 })
    await expect(page.locator('input[id="unit-content"]')).toHaveCount(1)
    await expect(page.locator('input[id="unit-content"]')).toHaveValue('0.5')
    await showLanguage(page, 'ko')
    await expect(page.locator('[id="name.ko"]')).toHaveValue('타일')
  },
)

test('asks before what was typed is left behind', FULL, async ({ page }) => {
  await signIn(page, SELLER, '/upload')
  await weight(page).fill('3')
  await page.getByLabel('SKU').fill('TAP')
  await page.getByRole('banner').getByRole('link').first().click()
  const dialog = page.getByRole('dialog', { name: 'Leave without submitting?' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByLabel('SKU')).toHaveValue('TAP')
})

test('keeps what was typed before the script ran', FULL, async ({ page }) => {
  await signIn(page, SELLER)
  const letGo = await delayScript(page)
  await page.goto('/upload', { waitUntil: 'commit' })
  await page.getByLabel('SKU').fill('EARLY-1')
  await weight(page).fill('1,5')
  await page.locator('[id="moqPrices.0.unitPrice"]').fill('17.50')
  await letGo()
  await expect(submit(page)).toBeDisabled()
  await expect(page.getByLabel('SKU')).toHaveValue('EARLY-1')
  await expect(weight(page)).toHaveValue('1.5')
  await expect(page.locator('[id="moqPrices.0.unitPrice"]')).toHaveValue('17.50')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form posts, comes back whole, and keeps the images it was sent', async ({ page }) => {
    await signInByForm(page, SELLER, '/upload')
    const sku = newSku()
    await fillProduct(page, sku)
    await weight(page).fill('heavy')
    await page.locator('[id="moqPrices.1.minQty"]').fill('10')
    await page.locator('[id="moqPrices.1.unitPrice"]').fill('18,5')
    await page.locator('#pictures').setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer: PNG })
    await submit(page).click()
    await expect(page.getByRole('alert')).toContainText('Enter a weight in kilograms above 0, such as 2.5.')
    await expect(weight(page)).toHaveValue('heavy')
    await expect(page.getByLabel('SKU')).toHaveValue(sku)
    await expect(page.locator('[id="description.ko"]')).toHaveValue('황동\n무광')
    await expect(page.locator('[id="subCategory"] option:checked')).toHaveText('Faucets')
    await expect(page.locator('[id="moqPrices.1.unitPrice"]')).toHaveValue('18,5')
    await expect(images(page).locator('input[type=hidden]')).toHaveCount(1)
    await weight(page).fill('2,5')
    await submit(page).click()
    await expect(page).toHaveURL(/\/seller\/products\?notice=submitted$/)
    await expect(page.getByText('Product submitted for approval.').first()).toBeVisible()
  })
})
