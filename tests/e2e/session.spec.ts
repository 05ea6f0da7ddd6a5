import { expect, test } from '@playwright/test'
import { FULL, FULL_WIDTHS } from './support/full'
import { DEMO_PASSWORD, signIn, signInByForm, signInToPanelByForm } from './support/people'

test('a buyer signs in, is known on every page before the first paint, and logs out', async ({
  page,
  context,
}) => {
  await signInByForm(page, 'buyer@maru.test', '/products')
  await expect(page).toHaveURL(/\/products$/)
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.atFirst = document.documentElement.dataset.session ?? 'none'
    })
  })
  await page.goto('/latest')
  await expect(page.locator('html')).toHaveAttribute('data-at-first', 'buyer')
  await expect(page.locator('html')).toHaveAttribute('data-session', 'buyer')
  const token = (await context.cookies()).find((cookie) => cookie.name === 'maru-member')
  expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form[action="/api/session/logout"]')
    form?.requestSubmit()
  })
  await expect(page.locator('html')).not.toHaveAttribute('data-session', /.+/)
  await page.goto('/login?next=%2Fprofile%3Fproblem%3Dlogout')
  await page.getByLabel('Email address').fill('buyer@maru.test')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.locator('main').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Sign Out Failed: Unexpected error.')
  const old = await context.request.get('/api/session', {
    headers: { cookie: `maru-member=${token?.value}` },
  })
  expect(await old.json()).toEqual({ user: null, cart: 0, unread: 0, news: 0, place: '' })
})

test('a session that could not be asked is kept, and asked again', FULL, async ({ page: first, context }) => {
  await signInByForm(first, 'buyer2@maru.test', '/products')
  // A page of its own: the first one may still be asking.
  const page = await context.newPage()
  const away = { status: 503, headers: { 'retry-after': '5' }, json: { message: 'Away.' } }
  await page.route('**/api/session', (route) => route.fulfill(away), { times: 1 })
  const isAway = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/session') && answer.status() === 503,
  )
  await page.goto('/latest')
  await isAway
  await expect(page.locator('html')).toHaveAttribute('data-session', 'buyer')
  const again = await page.waitForResponse((answer) => answer.url().endsWith('/api/session'))
  expect(again.status()).toBe(200)
  await expect(page.locator('html')).toHaveAttribute('data-session', 'buyer')
})

/** Those of rule L15, and the ways to messages and news, which may carry a count. */
const BUYS = [
  'Profile Settings',
  'Order Management',
  'Returns',
  'Lists',
  'Price requests',
  'Company',
  'Invoices',
  /^Messages/,
  /^Notifications/,
  'Cart',
  'Quick order',
  'Logout',
]
for (const [email, badge, own] of [
  ['buyer2@maru.test', 'Buyer', BUYS],
  ['seller@maru.test', 'Seller', ['Seller Dashboard', ...BUYS]],
] as const) {
  test(`the menu of a ${badge} has what rule L15 names`, FULL_WIDTHS, async ({ page }) => {
    await signIn(page, email, '/latest')
    const menu = page.locator('#account')
    await page.getByRole('button', { name: 'My account' }).click()
    await expect(page.getByText(badge, { exact: true }).filter({ visible: true }).first()).toBeVisible()
    const items = menu.locator('.menu-item').filter({ visible: true })
    await expect(items).toHaveText([...own])
  })
}

test('a wrong password is answered with the words of rule P23 and loses nothing', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email address').fill('buyer@maru.test')
  await page.getByLabel('Password', { exact: true }).fill('not-the-password')
  await page.locator('main').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText(/^Sign In Failed: /)).toBeVisible()
  await expect(page.getByLabel('Email address')).toHaveValue('buyer@maru.test')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('signing in works and goes on to where one was headed', async ({ page }) => {
    await signInByForm(page, 'buyer2@maru.test', '/fr/products')
    await expect(page).toHaveURL(/\/fr\/products$/)
  })
  test('an active seller who was headed for a new product lands there', FULL, async ({ page }) => {
    await page.goto('/ko/upload')
    await expect(page).toHaveURL(/\/ko\/login\?as=seller&next=%2Fko%2Fupload$/)
    await page.getByLabel('이메일 주소').fill('seller@maru.test')
    await page.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD)
    await page.locator('main').getByRole('button', { name: '로그인' }).click()
    await expect(page).toHaveURL(/\/ko\/upload$/)
  })
})

test('a next that leads to another site goes home instead', FULL, async ({ page, baseURL }) => {
  for (const next of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    await page.context().clearCookies()
    await signInByForm(page, 'buyer2@maru.test', next)
    expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin)
  }
})

test('a form of another site cannot end a session', async ({ request }) => {
  const answer = await request.post('/api/session/logout', {
    headers: { 'sec-fetch-site': 'cross-site' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(404)
})

test('members and visitors do not get into the panel or its routes', async ({ page, request }) => {
  for (const path of [
    '/api/users',
    '/api/orders',
    '/api/payload-jobs',
    '/api/payload-preferences',
    '/api/graphql',
    '/api/globals/settings',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
  const first = await request.post('/api/staff/first-register', {
    data: { email: 'x@maru.test', password: DEMO_PASSWORD },
  })
  expect(first.status()).toBe(404)
  await signIn(page, 'buyer@maru.test')
  for (const path of ['/api/users', '/api/products', '/api/staff']) {
    expect((await page.request.get(path)).status(), path).toBe(404)
  }
  await page.goto('/admin')
  await expect(page.getByRole('navigation')).toHaveCount(0)
})

/** What only Payload's configuration says: its collections, and the folders of the server. */
const CONFIG = /audit-events|second-factors|moqPrices|importMap|staticDir|baseDir|"serverFunction/

for (const email of [null, 'buyer2@maru.test', 'seller@maru.test']) {
  test(`nothing of the panel's configuration is sent to ${email ?? 'a visitor'}`, async ({ page }) => {
    if (email) await signIn(page, email)
    for (const path of [
      '/admin',
      '/admin/collections/orders',
      '/admin/login',
      '/admin/forgot',
      '/admin/reset/x',
    ]) {
      const answer = await page.request.get(path, { maxRedirects: 0 })
      const html = await answer.text()
      expect(html, path).not.toMatch(CONFIG)
      expect(html, path).not.toContain(process.cwd())
    }
    await page.goto('/admin/collections/orders')
    await expect(page).toHaveURL(/\/admin\/login\?redirect=%2Fadmin%2Fcollections%2Forders$/)
  })
}

test('a member and a member of staff are signed in side by side', async ({ page }) => {
  await signIn(page, 'buyer2@maru.test')
  await signInToPanelByForm(page, 'editor@maru.test')
  await page.goto('/latest')
  await expect(page.locator('html')).toHaveAttribute('data-session', 'buyer')
  await page.goto('/admin/second-factor')
  await expect(page.getByText('Signed in as editor@maru.test')).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.locator('html')).toHaveAttribute('data-session', 'buyer')
})
