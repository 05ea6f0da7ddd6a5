import { expect, test, type Locator, type Page } from '@playwright/test'
import { checkPage } from './support/check-page'
import { FULL, FULL_WIDTHS } from './support/full'
import { signIn } from './support/people'
import { WIDTHS, widthsFor } from './support/widths'

const SELLER = 'seller@maru.test'
const rows = (page: Page) =>
  page.getByRole('grid', { name: 'Your products' }).locator('tbody').getByRole('row')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search your products' })
const choice = (page: Page, at: number) => rows(page).nth(at).locator('.choice-box')

/** The table as a signed-in seller finds it, once React has it: what is pressed before counts for nothing. */
async function openTable(page: Page, path = '/seller/products', seller = SELLER) {
  await signIn(page, seller, path)
  await expect(page.locator('.product-table[data-ready]')).toBeAttached()
}

for (const [prefix, title] of [
  ['', 'Products'],
  ['/fr', 'Produits'],
  ['/ko', '상품'],
] as const) {
  test(`the table of products can be read by everyone: ${title}`, widthsFor(prefix), async ({ page }) => {
    await signIn(page, SELLER)
    await checkPage(page, `${prefix}/seller/products`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('grid')).toBeVisible()
    await expect(page.locator('a[aria-current=page]').filter({ hasText: title }).first()).toBeAttached()
  })
}

test('search, filter and order are in the address and load in place', WIDTHS, async ({ page }) => {
  await openTable(page)
  const all = await rows(page).count()
  await page.evaluate(() => Reflect.set(window, 'isSame', true))
  await search(page).fill('faucet')
  await page.getByLabel('Sort by').selectOption('stock')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/\/seller\/products\?q=faucet&sort=stock$/)
  await expect.poll(() => rows(page).count()).toBeLessThan(all)
  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true)
  await search(page).fill('no such thing')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No products found')).toBeVisible()
  await page.getByRole('link', { name: 'Show all products' }).click()
  await expect(page).toHaveURL(/\/seller\/products$/)
  await expect(rows(page)).toHaveCount(all)
  await page.getByLabel('Show', { exact: true }).selectOption('archived')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('No products found')).toBeVisible()
  await page.goBack()
  await expect(rows(page)).toHaveCount(all)
})

test('a product says why it is not on the marketplace', FULL_WIDTHS, async ({ page }) => {
  await openTable(page, '/seller/products?filter=inactive')
  const row = rows(page).first()
  await expect(row).toContainText('Our staff declined this product. Their reason:')
  await row.locator('summary').click()
  await expect(row.locator('details')).toContainText('What would help')
  await expect(row).toHaveAttribute('aria-selected', 'false')
  await checkPage(page, '/seller/products?filter=pending&notice=submitted')
  await expect(page.getByText('Product submitted for approval.')).toBeVisible()
  await expect(rows(page).first()).toContainText('Waiting for review since')
})

test('products are chosen by pointer and keys, and stay chosen on other pages', WIDTHS, async ({ page }) => {
  await openTable(page)
  await choice(page, 0).click()
  await rows(page).nth(1).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('2 chosen')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Clear selection' })).toBeInViewport()
  await openTable(page, '/seller/products?filter=active')
  await expect(page.getByText('2 chosen')).toBeVisible()
  await choice(page, 0).click()
  await expect(page.getByText('3 chosen')).toBeVisible()
  await page.getByRole('button', { name: 'Clear selection' }).click()
  await expect(page.getByText(/chosen$/)).toHaveCount(0)
  await page.reload()
  await expect(rows(page).first()).toHaveAttribute('aria-selected', 'false')
})

