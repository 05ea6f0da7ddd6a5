import { expect, test, type Page } from '@playwright/test'
import { buyAndPay } from './support/buy'
import { FULL } from './support/full'
import { signIn } from './support/people'

/** The seeded orders that these journeys change. */
const MINE = {
  /** Later than promised. */
  waits: { email: 'hannah@maru.test', order: '00cb6348-5442-52aa-9d5c-3c7fc9ebbe0b', number: 'M-10011' },
  receives: { email: 'buyer2@maru.test', order: 'b3a19d11-c72c-5cd1-b990-b5ebdbf1d11c' },
}

/** One checkout of two sellers: Sorae's and Yeoulmok's. */
const TOGETHER = [
  '/order/5380ffc1-fd8d-5b7b-bc81-6d18849984be',
  '/order/a7795f2a-2670-5fa2-8827-91b27ff8d3e5',
] as const

const UNKNOWN = '/order/00000000-0000-0000-0000-000000000000'

async function seesNoOrder(page: Page, path: string) {
  const answer = await page.goto(path)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This order doesn’t exist.')
  await expect(page.getByRole('heading', { name: /^Order M-/ })).toHaveCount(0)
}

test('a buyer looks through the orders, by status and by words, and opens one', async ({ page }) => {
  await signIn(page, 'buyer@maru.test', '/buyer-orders')
  await expect(page.getByRole('heading', { name: 'Order Management' })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'By status' })
    .getByRole('link', { name: 'Payment complete' })
    .click()
  await expect(page.getByRole('link', { name: 'Order M-10012' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Order M-10003' })).toBeHidden()
  await page.goto('/buyer-orders')
  await page.getByRole('searchbox', { name: 'Search your orders' }).fill('src-2198 tile')
  await page.getByRole('search', { name: '' }).last().getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('main').getByText('1 order', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Order M-10002' }).click()
  await expect(page.getByRole('heading', { name: 'Order M-10002' })).toBeVisible()
  await page.goto('/buyer-orders?q=nothing-like-it')
  await expect(page.getByText('No order matches')).toBeVisible()
})

test(
  'on a phone the tabs by status are one row, in which the current one is in view',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page, 'buyer@maru.test', '/buyer-orders?status=cancelled')
    const tabs = page.getByRole('navigation', { name: 'By status' }).getByRole('link')
    const chosen = tabs.and(page.locator('[aria-current]'))
    await expect(chosen).toBeInViewport({ ratio: 1 })
    await expect(tabs.first()).not.toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
    await tabs.first().focus()
    await expect(tabs.first()).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  },
)

test('the invoice opens for the buyer, and for nobody else', async ({ page }) => {
  await signIn(page, 'buyer@maru.test', TOGETHER[0])
  const href = await page.getByRole('link', { name: /^Invoice INV-/ }).getAttribute('href')
  const invoice = await page.request.get(href ?? '')
  expect([invoice.status(), invoice.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect((await invoice.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await page.context().clearCookies()
  await signIn(page, 'buyer2@maru.test')
  expect((await page.request.get(href ?? '')).status()).toBe(404)
  await seesNoOrder(page, TOGETHER[0])
  await seesNoOrder(page, UNKNOWN)
  const csv = await page.request.get('/api/buyer-orders/csv')
  expect([csv.status(), (await csv.text()).includes('M-10001')]).toEqual([200, false])
})

test('who is signed out is asked to sign in, whichever order it is', FULL, async ({ page }) => {
  for (const path of [TOGETHER[0], UNKNOWN]) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login\?next=%2Forder%2F/)
  }
  expect((await page.request.get('/api/buyer-orders/csv')).status()).toBe(404)
  expect((await page.request.get(UNKNOWN.replace('/order', '/api/invoice'))).status()).toBe(404)
})

test('each seller of one checkout sees the own order only', FULL, async ({ page }) => {
  const [soraes, yeoulmoks] = TOGETHER
  await signIn(page, 'seller@maru.test', soraes)
  await expect(page.getByRole('heading', { name: 'Order M-10001' })).toBeVisible()
  await seesNoOrder(page, yeoulmoks)
  await page.context().clearCookies()
  await signIn(page, 'seller2@maru.test', yeoulmoks)
  await expect(page.getByRole('heading', { name: 'Order M-10002' })).toBeVisible()
  await seesNoOrder(page, soraes)
})

test('a buyer asks to cancel, the seller declines, and the buyer sees the answer', async ({ page }) => {
  const { path, number } = await buyAndPay(page, 'yeoulmok')
  const order = path.slice('/order/'.length)
  const buyer = await page.context().cookies()
  await page.context().clearCookies()
  await signIn(page, 'seller2@maru.test', path)
  await page.getByRole('button', { name: 'Acknowledge order' }).click()
  await expect(page.getByRole('main').getByText('The order is being prepared.')).toBeVisible()
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.context().addCookies(buyer)
  await page.goto(path)
  await page.getByText('Cancel Order').first().click()
  await page.getByLabel('Reason (optional)').fill('The kitchen is postponed')
  await page.getByRole('button', { name: 'Cancel Order' }).click()
  await expect(page.getByRole('main').getByText('Order cancellation request submitted')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel Order' })).toBeHidden()
  await page.context().clearCookies()
  await signIn(page, 'seller2@maru.test', `/order/${order}`)
  await expect(page.getByText('The kitchen is postponed').first()).toBeVisible()
  await page.getByLabel('Reason for declining').fill('The boards are cut')
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('button', { name: 'Decline' })).toBeHidden()
  await page.goto('/notifications')
  await page
    .getByRole('link', { name: `The buyer has asked to cancel order ${number}.` })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/seller/orders/${number}$`))
  // The seller's page is left, or it would be renewed for the buyer, who then had seen what is new.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.context().addCookies(buyer)
  await page.goto('/notifications')
  const news = page
    .getByRole('listitem')
    .filter({ hasText: `declined your cancellation request for order ${number}.` })
    .first()
  await expect(news.getByText('New', { exact: true })).toBeVisible()
  await news.getByRole('link').click()
  await expect(page.getByText('The seller declined your cancellation request.')).toBeVisible()
  await expect(page.getByText('Order cancellation request submitted')).toHaveCount(0)
  await expect(page.getByText('The boards are cut').locator('visible=true').first()).toBeVisible()
  // The order's page has shown what they say.
  await page.waitForLoadState('networkidle')
  await page.goto('/notifications')
  await expect(news).toBeVisible()
  await expect(news.getByText('New', { exact: true })).toBeHidden()
})

test('the seller of a late order reads it first of all, and its buyer has a new day or cancels at once', async ({
  page,
}) => {
  const { email, order, number } = MINE.waits
  await signIn(page, email, `/order/${order}`)
  await expect(page.getByRole('status').filter({ hasText: 'Running late' })).toContainText('has been asked')
  await page.getByRole('button', { name: 'Message Seller' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.context().clearCookies()
  await signIn(page, 'seller2@maru.test', '/seller')
  await expect(page.getByRole('region', { name: 'Needs you' })).toContainText(
    /late orders? needs? a new estimate/,
  )
  const give = page.getByRole('link', { name: new RegExp(`^Give a new estimate ?: ${number}$`) })
  await page.goto(`/seller/orders?q=${number}`)
  await give.click()
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('Arrives from').fill(day(2))
  await page.getByLabel('Arrives by').fill(day(5))
  await page.getByRole('button', { name: 'Send the new estimate' }).click()
  await expect(
    page.getByText('The new estimate is on the order, and the buyer has been notified.'),
  ).toBeVisible()
  for (const path of ['/seller', `/seller/orders?q=${number}`]) {
    await page.goto(path)
    await expect(give).toBeHidden()
  }
  await page.context().clearCookies()
  await signIn(page, email, `/order/${order}`)
  const late = page.getByRole('status').filter({ hasText: 'Running late' })
  await expect(late).toContainText('New estimate: ')
  // The link opens the form that is folded below.
  await late.getByRole('link', { name: 'Cancel Order' }).click()
  await page.getByRole('button', { name: 'Cancel Order' }).click()
  await expect(page.getByRole('main').getByText('Cancelled').first()).toBeVisible()
  await expect(late).toBeHidden()
})

test('a buyer receives the goods, reviews them, and orders them again', async ({ page }) => {
  const { email, order } = MINE.receives
  await signIn(page, email, `/order/${order}`)
  await page.getByText('Timeline').click()
  await page.getByRole('button', { name: 'I received it' }).click()
  await expect(page.getByRole('main').getByText('Received by the buyer')).toBeVisible()
  await expect(
    page.getByRole('list', { name: 'Steps of this order' }).locator('[aria-current=step]'),
  ).toContainText('Delivered')
  // The link of a line opens the form that is folded below.
  await page
    .getByRole('link', { name: /^Review ?: / })
    .first()
    .click()
  await page.getByLabel('4 stars').first().check()
  await page.getByLabel('Comment').first().fill('As described, and well packed.')
  await page.getByRole('button', { name: 'Publish the review' }).first().click()
  await expect(page.getByText('As described, and well packed.').first()).toBeVisible()
})
