import { expect, test, type Browser, type Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { GOODS } from './support/cart'
import { checkPage } from './support/check-page'
import { buyGoods } from './support/buy'
import { FULL, FULL_WIDTHS } from './support/full'
import { signIn, signInByForm } from './support/people'
import { approve, newSeller, signInAgain, suspend } from './support/sellers'
import { WIDTHS, widthsFor } from './support/widths'

const said = (page: Page) => page.locator('main [data-said]')

/** A new buyer pays for goods of two sellers; the orders by seller. */
async function pay(page: Page) {
  const { email } = await buyGoods(page, ['onbyeol', 'sorae'])
  const orderOf = async (goods: 'onbyeol' | 'sorae') => {
    const link = page.locator('main li').filter({ hasText: GOODS[goods].seller }).getByRole('link')
    const number = (await link.innerText()).replace('Order ', '')
    return { number, path: (await link.getAttribute('href')) ?? '' }
  }
  return { email, onbyeol: await orderOf('onbyeol'), sorae: await orderOf('sorae') }
}

async function openSeller(browser: Browser, email: string, path: string) {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, email, path)
  return page
}

test(
  'a paid order is acknowledged in the list, shipped, marked as arrived and refunded in part; another is cancelled without script',
  WIDTHS,
  async ({ page, browser }) => {
    test.slow()
    const { email, onbyeol, sorae } = await pay(page)
    const seller = await openSeller(browser, 'seller3@maru.test', `/seller/orders?q=${onbyeol.number}`)
    const card = seller.locator('main li').filter({ hasText: onbyeol.number })
    await expect(card).toContainText(email)
    await expect(card).toContainText('1 item')
    await card.getByRole('button', { name: /^Acknowledge order/ }).click()
    await expect(card.getByText('The order is being prepared.')).toBeVisible()
    await expect(card).toContainText('Preparing')
    await card.getByRole('link', { name: /^Register waybill/ }).click()
    await seller.waitForURL(/\/seller\/orders\/M-\d+#[0-9a-f-]{36}-waybill$/)
    await seller.getByText('Cancel this order').click()
    await expect(seller.getByText(/^The order ends: \$.* is refunded to the buyer/)).toBeVisible()
    const placed = seller.getByRole('region', { name: 'Timeline' }).getByRole('time').first()
    const seoul = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Seoul' } as const
    const at = new Date((await placed.getAttribute('datetime')) ?? '')
    await expect(placed).toHaveText(new Intl.DateTimeFormat('en-CA', seoul).format(at))
    await seller.getByText('Refund the buyer').click()
    await expectNoViolations(seller)
    await seller.getByLabel('Tracking number').fill('4019327765')
    await seller.getByRole('button', { name: 'Register waybill' }).click()
    await expect(seller.getByText('Cancel this order')).toHaveCount(0)
    await seller.getByRole('button', { name: 'Mark as delivered' }).click()
    await expect(said(seller)).toHaveText('The order is marked as delivered.')
    const amount = seller.getByLabel('Amount in Canadian dollars')
    await amount.fill('0')
    await seller.getByLabel(/^Reason for the refund/).fill('One was chipped')
    await seller.getByRole('button', { name: 'Refund this amount' }).click()
    await expect(said(seller).last()).toContainText('The refund couldn’t be made.')
    await expect(seller.getByLabel(/^Reason for the refund/)).toHaveValue('One was chipped')
    await amount.fill('5.00')
    await seller.getByRole('button', { name: 'Refund this amount' }).click()
    await expect(said(seller).last()).toHaveText('The refund is being processed.')
    await expect(amount).toHaveValue('')
    await expect(seller.getByRole('main')).toContainText('$5.00 refunded')
    await seller.context().close()

    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await signInByForm(plain, 'seller@maru.test', `/seller/orders?status=confirmed&q=${sorae.number}`)
    await plain.getByRole('button', { name: /^Acknowledge order/ }).click()
    await expect(said(plain)).toHaveText('The order is being prepared.')
    await plain.goto(sorae.path)
    await plain.getByText('Cancel this order').click()
    await plain.getByLabel(/^Reason for cancelling/).fill(' ')
    await plain.getByRole('button', { name: 'Cancel the order' }).click()
    await expect(said(plain)).toHaveText('Failed to update order status. Please give a reason.')
    await plain.getByLabel(/^Reason for cancelling/).fill('Broken in the yard')
    await plain.getByRole('button', { name: 'Cancel the order' }).click()
    await expect(said(plain)).toHaveText(/^The order is cancelled\./)
    await expect(plain.getByText('Refund the buyer')).toHaveCount(0)
    await plain.context().close()
    await page.goto(sorae.path)
    await expect(page.getByRole('main')).toContainText('Broken in the yard')
  },
)

/** Seeded: sold to Quebec from Korea, and being prepared; its seller has not said yet who imports. No other journey changes it. */
const IMPORTED = { path: '/seller/orders/6dbe13f6-7a8d-5065-a84a-efdea6ffd59e', number: 'M-10010' }

test('who imports is asked before the first shipment from abroad: a wrong number is refused and kept, a right one ships', async ({
  page,
}) => {
  await signIn(page, 'seller2@maru.test', IMPORTED.path)
  await expect(page.getByRole('heading', { name: `Order ${IMPORTED.number}` })).toBeVisible()
  const importer = page.getByLabel('Importer number', { exact: true })
  const tracking = page.getByLabel('Tracking number')
  const send = page.getByRole('button', { name: /^Register waybill/ })
  const refusal = page.getByRole('main').getByRole('alert')
  await expect(importer).toBeVisible()
  await page.getByLabel('Carrier', { exact: true }).selectOption('dhl')
  await tracking.fill('4019327765')
  await send.click()
  await expect(refusal).toContainText('You import these items into Canada and pay the taxes at the border.')
  await expect(importer).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('A carrier or customs broker imports for me')).not.toBeChecked()
  await expect(tracking).toHaveValue('4019327765')
  await importer.fill('123456789')
  await send.click()
  await expect(refusal).toContainText('Enter an importer number such as 123456789RM0001.')
  await expect(importer).toHaveValue('123456789')
  await expect(importer).toHaveAttribute('aria-invalid', 'true')
  await expect(tracking).toHaveValue('4019327765')
  await importer.fill('123456789 rm0001')
  await send.click()
  await expect(page.getByRole('button', { name: 'Mark as delivered' })).toBeVisible()
  await expect(importer).toHaveCount(0)
  await page.goto('/seller/profile')
  await expect(page.getByLabel('Importer number (optional)')).toHaveValue('123456789RM0001')
})

