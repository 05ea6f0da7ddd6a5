import { expect, test, type Page } from '@playwright/test'
import { buyAndPay } from './support/buy'
import { checkPage } from './support/check-page'
import { FULL } from './support/full'
import { sayYes } from './support/panel'
import { signIn, signInToPanel } from './support/people'
import { pdfFile } from './support/pdf'
import { widthsFor } from './support/widths'
import { LANGUAGES } from './support/words'

const SELLER = 'seller2@maru.test'
const centsOf = (text: string | null) => Number((text ?? '').replace(/[^\d-]/g, ''))

/** What the page says is available, in cents. */
async function available(page: Page) {
  await page.goto('/seller/financials')
  const figure = page.getByRole('region', { name: 'Balance' }).locator('dd').first()
  return centsOf(await figure.textContent())
}

/** What the panel's form does, as the admin who is signed in on this page. */
const command = (page: Page, name: string, body: object) =>
  page.evaluate(
    async ([name, body]) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(`/api/admin-commands/${name}`, { method: 'POST', headers, body })).status
    },
    [name, JSON.stringify(body)] as const,
  )

/** Fills in a box of the panel, sends it and confirms. */
async function send(panel: Page, box: string, values: Record<string, string>, button = box) {
  const region = panel.getByRole('region', { name: box, exact: true })
  for (const [label, value] of Object.entries(values)) await region.getByLabel(label).fill(value)
  await region.getByRole('button', { name: button, exact: true }).click()
  await region.getByRole('button', { name: 'Yes, do it' }).click()
  await expect(region.getByRole('status')).toContainText('Done.')
}

/** Asks for 50 dollars, and sends them as a batch of their own; the payout's page in the panel. */
async function sent(page: Page, panel: Page) {
  await page.goto('/seller/financials')
  const request = page.getByRole('region', { name: 'Payout', exact: true })
  await request.getByLabel('Amount (CAD)').fill('50')
  await request.getByRole('button', { name: 'Request Payout' }).click()
  await expect(request.locator('[data-said]')).toContainText('Your payout is requested.')
  const payout = await panel.evaluate(async () => {
    const found = await fetch('/api/payouts?depth=0&sort=-createdAt&where[amount][equals]=5000&limit=1')
    return ((await found.json()) as { docs: { id: string }[] }).docs[0]?.id ?? ''
  })
  expect(await command(panel, 'payout-batch', { payouts: payout })).toBe(200)
  await panel.goto(`/admin/collections/payouts/${payout}`)
}

