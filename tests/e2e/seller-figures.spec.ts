import { expect, test, type Browser, type Page } from '@playwright/test'
import { checkPage } from './support/check-page'
import { FULL, FULL_WIDTHS } from './support/full'
import { signIn } from './support/people'
import { WIDTHS, widthsFor } from './support/widths'

const SELLER = 'seller@maru.test'
/** Each project answers the reviews of a seller of its own. */
const ANSWERING: Record<string, string> = { phone: 'seller3@maru.test', desktop: 'seller2@maru.test' }
const answering = () => ANSWERING[test.info().project.name] ?? ''

const chart = (page: Page) => page.locator('section[aria-labelledby=course] svg[role=img]')
const reviews = (page: Page) => page.getByRole('main').getByRole('article')

/** The same session in a browser without script. */
async function withoutScript(page: Page, browser: Browser, baseURL: string | undefined) {
  const { cookies } = await page.context().storageState()
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    viewport: page.viewportSize(),
  })
  await context.addCookies(cookies)
  return { plain: await context.newPage(), close: () => context.close() }
}

for (const [prefix, analytics, reviewed] of [
  ['', 'Analytics', 'Reviews'],
  ['/fr', 'Statistiques', 'Avis'],
  ['/ko', '통계', '리뷰'],
] as const) {
  test(
    `the figures and reviews can be read by everyone: ${analytics}`,
    widthsFor(prefix),
    async ({ page }) => {
      await signIn(page, SELLER)
      await checkPage(page, `${prefix}/seller/analytics?range=90`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(analytics)
      await expect(page.locator('a[aria-current=page]').filter({ hasText: analytics }).first()).toBeAttached()
      await expect(chart(page)).toHaveAccessibleName(/\d/)
      await page.locator('section[aria-labelledby=course] summary').click()
      await expect(page.getByRole('table')).toBeVisible()
      await checkPage(page, `${prefix}/seller/reviews`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(reviewed)
      await expect(reviews(page).first()).toBeVisible()
    },
  )
}

test('a range, days of one’s own and a figure are in the address', WIDTHS, async ({ page }) => {
  await signIn(page, SELLER, '/seller/analytics')
  const ranges = page.getByRole('navigation', { name: 'Period' })
  await expect(ranges.getByRole('link', { name: '30 days' })).toHaveAttribute('aria-current', 'true')
  await ranges.getByRole('link', { name: '12 months' }).click()
  await expect(page).toHaveURL(/\/seller\/analytics\?range=12m$/)
  await expect(page.getByRole('heading', { name: 'Month by month' })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Figure in the chart' })
    .getByRole('link', { name: 'Sales' })
    .click()
  await expect(page).toHaveURL(/\?range=12m&figure=sales$/)
  await expect(chart(page)).toHaveAccessibleName(/^Sales, .*\$/)
  await page.locator('section[aria-labelledby=course] summary').click()
  await expect(page.getByRole('table').locator('tbody').getByRole('row')).toHaveCount(12)
  const [from, to] = [page.getByLabel('From', { exact: true }), page.getByLabel('To', { exact: true })]
  const last = await to.inputValue()
  await from.fill(last)
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`figure=sales&from=${last}&to=${last}$`))
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export as CSV' }).click()
  expect((await file).suggestedFilename()).toBe('maru-analytics.csv')
  await page.goto('/seller/analytics?from=2030-01-01&to=2030-01-02')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('These days can’t be shown.')
  await expect(chart(page)).toBeVisible()
})

test.describe('a visit from our search', () => {
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36' })
  test('brings its words along, and no other visit does', FULL, async ({ page }) => {
    const view = () => page.waitForRequest('**/api/view')
    const product = () => page.getByRole('main').locator('a[href*="/product/"]').first()
    await page.goto('/search?q=Brass+faucet')
    const [searched] = await Promise.all([view(), product().click()])
    expect(searched.postData()).toMatch(/^[0-9a-f-]{36} Brass faucet$/)
    await page.goto('/products')
    const [plain] = await Promise.all([view(), product().click()])
    expect(plain.postData()).toMatch(/^[0-9a-f-]{36}$/)
  })
})

test(
  'a review is answered once, and the answer is on the product page in its language',
  FULL_WIDTHS,
  async ({ page }) => {
    await signIn(page, answering(), '/fr/seller/reviews?show=unanswered')
    const first = page
      .getByRole('main')
      .locator('li')
      .filter({ has: page.getByRole('article') })
      .first()
    const product = (await first.getByRole('link').getAttribute('href')) ?? ''
    await first.getByText('Écrire une réponse').click()
    await first.getByLabel('Réponse', { exact: true }).fill('Merci de votre confiance.')
    await first.getByLabel('Langue de la réponse').selectOption('fr')
    await first.getByRole('button', { name: /^Publier la réponse/ }).click()
    await expect(page).toHaveURL(/\/fr\/seller\/reviews\?show=unanswered&notice=answered$/)
    await expect(page.getByRole('status').filter({ hasText: 'Votre réponse est publiée.' })).toBeVisible()
    const answer = page.locator('blockquote p[lang=fr]').filter({ hasText: 'Merci de votre confiance.' })
    // The page was made before the answer, and is made anew soon after it.
    await expect(async () => {
      await page.goto(product)
      await expect(answer).toBeVisible({ timeout: 1_000 })
    }).toPass()
  },
)

test('figures and reviews work without script', FULL_WIDTHS, async ({ page, browser, baseURL }) => {
  await signIn(page, answering())
  const { plain, close } = await withoutScript(page, browser, baseURL)
  await plain.goto('/seller/analytics?range=90')
  await expect(chart(plain).locator('rect').first()).toBeVisible()
  await plain.getByText('All figures as a table').first().click()
  await expect(plain.getByRole('table').locator('tbody').getByRole('row')).toHaveCount(90)
  await plain.goto('/seller/reviews')
  const first = plain
    .getByRole('main')
    .locator('li')
    .filter({ has: plain.getByRole('article') })
    .first()
  await expect(first).toContainText('Unanswered')
  await first.getByText('Write a response').click()
  await first.getByLabel('Response', { exact: true }).fill('\u2800 ')
  await first.getByRole('button', { name: /^Publish the response/ }).click()
  await expect(first).toContainText('Write a response first.')
  await first.getByLabel('Response', { exact: true }).fill('Thank you for your order.')
  await first.getByRole('button', { name: /^Publish the response/ }).click()
  await expect(plain).toHaveURL(/\/seller\/reviews\?notice=answered$/)
  await expect(plain.getByText('Your response is published.')).toBeVisible()
  await close()
})

test('visitors, buyers and pending sellers see nothing of them', FULL, async ({ page }) => {
  for (const path of ['/seller/analytics?range=90', '/seller/reviews?show=unanswered']) {
    await page.context().clearCookies()
    await page.goto(path)
    await expect(page).toHaveURL(new RegExp(`next=${encodeURIComponent(path)}$`))
    await signIn(page, 'buyer@maru.test', path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Access denied.')
    expect((await page.request.get('/api/seller-analytics/csv')).status()).toBe(404)
    await page.context().clearCookies()
    await signIn(page, 'pending@maru.test', path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account Pending Approval')
  }
})
