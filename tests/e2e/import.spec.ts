import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { checkPage } from './support/check-page'
import { FULL } from './support/full'
import { signIn } from './support/people'
import { WIDTHS } from './support/widths'

/** A seller of its own for each project: one seller has one import running. */
const SELLER: Record<string, string> = { phone: 'seller3@maru.test', desktop: 'seller2@maru.test' }
const seller = () => SELLER[test.info().project.name] ?? ''

const choose = (page: Page, text: string) =>
  page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'my products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

/** The seller's active products as exported, and the SKU of the most viewed: no other journey ends it. */
async function exported(page: Page) {
  const answer = await page.request.get('/api/seller-products/csv?filter=active&sort=views')
  const text = (await answer.body()).toString('utf8').replace(/^\ufeff/, '')
  const [header = '', first = ''] = text.split('\r\n')
  const at = header.split(',').indexOf('sku')
  return { text, sku: first.split(',')[at] ?? '' }
}

test('a file is checked, started and done, and its result is a file', WIDTHS, async ({ page }) => {
  await signIn(page, seller(), '/seller/products/import')
  await checkPage(page, '/seller/products/import')
  const refuse = async (sentence: string) => {
    await page.getByRole('button', { name: 'Check file' }).click()
    await expect(page.getByText(sentence).first()).toBeVisible()
  }
  await refuse('Choose a file first.')
  await choose(page, '')
  await refuse('The file is empty.')
  await choose(page, 'sku,prize\nA,1')
  await page.getByRole('button', { name: 'Check file' }).click()
  await expect(page.getByText('We don’t recognize these columns: prize.')).toBeVisible({ timeout: 20_000 })

  const { text, sku } = await exported(page)
  await page.getByRole('link', { name: 'Import another file' }).click()
  await choose(page, text)
  await page.getByRole('button', { name: 'Check file' }).click()
  await expect(page.getByText('There is nothing to do in this file.')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: 'Start import' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Import another file' }).click()
  await choose(
    page,
    `sku;lead_time_days;name_en\n${sku};${20 + Math.floor(Math.random() * 300)};Other words\nBAD;x;`,
  )
  await page.getByRole('button', { name: 'Check file' }).click()
  await expect(page.getByText('Nothing has changed yet.').first()).toBeVisible({ timeout: 20_000 })
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /Line 3\s*BAD\s*Failed\s*Column “lead_time_days”: Enter a whole number/ }),
  ).toBeVisible()
  await checkPage(page, new URL(page.url()).pathname)
  await page.getByRole('button', { name: 'Start import' }).click()
  await expect(page.getByText('The import is done.').first()).toBeVisible({ timeout: 20_000 })
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the result' }).click()
  const result = readFileSync(await (await download).path(), 'utf8')
  expect(result).toContain(`2,${sku},Done,Change this on the product’s page: name_en.`)
  expect(result).toContain('3,BAD,Failed,"Column “lead_time_days”: Enter a whole number')
  const template = page.waitForEvent('download')
  await page.goto('/seller/products/import')
  await page.getByRole('link', { name: 'Download the template' }).click()
  expect(readFileSync(await (await template).path(), 'utf8')).toMatch(/^\ufeffsku,family,name_en,/)
})

test('another seller’s import is not there', FULL, async ({ page }) => {
  await signIn(page, 'seller@maru.test', '/seller/products/import')
  const answer = await page.goto('/seller/products/import/0199d0a2-6a58-7000-8000-000000000000')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import not found')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a file is sent by its form, and the page follows by itself', FULL, async ({ page }) => {
    await signIn(page, 'seller@maru.test', '/fr/seller/products/import')
    const check = page.getByRole('button', { name: 'Vérifier le fichier' })
    await check.click()
    await expect(page.getByRole('alert')).toContainText('Choisissez d’abord un fichier.')
    await page.getByLabel('Fichier CSV').setInputFiles({
      name: 'a.zip',
      mimeType: 'text/csv',
      buffer: Buffer.from([0x50, 0x4b, 3, 4]),
    })
    await page.getByRole('button', { name: 'Vérifier le fichier' }).click()
    await expect(page.getByRole('alert')).toContainText('C’est un classeur Excel ou un fichier ZIP.')
    const { sku } = await exported(page)
    await page.getByLabel('Fichier CSV').setInputFiles({
      name: 'produits.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`sku;lead_time_days\n${sku};${20 + Math.floor(Math.random() * 300)}`),
    })
    await page.getByRole('button', { name: 'Vérifier le fichier' }).click()
    await page.getByRole('button', { name: 'Lancer l’importation' }).click({ timeout: 20_000 })
    await expect(page.getByText('L’importation est terminée.')).toBeVisible({ timeout: 20_000 })
  })
})
