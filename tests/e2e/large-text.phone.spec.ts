import { expect, test, type Page } from '@playwright/test'
import { expectFits, setTextSize } from './support/large-text'
import { signIn } from './support/people'
import { FAUCET } from './support/public-routes'

const ORDER = '/order/5380ffc1-fd8d-5b7b-bc81-6d18849984be'

async function expectAllFit(page: Page, paths: string[]) {
  for (const path of paths) {
    await page.goto(path)
    await expectFits(page, path)
  }
}

test.beforeEach(({ page }) => setTextSize(page, 32))

test('with letters twice as large the public pages stay on the screen of a phone', async ({ page }) => {
  await expectAllFit(page, [
    '/',
    '/fr/products',
    FAUCET,
    `/ko${FAUCET}`,
    '/search',
    '/cart',
    '/fr/login',
    '/register?as=seller',
    '/become-seller',
  ])
})

test('with letters twice as large the menu, the filters and the sign-in stay on it too', async ({ page }) => {
  await page.goto('/fr/products')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: /^Filtrer/ }).click()
  await expect(page.getByRole('region', { name: 'Filtres' })).toBeVisible()
  await expectFits(page, 'filters')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Navigation', exact: true }).click()
  await expectFits(page, 'menu')
  await page.getByRole('dialog').getByRole('link', { name: 'Français' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('dialog').getByRole('link', { name: '한국어' })).toBeInViewport()
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('link', { name: 'Connexion', exact: true }).click()
  await expect(page.getByRole('dialog').getByLabel('Mot de passe', { exact: true })).toBeVisible()
  await expectFits(page, 'sign-in')
})

test('with letters twice as large what a buyer has stays on the screen of a phone', async ({ page }) => {
  await signIn(page, 'buyer@maru.test', '/buyer-orders')
  await expectAllFit(page, ['/buyer-orders', ORDER, '/profile', '/notifications', '/cart', '/checkout'])
  await page.goto(`${FAUCET}?chat=1`)
  await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'false')
  await expectFits(page, 'chat')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^My account/ }).click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expectFits(page, 'account menu')
})

test('with letters twice as large the seller overview stays on the screen of a phone', async ({ page }) => {
  await signIn(page, 'seller@maru.test', '/seller')
  await expectAllFit(page, [
    '/seller',
    '/fr/seller',
    '/seller/products',
    '/seller/products/import',
    '/upload',
    ORDER,
  ])
})

test('with letters twice as large what a seller sells stays on the screen of a phone', async ({ page }) => {
  await signIn(page, 'seller@maru.test', '/seller')
  const pages = ['orders', 'shipping', 'financials', 'profile', 'analytics?range=12m', 'reviews']
  await expectAllFit(
    page,
    pages.map((each) => `/fr/seller/${each}`),
  )
})

test('with letters twice as large the bar of chosen products covers none of them', async ({ page }) => {
  await signIn(page, 'seller@maru.test', '/seller/products')
  await page.locator('tbody .choice-box').first().click()
  const bar = page.getByRole('region', { name: 'Change the chosen products' })
  await expect(bar).toBeAttached()
  await expect(bar).not.toBeInViewport()
  await bar.scrollIntoViewIfNeeded()
  await expectFits(page, 'chosen products')
})