test(
  'rows are 56 pixels high, with prices and views in columns and Edit as their link (rule S38)',
  FULL,
  async ({ page }) => {
    await openTable(page, '/seller/products?filter=active&sort=views')
    const [first] = await rows(page).all()
    if (!first) throw new Error('The seller has no active product')
    expect((await first.boundingBox())?.height).toBeLessThanOrEqual(57)
    await expect(page.getByRole('columnheader')).toHaveText([
      'Select all on this page',
      ...['Product', 'Price', 'Stock / MOQ', 'Views', 'Status', 'Actions'],
    ])
    await expect(first.getByRole('gridcell').filter({ hasText: '$' }).first()).toHaveText(/\$\d/)
    await first.getByRole('link', { name: /^Edit/ }).click()
    await expect(page).toHaveURL(/\/seller\/edit-product\//)
  },
)

test('arrows lead through the cells and Tab into them', FULL, async ({ page }) => {
  await openTable(page)
  await rows(page).nth(0).focus()
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  await expect(rows(page).nth(1).getByRole('rowheader')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(rows(page).nth(1).getByRole('link').first()).toBeFocused()
})

/** Reaches what is in a cell of the first row as the keyboard does. */
async function enterCell(page: Page, column: number, goal: Locator) {
  await rows(page).first().focus()
  for (let at = 0; at < column; at += 1) await page.keyboard.press('ArrowRight')
  for (let at = 0; at < 3 && !(await isFocused(goal)); at += 1) await page.keyboard.press('Tab')
  await expect(goal).toBeFocused()
}
const isFocused = (goal: Locator) => goal.evaluate((node) => node === document.activeElement)

test(
  'the focus returns to the button of a dialog, and stays on the page when the last row goes',
  FULL,
  async ({ page }) => {
    const seller = 'seller3@maru.test'
    await openTable(page, '/seller/products?filter=active&sort=views', seller)
    const sku = /SKU:? ([\w-]+)/.exec(await rows(page).last().innerText())?.[1] ?? ''
    await openTable(page, `/seller/products?filter=active&q=${sku}`, seller)
    await expect(rows(page)).toHaveCount(1)
    const more = rows(page).getByRole('button', { name: /^More/ })
    const remove = rows(page).getByRole('button', { name: /^Delete/ })
    await enterCell(page, 7, more)
    await page.keyboard.press('Enter')
    await expect(rows(page).getByRole('link', { name: 'As buyers see it' })).toBeVisible()
    for (let at = 0; at < 4 && !(await isFocused(remove)); at += 1) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(remove).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(remove).toBeHidden()
    await enterCell(page, 6, rows(page).getByRole('combobox'))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByText('No products found')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await openTable(page, `/seller/products?filter=inactive&q=${sku}`, seller)
    await rows(page).getByRole('combobox').selectOption({ index: 1 })
    await expect(page.getByText('No products found')).toBeVisible()
  },
)

test('the result of a change is read although it empties the list', FULL, async ({ page }) => {
  const seller = 'seller3@maru.test'
  await openTable(page, '/seller/products?filter=active&sort=name', seller)
  const sku = /SKU:? ([\w-]+)/.exec(await rows(page).last().innerText())?.[1] ?? ''
  await openTable(page, `/seller/products?filter=active&q=${sku}`, seller)
  await choice(page, 0).click()
  await page.getByRole('button', { name: 'Take down' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Take down' }).click()
  await expect(dialog.getByText('1 changed, 0 not')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('No products found')).toBeVisible()
  await openTable(page, `/seller/products?filter=inactive&q=${sku}`, seller)
  await rows(page).getByRole('combobox').selectOption({ index: 1 })
  await expect(page.getByText('No products found')).toBeVisible()
})

test('the table works without script', FULL_WIDTHS, async ({ page, browser, baseURL }) => {
  await signIn(page, SELLER)
  const { cookies } = await page.context().storageState()
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    viewport: page.viewportSize(),
  })
  await context.addCookies(cookies)
  const plain = await context.newPage()
  await plain.goto('/seller/products')
  await expect(rows(plain).first()).toContainText('SKU')
  await expect(plain.locator('.choice-box').first()).toBeHidden()
  await search(plain).fill('faucet')
  await plain.getByRole('button', { name: 'Apply' }).click()
  await expect(plain).toHaveURL(/q=faucet/)
  await expect(rows(plain).first().getByRole('link', { name: /^Edit/ })).toHaveAttribute(
    'href',
    /^\/seller\/edit-product\/[0-9a-f-]{36}$/,
  )
  await context.close()
})

test('visitors, buyers and pending sellers see nothing of it', FULL, async ({ page }) => {
  await page.goto('/seller/products?q=oak')
  await expect(page).toHaveURL(/\/login\?as=seller&next=%2Fseller%2Fproducts%3Fq%3Doak$/)
  await signIn(page, 'buyer@maru.test', '/seller/products')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Access denied.')
  await expect(page.getByRole('grid')).toHaveCount(0)
  await page.context().clearCookies()
  await signIn(page, 'pending@maru.test', '/seller/products')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account Pending Approval')
  await expect(page.getByRole('grid')).toHaveCount(0)
})
