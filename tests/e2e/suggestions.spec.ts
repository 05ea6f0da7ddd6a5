import { expect, test, type Page } from '@playwright/test'
import { FULL, FULL_WIDTHS } from './support/full'
import { WIDTHS } from './support/widths'

/** The box that can be seen: the header has one for each width. */
const box = (page: Page) =>
  page.locator('header .search input, .search-row .search input').filter({ visible: true })
const list = (page: Page) => page.getByRole('listbox').filter({ visible: true })

test('suggestions are walked by keyboard, left by Escape and chosen by Enter', WIDTHS, async ({ page }) => {
  await page.goto('/products')
  await box(page).fill('fauc')
  await expect(list(page).getByRole('option').first()).toHaveText(/faucet/i)
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true')

  await box(page).press('ArrowDown')
  const first = list(page).getByRole('option').first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? 'none')

  await box(page).press('Escape')
  await expect(list(page)).toHaveCount(0)
  await expect(box(page)).toHaveValue('fauc')

  await box(page).press('ArrowDown')
  await expect(list(page)).toBeVisible()
  await box(page).press('ArrowUp')
  const last = list(page).getByRole('option').last()
  await expect(last).toHaveAttribute('aria-selected', 'true')
  const href = await last.getAttribute('href')
  await box(page).press('Enter')
  await expect(page).toHaveURL(new RegExp(`${href}$`))
})

test('a suggested product is one press away, in the reader’s language', FULL_WIDTHS, async ({ page }) => {
  await page.goto('/ko/products')
  await box(page).click()
  await box(page).pressSequentially('수전')
  const option = list(page)
    .getByRole('option', { name: /기본 단가 \$[\d,.]+.* 상품/ })
    .first()
  await expect(option.locator('img')).toHaveJSProperty('complete', true)
  await expect(option.locator('img')).toHaveAttribute('src', /^\/img\/.{12}-160$/)
  await option.click()
  await expect(page).toHaveURL(/\/ko\/product\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('수전')
})

test('what is asked for no longer is called off, and never shown', FULL, async ({ page }) => {
  await page.goto('/products')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/suggest?q=basin*', async (route) => {
    await held
    await route.fulfill({ json: [{ kind: 'term', text: 'late answer', href: '/late' }] }).catch(() => {})
  })
  const asked = page.waitForRequest('**/api/suggest?q=basin*')
  await box(page).fill('basin')
  await asked
  const calledOff = page.waitForEvent('requestfailed', (each) => each.url().includes('q=basin'))
  await box(page).fill('fauc')
  await expect(list(page).getByRole('option').first()).toHaveText(/faucet/i)
  await calledOff
  release()
  await page.waitForLoadState('networkidle')
  await expect(list(page).getByRole('option').first()).toHaveText(/faucet/i)
  await expect(list(page).getByText('late answer')).toHaveCount(0)
})

test('Enter alone asks for what is typed', FULL, async ({ page }) => {
  await page.goto('/fr/products')
  await box(page).fill('robinet')
  await box(page).press('Enter')
  await expect(page).toHaveURL(/\/fr\/search\?q=robinet$/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the box is a form that asks for results', FULL_WIDTHS, async ({ page }) => {
    await page.goto('/products')
    await box(page).fill('faucet')
    await box(page).press('Enter')
    await expect(page).toHaveURL(/\/search\?q=faucet$/)
  })
})
