import { expect, test, type Page } from '@playwright/test'
import { checkPage } from './support/check-page'
import { FULL, FULL_WIDTHS } from './support/full'
import { signIn } from './support/people'
import { goToStep } from './support/product-form'

const SELLER = 'seller@maru.test'
const name = (page: Page) => page.locator('[name="name.en"]')
const sku = (page: Page) => page.locator('[name="sku"]')
const status = (page: Page) =>
  page
    .locator('#product-form')
    .getByRole('status')
    .filter({ hasText: /^Saved \d/ })
const CHANGED = 'This draft was changed in another window.'

/** A new draft of this name, saved while it is typed; its address. */
async function begin(page: Page, text: string) {
  await signIn(page, SELLER, '/upload')
  await name(page).fill(text)
  await expect(status(page)).toBeVisible()
  await expect(page).toHaveURL(/\/upload\?draft=[0-9a-f-]{36}$/)
  return page.url()
}

test('what is typed is saved by itself, and of two windows the second is asked', async ({
  page,
  context,
}) => {
  const text = `Basin tap ${Date.now()}`
  const address = await begin(page, text)
  const other = await context.newPage()
  await other.goto(address)
  await expect(name(other)).toHaveValue(text)
  await sku(other).fill('OTHER-1')
  await expect(status(other)).toBeVisible()

  await sku(page).fill('MINE-1')
  await expect(page.getByText(CHANGED)).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Load it' }).click()
  await expect(sku(page)).toHaveValue('OTHER-1')
  await expect(page.getByText(CHANGED)).toBeHidden()
  await sku(page).fill('MINE-2')
  await expect(status(page)).toBeVisible({ timeout: 20_000 })

  await sku(other).fill('OTHER-2')
  await expect(other.getByText(CHANGED)).toBeVisible({ timeout: 20_000 })
  await other.getByRole('button', { name: 'Keep mine' }).click()
  await expect(status(other)).toBeVisible()
  await page.goto(address)
  await expect(sku(page)).toHaveValue('OTHER-2')
})

test('a save that fails is said, and made good', FULL, async ({ page }) => {
  await signIn(page, SELLER, '/upload')
  await page.route('**/api/seller-drafts', (route) => route.abort())
  await name(page).fill(`Lost tap ${Date.now()}`)
  await expect(page.getByText(/^Draft not saved\. /)).toBeVisible()
  await page.unroute('**/api/seller-drafts')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(status(page)).toBeVisible()
})

test('a draft is previewed as a buyer would see it, opened and deleted', FULL_WIDTHS, async ({ page }) => {
  const text = `Kitchen tap ${Date.now()}`
  const address = await begin(page, text)
  const preview = `/seller/preview/draft/${new URL(address).searchParams.get('draft')}`
  await checkPage(page, preview)
  await expect(page.getByText('Preview: only you see this')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('This is a preview: nothing can be bought here.')).toBeVisible()

  await page.goto('/upload#drafts')
  // The form is taken over by the script: what is below it moves.
  await expect(page.locator('#product-form[data-ready]')).toBeAttached()
  const line = page.getByRole('listitem').filter({ hasText: text })
  await line.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(line).toBeHidden()
  await checkPage(page, preview, 404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product not found')
})

test('tiers are added, removed and drawn while they are typed', FULL_WIDTHS, async ({ page }) => {
  await signIn(page, SELLER, '/upload')
  await goToStep(page, 2)
  const tiers = page.getByRole('group', { name: 'Prices by quantity' })
  const field = (at: number, of: string) => tiers.getByLabel(`${of}, Tier ${at}`)
  await tiers.getByRole('button', { name: 'Add Tier' }).click()
  await expect(field(2, 'Min quantity')).toHaveValue('10')
  await expect(field(2, 'Unit price ($)')).toHaveValue('19.00')
  await field(1, 'Max quantity').fill('49')
  await field(2, 'Min quantity').fill('50')
  await expect(tiers.getByText('50 units cost less than 48')).toBeVisible()
  await expect(tiers.getByRole('img', { name: /^Unit price by quantity/ })).toHaveAccessibleName(
    'Unit price by quantity. Quantity 1 to 49: $20.00 each. Quantity 50 or more: $19.00 each.',
  )
  await field(1, 'Unit price ($)').pressSequentially('x-')
  await expect(field(1, 'Unit price ($)')).toHaveValue('20.00')
  await tiers.getByRole('button', { name: 'Remove Tier 1' }).click()
  await expect(field(1, 'Min quantity')).toHaveValue('50')
  await expect(tiers.getByRole('button', { name: 'Add Tier' })).toBeFocused()
  await expect(tiers.getByRole('button', { name: 'Remove Tier 1' })).toBeDisabled()
})
