import { expect, test, type Page } from '@playwright/test'
import { changeAsAdmin, findAsAdmin } from './support/panel'
import { signIn } from './support/people'
import { fillProduct, goToStep, PNG, showLanguage } from './support/product-form'
import { WIDTHS } from './support/widths'

const SELLER = 'seller2@maru.test'
const row = (page: Page, sku: string) =>
  page.getByRole('grid', { name: 'Your products' }).getByRole('row').filter({ hasText: sku })
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

const SAMPLE = {
  'name.en': 'Sample panel',
  'name.fr': '',
  'name.ko': '',
  'description.en': 'First words.',
  'description.ko': '',
}

async function openTable(page: Page, sku: string) {
  await page.goto(`/seller/products?q=${sku}`)
  await expect(page.locator('.product-table[data-ready]')).toBeAttached()
  await expect(row(page, sku)).toBeAttached()
}

async function save(page: Page, button: string) {
  await goToStep(page, 3)
  await page.getByRole('button', { name: button }).click()
  await page.waitForURL(/\/seller\/products\?notice=updated$/)
}

/** What buyers see, within seconds: a page of the shop is fresh soon after a change. */
async function expectInShop(page: Page, product: string, text: string | null) {
  await expect(async () => {
    await page.goto(`/product/${product}`)
    const shown = text ?? 'Product not found or not approved'
    await expect(page.getByText(shown).first()).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 15_000 })
}

test('a product from its first listing to the archive', WIDTHS, async ({ page, browser }) => {
  test.setTimeout(180_000)
  const sku = `E2E-${crypto.randomUUID().slice(0, 8)}`
  const shop = await (await browser.newContext()).newPage()

  await signIn(page, SELLER, '/upload')
  await fillProduct(page, sku)
  // Words that no journey of the search looks for: this product is in the shop for a while.
  for (const [name, text] of Object.entries(SAMPLE)) {
    await showLanguage(page, name.split('.')[1] ?? '')
    await field(page, name).fill(text)
  }
  await page.locator('[id="mainCategory"]').selectOption({ label: 'Ceiling / Lighting' })
  await page.locator('[id="subCategory"]').selectOption({ label: 'Ceiling Materials' })
  await page
    .getByLabel('Choose images')
    .setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer: PNG })
  await goToStep(page, 3)
  await page.getByRole('button', { name: 'Submit for approval' }).click()
  await page.waitForURL(/notice=submitted$/)
  await openTable(page, sku)
  await expect(row(page, sku)).toContainText('Waiting for review since')
  const edit = (await row(page, sku).getByRole('link', { name: /^Edit/ }).getAttribute('href')) ?? ''
  const product = edit.split('/').at(-1) ?? ''
  await expectInShop(shop, product, null)

  const statusReason = 'Say which finish it has.'
  await changeAsAdmin(browser, `products/${product}`, { status: 'rejected', statusReason })
  await openTable(page, sku)
  await expect(row(page, sku)).toContainText(statusReason)
  await page.goto('/notifications')
  await expect(page.getByText(statusReason).first()).toBeVisible()
  await page.goto(edit)
  await expect(page.getByText(statusReason).first()).toBeVisible()
  await field(page, 'description.en').fill('Second words.')
  await save(page, 'Save and ask for approval')
  await openTable(page, sku)
  await expect(row(page, sku)).toContainText('Waiting for review since')
  await expect(row(page, sku)).not.toContainText(statusReason)
  await changeAsAdmin(browser, `products/${product}`, { status: 'approved' })
  await expectInShop(shop, product, 'Second words.')

  await page.goto(edit)
  await field(page, 'description.en').fill('Third words.')
  await goToStep(page, 2)
  await field(page, 'moqPrices.0.unitPrice').fill('876.54')
  await save(page, 'Save changes')
  await expectInShop(shop, product, '$876.54')
  await expect(shop.getByText('Second words.').first()).toBeVisible()
  const change = await findAsAdmin(
    browser,
    `product-changes?depth=0&where[product][equals]=${product}&where[status][equals]=pending`,
  )
  await changeAsAdmin(browser, `product-changes/${change}`, { status: 'approved' })
  await expectInShop(shop, product, 'Third words.')

  await openTable(page, sku)
  await row(page, sku).getByRole('combobox').selectOption({ label: 'Inactive' })
  await expect(row(page, sku)).toContainText('You took it down.')
  await expectInShop(shop, product, null)
  await row(page, sku).getByRole('combobox').selectOption({ label: 'Pending' })
  await expect(row(page, sku).getByRole('combobox')).toHaveValue('approved')
  await expect(row(page, sku)).not.toContainText('You took it down.')
  await expectInShop(shop, product, '$876.54')

  await openTable(page, sku)
  await row(page, sku).getByRole('button', { name: /^More/ }).click()
  await row(page, sku)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectInShop(shop, product, null)
  await page.goto(`/seller/products?q=${sku}&filter=archived`)
  await expect(row(page, sku)).toContainText('Archived on')
  await shop.context().close()
})

test('another seller, a pending one and a buyer get nothing of a product', async ({ page, browser }) => {
  await signIn(page, SELLER, '/seller/products?filter=active')
  const edit = await page.locator('a[href*="/seller/edit-product/"]').first().getAttribute('href')
  const product = edit?.split('/').at(-1) ?? ''
  const preview = `/seller/preview/product/${product}`
  const others = [
    ['seller@maru.test', 'Product not found'],
    ['pending@maru.test', 'Account Pending Approval'],
    ['buyer@maru.test', 'Access denied.'],
  ] as const
  for (const [email, answer] of others) {
    const other = await (await browser.newContext()).newPage()
    await signIn(other, email, edit ?? '')
    await expect(other.getByText(answer).first()).toBeVisible()
    await other.goto(preview)
    await expect(other.getByRole('heading', { level: 1 })).not.toHaveText('Preview')
    const asked = (method: string) =>
      other.evaluate(
        async ([path, method]) => {
          const headers = { 'content-type': 'application/json' }
          const body = method === 'GET' ? undefined : '{"stock":1,"archivedAt":"2026-01-01"}'
          return (await fetch(path, { method, headers, body })).status
        },
        [`/api/products/${product}`, method] as const,
      )
    expect([403, 404]).toContain(await asked('PATCH'))
    expect([403, 404]).toContain(await asked('DELETE'))
    await other.context().close()
  }
})