for (const [prefix, title] of [
  ['', 'Orders'],
  ['/fr', 'Commandes'],
  ['/ko', '주문'],
] as const) {
  test(
    `the list of a seller’s orders can be read by everyone: ${title}`,
    widthsFor(prefix),
    async ({ page }) => {
      await signIn(page, 'seller2@maru.test')
      // Orders of other journeys would push it to the second page.
      await checkPage(page, `${prefix}/seller/orders?q=M-10002`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.locator('main h2').filter({ hasText: 'M-10002' })).toBeVisible()
      await expect(page.locator('main h2').filter({ hasText: 'M-10001' })).toHaveCount(0)
    },
  )
}

test(
  'a seller filters and searches the orders, and takes what is found as a file',
  FULL,
  async ({ page }) => {
    await signIn(page, 'seller2@maru.test', '/seller/orders')
    const found = page.locator('main li h2')
    await page.getByRole('navigation', { name: 'By status' }).getByRole('link', { name: 'Delivered' }).click()
    await expect(page).toHaveURL(/status=delivered$/)
    await page.getByRole('searchbox', { name: 'Search your orders' }).fill('atr-0417')
    await page.keyboard.press('Enter')
    await expect(found).toHaveText(['Order M-10004'])
    const file = await page.request.get(
      (await page.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')) ?? '',
    )
    const lines = (await file.text()).trim().split('\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain('M-10004')
    await page.goto('/seller/orders?q=nothing-like-it')
    await expect(page.getByText('No order matches')).toBeVisible()
    await page.getByRole('link', { name: 'Show all orders' }).click()
    await expect(page).toHaveURL(/\/seller\/orders$/)
    await page.getByRole('link', { name: 'Order M-10002' }).click()
    await expect(page.getByRole('heading', { name: 'Order M-10002' })).toBeVisible()
    await page.getByRole('link', { name: 'All orders', exact: true }).click()
    await expect(page).toHaveURL(/\/seller\/orders$/)
  },
)

test('a seller writes to the buyer of an order, which stands above the words', FULL, async ({ page }) => {
  await signIn(page, 'seller2@maru.test', '/seller/orders?q=M-10002')
  await page.getByRole('link', { name: 'Order M-10002' }).click()
  await page.getByRole('button', { name: 'Message Buyer' }).click()
  const dialog = page.getByRole('dialog')
  const text = `It leaves our warehouse today. ${Math.random().toString(36).slice(2)}`
  await dialog.getByLabel('Write a message').fill(text)
  await dialog.getByLabel('Write a message').press('Enter')
  const bubble = dialog.locator('.bubble').filter({ hasText: text })
  await expect(bubble.getByText('Sent', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('log').getByRole('link', { name: 'Order M-10002' }).last()).toBeVisible()
})

test(
  'a new seller is led to the first order, and a suspended one reads the same without ways to act',
  FULL_WIDTHS,
  async ({ page, browser }) => {
    test.slow()
    const email = await newSeller(page)
    await approve(browser, email)
    await page.context().clearCookies()
    await signInAgain(page, email, '/seller')
    const steps = page.getByRole('region', { name: 'First steps' })
    await expect(steps.getByRole('link', { name: 'List your first product' })).toBeVisible()
    await expect(steps).toContainText('1 of 6 done')
    await checkPage(page, '/seller')
    for (const [prefix, guide] of [
      ['', 'Four steps to your first order'],
      ['/fr', 'Quatre étapes jusqu’à votre première commande'],
      ['/ko', '첫 주문까지 네 단계'],
    ] as const) {
      // Orders of other journeys would push it to the second page.
      await checkPage(page, `${prefix}/seller/orders?q=M-10002`)
      await expect(page.getByRole('heading', { name: guide })).toBeVisible()
    }
    await suspend(browser, email, 'Two shipments never left.')
    await page.context().clearCookies()
    await signInAgain(page, email, '/seller/orders')
    await expect(page.getByRole('complementary', { name: 'Seller account suspended' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Add a product' })).toHaveCount(0)
    await page.goto('/seller')
    await expect(steps).toContainText('List your first product')
    await expect(steps.getByRole('link')).toHaveCount(0)
  },
)