test('a paid order is shipped, arrives, settles, is asked for, sent, paid and on the statement; a refund afterwards lowers the balance', async ({
  page,
  browser,
}) => {
  test.slow()
  const buyer = await (await browser.newContext()).newPage()
  const { path, number } = await buyAndPay(buyer, 'yeoulmok')
  await signIn(page, SELLER)
  const atFirst = await available(page)
  await page.goto(path)
  await page.getByRole('button', { name: /^Acknowledge order/ }).click()
  await page.getByLabel('Carrier').selectOption('dhl')
  await page.getByLabel('Tracking number').fill('4019327765')
  await page.getByLabel('Commercial invoice').setInputFiles(pdfFile('invoice.pdf'))
  await page.getByRole('button', { name: /^Register waybill/ }).click()
  const invoice = { name: 'Commercial invoice: invoice.pdf' }
  await expect(page.getByRole('link', invoice)).toBeVisible()
  await buyer.goto(path)
  const href = await buyer.getByRole('link', invoice).getAttribute('href')
  expect((await buyer.request.get(href ?? '')).status()).toBe(200)
  await page.getByRole('button', { name: 'Mark as delivered' }).click()
  await expect(page.locator('main [data-said]')).toHaveText('The order is marked as delivered.')

  // What only the seller says settles later, what the buyer says at once (rule N29).
  const sale = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: `Order ${number}` }) })
  await page.goto('/seller/financials')
  await expect(sale).toContainText('Settles on')
  await buyer.goto(path)
  await buyer.getByRole('button', { name: 'I received it' }).click()
  await buyer.getByText('Timeline').click()
  await expect(buyer.getByText('Arrival confirmed')).toBeVisible()
  await buyer.context().close()

  const before = await available(page)
  expect(before).toBeGreaterThan(Math.max(atFirst, 6_125))
  await expect(sale).toContainText('Settled')

  const request = page.getByRole('region', { name: 'Payout', exact: true })
  await request.getByLabel('Amount (CAD)').fill('0')
  await request.getByRole('button', { name: 'Request Payout' }).click()
  await expect(request.locator('[data-said]')).toContainText('Enter an amount above zero.')
  await request.getByLabel('Amount (CAD)').fill('61.25')
  await request.getByRole('button', { name: 'Request Payout' }).click()
  await expect(request.locator('[data-said]')).toContainText('Your payout is requested.')
  const history = page.getByRole('region', { name: 'Settlement history' })
  const own = history.getByRole('listitem').first()
  await expect(own).toContainText('$61.25')
  await expect(own).toContainText('Requested')

  const panel = await (await browser.newContext()).newPage()
  await signInToPanel(panel, 'admin@maru.test')
  await panel.goto('/admin/collections/payouts')
  const batch = panel.getByRole('region', { name: 'Send them as a batch' })
  await sayYes(batch, 'Mark as sent')
  await expect(batch.getByRole('status')).toContainText('The batch is marked as sent.')
  await panel.reload()
  const file = panel.getByRole('region', { name: /^Batch PB-\d{8}-\d+$/ }).first()
  const saved = panel.waitForEvent('download')
  await sayYes(file, 'File for the bank (CSV)')
  expect((await saved).suggestedFilename()).toMatch(/^PB-\d{8}-\d+\.csv$/)

  const payout = await panel.evaluate(async () => {
    const found = await fetch('/api/payouts?depth=0&where[amount][equals]=6125&where[status][equals]=sent')
    return ((await found.json()) as { docs: { id: string }[] }).docs[0]?.id
  })
  await panel.goto(`/admin/collections/payouts/${payout}`)
  const paid = panel.getByRole('region', { name: 'Mark as paid' })
  await paid.getByLabel('Bank reference').fill('RBC 7710')
  await paid.getByLabel('Amount that arrived').fill('62,800')
  await paid.getByLabel('Currency').selectOption('KRW')
  await paid.getByLabel('Exchange rate').fill('1025.31')
  await sayYes(paid, 'Mark as paid')
  await expect(paid.getByRole('status')).toContainText('Done.')

  expect(await available(page)).toBe(before - 6_125)
  await expect(own).toContainText('Paid')
  await expect(own).toContainText('₩62,800')
  const month = await page
    .getByRole('region', { name: 'Statements' })
    .locator('select[name=month]')
    .inputValue()
  const csv = await page.request.get(`/api/seller-statement?month=${month}&format=csv`)
  expect(await csv.text()).toContain('"RBC 7710","-61.25"')
  const pdf = await page.request.get(`/api/seller-statement?month=${month}&format=pdf`)
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')

  const refund = {
    order: path.split('/').at(-1),
    amount: 2_000,
    reason: 'Chipped',
    key: crypto.randomUUID(),
  }
  expect(await command(panel, 'order-refund', refund)).toBe(200)
  const left = await available(page)
  expect(left).toBeLessThan(before - 6_125)

  const seller = await panel.evaluate(async () => {
    const found = await fetch('/api/payouts?depth=0&where[amount][equals]=6125&limit=1')
    return ((await found.json()) as { docs: { seller: string }[] }).docs[0]?.seller
  })
  await panel.goto(`/admin/collections/sellers/${seller}`)
  await expect(async () => {
    await panel.locator('.tabs-field').getByRole('button', { name: 'Payouts and commission' }).click()
    await expect(panel.getByRole('region', { name: 'Adjust the balance' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await send(panel, 'Adjust the balance', { 'Amount (CAD)': '150.00', Reason: 'A lost label' }, 'Adjust')
  expect(await available(page)).toBe(left + 15_000)
  const lines = page.getByRole('region', { name: 'By order' })
  await expect(lines.getByRole('listitem').first()).toContainText('A lost label')

  await sent(page, panel)
  await send(panel, 'The payout failed', { Reason: 'The account is closed' }, 'Mark as failed')
  expect(await available(page)).toBe(left + 15_000)
  await expect(own).toContainText('Failed')
  await expect(own).toContainText('The account is closed')

  await sent(page, panel)
  const arrived = { 'Bank reference': 'RBC 7711', 'Amount that arrived': '50' }
  await send(panel, 'Mark as paid', arrived)
  expect(await available(page)).toBe(left + 10_000)
  await panel.reload()
  await send(panel, 'The payout was returned', { Reason: 'Name and number differ' }, 'Mark as returned')
  expect(await available(page)).toBe(left + 15_000)
  await expect(own).toContainText('Name and number differ')
  await panel.close()
})

test('the page can be read, paged and posted without script', FULL, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await signIn(page, 'seller3@maru.test', '/seller/financials')
  await expect(page.getByRole('img', { name: /^Revenue of the last twelve months/ })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Monthly revenue' }).getByRole('row')).toHaveCount(13)
  const request = page.getByRole('region', { name: 'Payout', exact: true })
  await request.getByLabel('Amount (CAD)').fill('999999999')
  await request.getByRole('button', { name: 'Request Payout' }).click()
  await expect(request.locator('[data-said]')).toContainText('This is more than your available balance.')
  await context.close()
})

test('who does not sell gets no financials', FULL, async ({ page }) => {
  await signIn(page, 'buyer@maru.test', '/seller/financials')
  await expect(page.getByRole('region', { name: 'Balance' })).toHaveCount(0)
  expect((await page.request.get('/api/seller-statement?month=2026-01')).status()).toBe(404)
  for (const path of ['payout', 'payout-batch', 'payout-file', 'adjustment'])
    expect((await page.request.post(`/api/admin-commands/${path}`, { data: {} })).status()).toBe(404)
})

for (const { lang, prefix } of LANGUAGES)
  test(`the financials fit, and can be read by everyone: ${lang}`, widthsFor(lang), async ({ page }) => {
    await signIn(page, 'seller@maru.test')
    await checkPage(page, `${prefix}/seller/financials`)
  })
