import { expect, test, type Page } from '@playwright/test'
import { newMemberByForm } from './support/accounts'
import { expectNoViolations } from './support/axe'
import { checkPage } from './support/check-page'
import { FULL_WIDTHS } from './support/full'
import { signIn, signInByForm } from './support/people'
import { signInAgain, suspend } from './support/sellers'
import { WIDTHS, widthsFor } from './support/widths'

/** Each project reads the notifications of a seller of its own. */
const SELLER: Record<string, string> = { phone: 'seller3@maru.test', desktop: 'seller2@maru.test' }

const bell = (page: Page) => page.getByRole('banner').locator('button[popovertarget=bell-feed]')
const session = (counts: { unread: number; news: number }) => ({
  json: { user: { name: 'Sorae', type: 'seller', status: 'active' }, cart: 0, ...counts },
})

test(
  'a suspended seller reads the pages, under a notice that says why',
  WIDTHS,
  async ({ page, browser }) => {
    const email = await newMemberByForm(page, 'seller')
    await page.goto('/seller')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account Pending Approval')
    expect((await page.request.get('/api/seller-orders/csv')).status()).toBe(404)
    await suspend(browser, email, 'Two shipments never left.')
    await page.reload()
    await expect(page).toHaveURL(/\/login\?as=seller&next=%2Fseller$/)
    await signInAgain(page, email, '/seller')
    const notice = page.getByRole('complementary', { name: 'Seller account suspended' })
    await expect(notice).toContainText('You can view your seller area')
    await expect(notice).toContainText('Two shipments never left.')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
    await expect(page.getByText('Total Products')).toBeVisible()
    expect((await page.request.get('/api/seller-orders/csv')).status()).toBe(200)
    await checkPage(page, '/seller')
    await page.goto('/upload')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seller Account Required')
  },
)

test('the bell counts what is unread, and nothing once it is read', FULL_WIDTHS, async ({ page }) => {
  await signInByForm(page, SELLER[test.info().project.name] ?? '', '/seller')
  await expect(bell(page)).toHaveAccessibleName(/^\d+ unread notifications?$/)
  await checkPage(page, '/seller')
  const count = async () => Number(/^\d+/.exec(await bell(page).innerText()) ?? 0)
  const before = await count()
  await bell(page).click()
  await expect(page.locator('#bell-feed').getByRole('listitem').first()).toBeVisible()
  await expect.poll(count).toBeLessThan(before)
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'See all notifications' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notifications')
  // There may be more than the bell shows.
  const markAll = page.getByRole('button', { name: 'Mark all as read' })
  if (await markAll.isVisible()) await markAll.click()
  await page.goto('/seller')
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await expect(bell(page).locator('.count')).toBeHidden()
})

test('the counts keep up while the page stays open', FULL_WIDTHS, async ({ page }) => {
  await signIn(page, 'seller@maru.test')
  await page.clock.install()
  await page.route('**/api/session', (route) => route.fulfill(session({ unread: 0, news: 0 })))
  await page.goto('/seller')
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await expect(page.getByRole('banner').getByText(/unread message/)).toHaveCount(0)
  await page.route('**/api/session', (route) => route.fulfill(session({ unread: 2, news: 1 })))
  await page.clock.runFor(61_000)
  await expect(bell(page)).toHaveAccessibleName('1 unread notification')
  await expect(page.getByRole('banner').getByText('2 unread messages')).toBeAttached()
  await page.route('**/api/session', (route) => route.fulfill(session({ unread: 0, news: 12 })))
  await page.clock.runFor(6_000)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(bell(page)).toHaveAccessibleName('12 unread notifications')
  await page.route('**/api/session', (route) => route.fulfill(session({ unread: 240, news: 1_234 })))
  await page.evaluate(() => dispatchEvent(new Event('maru:changed')))
  await expect(bell(page)).toHaveAccessibleName('1234 unread notifications')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.route('**/api/session', (route) => route.fulfill(session({ unread: 0, news: 0 })))
  await page.evaluate(() => dispatchEvent(new Event('maru:changed')))
  await expect(page.getByRole('banner').locator('[data-count=unread]').first()).toBeHidden()
})

for (const [prefix, one, many] of [
  ['/fr', '1 notification non lue', '3 notifications non lues'],
  ['/ko', '읽지 않은 알림 1건', '읽지 않은 알림 3건'],
] as const) {
  test(`the bell is named in the reader’s language: ${prefix}`, widthsFor(prefix), async ({ page }) => {
    await signIn(page, 'seller@maru.test')
    for (const [news, name] of [
      [1, one],
      [3, many],
    ] as const) {
      await page.route('**/api/session', (route) => route.fulfill(session({ unread: 4, news })))
      await page.goto(`${prefix}/seller`)
      await expect(bell(page)).toHaveAccessibleName(name)
    }
    await checkPage(page, `${prefix}/seller`)
    const { width, height } = (await bell(page).boundingBox()) ?? { width: 0, height: 0 }
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  })
}
