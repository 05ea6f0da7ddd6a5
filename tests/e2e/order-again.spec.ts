import { expect, test, type Locator, type Page } from '@playwright/test'
import { buyGoods } from './support/buy'
import { checkPage } from './support/check-page'
import { expectNoViolations } from './support/axe'
import { FULL, FULL_WIDTHS } from './support/full'
import { signIn } from './support/people'
import { WIDTHS, widthsFor } from './support/widths'

/** An order of the demo world's first buyer. */
const ORDER = '/order/5380ffc1-fd8d-5b7b-bc81-6d18849984be'

const ticks = (page: Page) => page.getByRole('checkbox', { name: /^Order again ?: / })
const quantities = (page: Page) => page.getByRole('textbox', { name: /^Quantity ?: / })
const shown = (found: Locator) => found.locator('visible=true').first()

test('what was bought before is at its payment after five clicks', WIDTHS, async ({ page }) => {
  await buyGoods(page, ['sorae'])
  await page.goto('/', { waitUntil: 'networkidle' })
  let clicks = 0
  const click = async (target: Locator) => {
    await target.click()
    clicks += 1
  }
  await click(shown(page.getByRole('button', { name: /^My account/ })))
  await click(shown(page.getByRole('link', { name: 'Order Management' })))
  await click(page.getByRole('main').getByRole('link', { name: /^Order again ?: M-/ }))
  await expect(ticks(page)).toBeChecked()
  await click(page.getByRole('button', { name: 'Add and check out' }))
  await page.waitForURL('**/checkout')
  await click(page.getByRole('button', { name: 'Place order' }))
  await page.waitForURL(/\/c\/pay\/cs_test/)
  expect(clicks).toBeLessThanOrEqual(5)
})

test('lines are left out and changed, and the sums follow', FULL_WIDTHS, async ({ page }) => {
  await buyGoods(page, ['sorae'])
  await page.goto('/buyer-orders')
  await page.getByRole('link', { name: /^Order again ?: M-/ }).click()
  const sums = page.getByRole('complementary', { name: /^Lines to add/ })
  const total = sums.locator('.sum-total dd')
  const before = (await total.textContent()) ?? ''
  await quantities(page).fill('0')
  await expect(page.getByText(/^Enter a whole number|^The minimum order is/)).toBeVisible()
  await expect(sums.getByRole('button', { name: 'Nothing to add yet' })).toBeVisible()
  await page.getByRole('button', { name: /^Change to/ }).click()
  await quantities(page).fill('3')
  await expect(total).not.toHaveText(before)
  await expectNoViolations(page)
  await ticks(page).uncheck()
  await expect(sums).toContainText('Lines to add: 0')
  await sums.getByRole('button', { name: 'Nothing to add yet' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Nothing is ticked.' })).toBeVisible()
  await ticks(page).check()
  await sums.getByRole('button', { name: 'Add 1 item to cart' }).click()
  await page.waitForURL('**/cart')
  await expect(page.getByRole('textbox', { name: /^Quantity/ })).toHaveValue('3')
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test(
  'an order is looked through by tab and by the number of its invoice, and a line is bought again',
  FULL_WIDTHS,
  async ({ page }) => {
    await signIn(page, 'buyer@maru.test', ORDER)
    const steps = page.getByRole('list', { name: 'Steps of this order' })
    await expect(steps.getByRole('listitem')).toHaveCount(5)
    await page
      .getByRole('button', { name: /other languages$/ })
      .first()
      .click()
    await expect(page.getByRole('link', { name: 'Français' }).locator('visible=true').first()).toBeVisible()
    await page.keyboard.press('Escape')
    // Its day stands below it, in the same link.
    const invoice = await page.getByRole('link', { name: /^Invoice INV-/ }).innerText()
    const [number = ''] = /INV-\S+/.exec(invoice) ?? []
    await page
      .getByRole('link', { name: /^Buy again ?: / })
      .last()
      .click()
    await expect(page).toHaveURL(/\/again\?product=[0-9a-f-]{36}$/)
    expect(await ticks(page).and(page.locator(':checked')).count()).toBeLessThanOrEqual(1)
    await page.goto('/buyer-orders')
    await page.getByRole('searchbox', { name: 'Search your orders' }).fill(number)
    await page.getByRole('searchbox', { name: 'Search your orders' }).press('Enter')
    await expect(page.getByRole('main').getByText('1 order', { exact: true })).toBeVisible()
    const tabs = page.getByRole('navigation', { name: 'By status' })
    await expect(tabs.getByRole('link', { name: /^All ?: 1 order$/ })).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('main').getByRole('link', { name: /^Invoice ?: M-/ })).toHaveCount(1)
  },
)

test('is for the buyer of the order alone, and asks who is signed out to sign in', async ({ page }) => {
  await page.goto(`${ORDER}/again`)
  await expect(page).toHaveURL(/\/login\?next=%2Forder%2F[0-9a-f-]{36}%2Fagain$/)
  for (const email of ['buyer2@maru.test', 'seller@maru.test']) {
    await page.context().clearCookies()
    await signIn(page, email)
    const answer = await page.goto(`${ORDER}/again`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This order doesn’t exist.')
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the sheet is posted, and its answer leads to the cart', FULL, async ({ page }) => {
    await signIn(page, 'hannah@maru.test', '/buyer-orders')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Order again ?: M-/ })
      .first()
      .click()
    await page.getByRole('button', { name: /^Add \d+ items? to cart$/ }).click()
    await page.getByRole('status').getByRole('link', { name: 'View cart' }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(page.getByRole('main')).not.toContainText('Your cart is empty.')
  })
})

for (const prefix of ['', '/fr', '/ko'])
  test(
    `fits, is read by everyone, day and night: ${prefix || '/en'}`,
    widthsFor(prefix || '/en'),
    async ({ page }) => {
      await signIn(page, 'buyer@maru.test')
      for (const path of ['/buyer-orders', ORDER, `${ORDER}/again`]) await checkPage(page, prefix + path)
    },
  )
