import { expect, test, type Browser, type Page } from '@playwright/test'
import { checkPage } from './support/check-page'
import { FULL } from './support/full'
import { signIn, signInToPanel } from './support/people'
import { goToStep, showLanguage } from './support/product-form'
import { widthsFor } from './support/widths'
import { LANGUAGES, WORDS } from './support/words'

const SELLER = 'seller3@maru.test'
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' })
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const request = (page: Page) => page.getByRole('region', { name: 'Your change request' })

/** The path of an active product's page, each test another one. */
async function findProduct(page: Page, at: number) {
  await signIn(page, SELLER, '/seller/products?filter=active&sort=name')
  const links = page.locator('a[href*="/seller/edit-product/"]')
  await expect(links.first()).toBeAttached()
  const paths = await links.evaluateAll((found) => [
    ...new Set(found.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
  ])
  return paths[at] ?? ''
}

/** The form once React has it. */
async function openForm(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('#product-form[data-ready]')).toBeAttached()
}

const saved = (page: Page) => page.waitForURL(/\/seller\/products\?notice=updated$/)

/** What an admin reads and does in the panel about the open change request of a product. */
async function decide(browser: Browser, product: string, change: object) {
  const page = await browser.newPage()
  await signInToPanel(page, 'admin@maru.test')
  const open = `/api/product-changes?depth=0&where[product][equals]=${product}&where[status][equals]=pending`
  const id = await page.evaluate(
    async (path) => (await (await fetch(path)).json()).docs[0].id as string,
    open,
  )
  await page.goto(`/admin/collections/product-changes/${id}`)
  const comparison = await page.getByRole('region', { name: 'Current and requested values' }).innerText()
  const status = await page.evaluate(
    async ([path, body]) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(path, { method: 'PATCH', headers, body })).status
    },
    [`/api/product-changes/${id}`, JSON.stringify(change)] as const,
  )
  expect(status).toBe(200)
  await page.close()
  return comparison
}

for (const { lang, prefix } of LANGUAGES) {
  test(
    `the page with a change request can be read by everyone: ${lang}`,
    widthsFor(lang),
    async ({ page }) => {
      const path = await findProduct(page, 0)
      await openForm(page, path)
      await field(page, 'weight').fill('7.5')
      await goToStep(page, 3)
      await save(page).click()
      await saved(page)
      await checkPage(page, `${prefix}${path}`)
      const { title, request } = WORDS[lang].productEdit
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('region', { name: request.title })).toContainText(request.states.pending)
    },
  )
}

test('words of a live product wait for staff, its price does not', async ({ browser, page }) => {
  const path = await findProduct(page, 1)
  const product = path.split('/').at(-1) ?? ''
  await openForm(page, path)
  const before = await field(page, 'name.en').inputValue()
  const after = `${before}, new`
  await field(page, 'name.en').fill(after)
  await field(page, 'moqPrices.0.unitPrice').fill('987.65')
  await save(page).click()
  await saved(page)
  await expect(page.getByText('Product updated successfully!').first()).toBeVisible()
  const shop = await page.context().newPage()
  await expect(async () => {
    await shop.goto(`/product/${product}`)
    await expect(shop.getByText('$987.65').first()).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 10_000 })
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText(before)

  const sentBack = { status: 'changes_requested', reason: 'Name the finish.' }
  const comparison = await decide(browser, product, sentBack)
  expect(comparison).toContain(before)
  expect(comparison).toContain(after)
  await openForm(page, path)
  await expect(request(page)).toContainText('Changes requested')
  await expect(request(page)).toContainText(sentBack.reason)
  await expect(request(page).getByRole('row', { name: /Product name/ })).toContainText(after)
  await expect(field(page, 'name.en')).toHaveValue(after)
  await field(page, 'name.en').fill(`${after}, brushed`)
  await save(page).click()
  await saved(page)
  await decide(browser, product, { status: 'approved' })
  await page.goto(path)
  await expect(request(page)).toContainText('Approved')
  await expect(async () => {
    await shop.goto(`/product/${product}`)
    await expect(shop.getByRole('heading', { level: 1 })).toHaveText(`${after}, brushed`, { timeout: 500 })
  }).toPass({ timeout: 10_000 })
})

test(
  'the second of two windows reads what changed before it overwrites; a request is withdrawn',
  FULL,
  async ({ page }) => {
    const path = await findProduct(page, 2)
    const other = await page.context().newPage()
    await openForm(page, path)
    await openForm(other, path)
    await field(page, 'weight').fill('7.5')
    await save(page).click()
    await saved(page)
    await field(other, 'weight').fill('8.25')
    await showLanguage(other, 'fr')
    await field(other, 'color.fr').fill('Gris')
    await save(other).click()
    const notice = other.getByRole('region', { name: 'Changed in the meantime' })
    await expect(notice).toContainText('7.5')
    await expect(field(other, 'weight')).toHaveValue('8.25')
    await save(other).click()
    await expect(notice).toBeVisible()
    await notice.getByLabel(/^Overwrite them/).check()
    await save(other).click()
    await saved(other)

    await openForm(page, path)
    await expect(request(page).getByRole('row', { name: /Weight/ })).toContainText('8.25')
    const weight = await request(page)
      .getByRole('row', { name: /Weight/ })
      .getByRole('cell')
      .first()
      .innerText()
    await page.getByRole('button', { name: 'Withdraw request' }).click()
    const dialog = page.getByRole('dialog', { name: 'Withdraw this change request?' })
    await dialog.getByRole('button', { name: 'Withdraw request' }).click()
    await expect(request(page)).toContainText('Withdrawn')
    await expect(field(page, 'weight')).toHaveValue(weight.replace(/[^\d.]/g, ''))
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a refused form comes back whole and still knows what it showed', FULL, async ({ page }) => {
    const path = await findProduct(page, 3)
    const other = await page.context().newPage()
    await page.goto(path)
    await other.goto(path)
    await field(page, 'color.fr').fill('Gris')
    await save(page).click()
    await saved(page)
    await field(other, 'name.en').fill('')
    await field(other, 'color.fr').fill('Noir')
    await save(other).click()
    await expect(other.getByRole('alert').first()).toContainText('Name is required.')
    await expect(field(other, 'color.fr')).toHaveValue('Noir')
    await field(other, 'name.en').fill('A name')
    await save(other).click()
    const notice = other.getByRole('region', { name: 'Changed in the meantime' })
    await expect(notice).toContainText('Gris')
    await save(other).click()
    await expect(notice).toContainText('Gris')
    await notice.getByLabel(/^Overwrite them/).check()
    await save(other).click()
    await saved(other)
    await page.goto(path)
    await expect(request(page).getByRole('row', { name: /Colour/ })).toContainText('Noir')
  })
})
