import { expect, test, type Browser, type Locator, type Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { buyAndPay } from './support/buy'
import { checkPage } from './support/check-page'
import { FULL } from './support/full'
import { signIn } from './support/people'
import { pdfFile } from './support/pdf'
import { WIDTHS, widthsFor } from './support/widths'

const SELLER = 'seller@maru.test'
const PATH = '/seller/shipping'
const cardOf = (page: Page, number: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Order ${number}` }) })
const list = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** A paid order of a new buyer, whose page stays open, and the seller in another window. */
async function sold(page: Page, browser: Browser) {
  const order = await buyAndPay(page, 'sorae')
  const context = await browser.newContext({ viewport: page.viewportSize() })
  const seller = await context.newPage()
  await signIn(seller, SELLER, PATH)
  return { ...order, seller }
}

async function acknowledge(seller: Page, number: string) {
  await cardOf(seller, number)
    .getByRole('button', { name: /^Acknowledge order/ })
    .click()
  await expect(cardOf(seller, number).getByText('Register waybill').first()).toBeVisible()
}

const fill = async (card: Locator, number: string) => {
  await card.getByLabel('Carrier').selectOption('dhl')
  await card.getByLabel('Tracking number').fill(number)
}

for (const [prefix, title] of [
  ['', 'Shipping'],
  ['/fr', 'Expédition'],
  ['/ko', '배송'],
] as const) {
  test(`the page of shipping can be read by everyone: ${title}`, widthsFor(prefix), async ({ page }) => {
    await signIn(page, 'seller2@maru.test')
    await checkPage(page, prefix + PATH)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('a[aria-current=page]').filter({ hasText: title }).first()).toBeAttached()
    await expect(page.locator('#send, #way')).toHaveCount(2)
    await page.locator('details.fold > summary').first().click()
    await expectNoViolations(page)
  })
}

test(
  'an order is sent with its documents, which the buyer opens and nobody else',
  WIDTHS,
  async ({ page, browser }) => {
    test.setTimeout(120_000)
    const { seller, number, path } = await sold(page, browser)
    await acknowledge(seller, number)
    const card = cardOf(seller, number)
    await card.getByText('Register waybill').first().click()
    await fill(card, '7A')
    await card
      .getByLabel('Commercial invoice')
      .setInputFiles([pdfFile('invoice.pdf'), pdfFile('none.pdf', 'hello')])
    await card.getByLabel('Packing list', { exact: true }).setInputFiles(pdfFile('list.pdf'))
    const send = card.getByRole('button', { name: /^Register waybill/ })
    await send.click()
    await expect(card.getByRole('alert')).toContainText('doesn’t look like a DHL number')
    await card.getByLabel('The number 7A is right').check()
    await expectNoViolations(seller)
    await send.click()
    await expect(card.getByRole('alert')).toContainText('Choose a PDF, JPEG or PNG file.')
    await expect(card.getByLabel('Tracking number')).toHaveValue('7A')
    await card.getByLabel('Commercial invoice').setInputFiles(pdfFile('invoice.pdf'))
    await card.getByLabel('Tracking number').fill('4019327765')
    await send.click()
    const sent = list(seller, 'On its way').getByRole('listitem').filter({ hasText: number })
    await expect(sent.getByRole('link', { name: 'Track with DHL' })).toHaveAttribute(
      'href',
      /tracking-id=4019327765$/,
    )
    await expect(list(seller, 'To be shipped').getByText(number)).toHaveCount(0)
    await sent.getByText('Add documents').first().click()
    await sent.getByLabel('Packing list', { exact: true }).setInputFiles(pdfFile('more.pdf'))
    await sent.getByRole('button', { name: /^Add documents/ }).click()
    await expect(sent.getByText('1 document added. The buyer has been notified.')).toBeVisible()
    await expect(sent.getByRole('link', { name: 'Packing list: more.pdf' })).toBeVisible()
    await expectNoViolations(seller)

    await page.goto('/notifications')
    await page
      .getByRole('link', { name: `There are new documents for order ${number}.` })
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expectNoViolations(page)
    const hrefs: string[] = []
    for (const name of [
      'Commercial invoice: invoice.pdf',
      'Packing list: more.pdf',
      'Packing list (PDF)',
      'Customs invoice (PDF)',
    ])
      hrefs.push((await page.getByRole('link', { name, exact: true }).getAttribute('href')) ?? '')
    for (const href of hrefs) {
      const answer = await page.request.get(href)
      expect([
        href,
        answer.status(),
        answer.headers()['content-type'],
        answer.headers()['cache-control'],
      ]).toEqual([href, 200, 'application/pdf', 'private, no-store'])
      expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
      expect((await seller.request.get(href)).status()).toBe(200)
    }
    const stranger = await browser.newContext()
    const window = await stranger.newPage()
    await signIn(window, 'seller2@maru.test')
    for (const href of hrefs) expect([403, 404]).toContain((await window.request.get(href)).status())
    await stranger.close()
    await seller.context().close()
  },
)

test(
  'without script a waybill is refused and taken, and not from another site',
  FULL,
  async ({ page, browser }) => {
    test.setTimeout(120_000)
    const { seller, number } = await sold(page, browser)
    await acknowledge(seller, number)
    const context = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await seller.context().storageState(),
    })
    const plain = await context.newPage()
    await plain.goto(PATH)
    const card = cardOf(plain, number)
    await card.getByText('Register waybill').first().click()
    const form = card.locator('form')
    const fields = await form
      .locator('input[type=hidden]')
      .evaluateAll((inputs) =>
        inputs.map((input) => [(input as HTMLInputElement).name, (input as HTMLInputElement).value] as const),
      )
    const foreign = await plain.request.post(PATH, {
      headers: { origin: 'https://elsewhere.example' },
      multipart: { ...Object.fromEntries(fields), carrier: 'dhl', trackingNumber: '4019327765' },
    })
    expect(foreign.status()).toBeGreaterThanOrEqual(400)
    await fill(card, '7A')
    await card.getByRole('button', { name: /^Register waybill/ }).click()
    await expect(card.getByRole('alert')).toContainText('doesn’t look like a DHL number')
    await expect(card.getByLabel('Tracking number')).toHaveValue('7A')
    await card.getByLabel('The number 7A is right').check()
    await card.getByLabel('Commercial invoice').setInputFiles(pdfFile('invoice.pdf'))
    await card.getByRole('button', { name: /^Register waybill/ }).click()
    const sent = list(plain, 'On its way').getByRole('listitem').filter({ hasText: number })
    await expect(sent.getByRole('link', { name: 'Commercial invoice: invoice.pdf' })).toBeVisible()
    await context.close()
    await seller.context().close()
  },
)

test(
  'a file that is too large is refused before it is sent, and one that failed can be sent again',
  FULL,
  async ({ page, browser }) => {
    test.setTimeout(120_000)
    const { seller, number } = await sold(page, browser)
    await acknowledge(seller, number)
    const card = cardOf(seller, number)
    await card.getByText('Register waybill').first().click()
    await fill(card, '4019327765')
    const invoice = card.getByLabel('Commercial invoice')
    await invoice.setInputFiles({ ...pdfFile('large.pdf'), buffer: Buffer.alloc(11 * 1024 * 1024) })
    await expect(card.getByText('The file is larger than 10 MB.')).toBeVisible()
    const send = card.getByRole('button', { name: /^Register waybill/ })
    await send.click()
    await expect(invoice).toBeFocused()
    await invoice.setInputFiles(pdfFile('invoice.pdf'))
    await expect(card.getByText('The file is larger than 10 MB.')).toHaveCount(0)
    // What the acknowledgement renews is there.
    await seller.waitForLoadState('networkidle')
    await seller.context().setOffline(true)
    await send.click()
    await expect(card.getByRole('alert')).toContainText('Failed to update order status.')
    await expect(card.getByLabel('Tracking number')).toHaveValue('4019327765')
    await seller.context().setOffline(false)
    await send.click()
    const sent = list(seller, 'On its way').getByRole('listitem').filter({ hasText: number })
    await expect(sent.getByRole('link', { name: 'Commercial invoice: invoice.pdf' })).toBeVisible()
    await seller.context().close()
  },
)
