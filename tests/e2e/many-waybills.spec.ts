import { expect, test, type Browser } from '@playwright/test'
import { newBuyer } from './support/accounts'
import { keepToronto, payCart } from './support/buy'
import { countClicks } from './support/clicks'
import { FULL } from './support/full'
import { newListedSeller } from './support/listed-seller'
import { changeAsAdmin } from './support/panel'
import { sendForm } from './support/send-form'
import { WORDS } from './support/words'

const { dashboard, manyOrders } = WORDS.ko
const SECONDS = 120
const BUYERS = 4
const EACH = 10

/** Ten paid orders of a new buyer, each of one piece. */
async function orderTen(browser: Browser, product: string) {
  const page = await (await browser.newContext()).newPage()
  const email = await newBuyer(page)
  await keepToronto(page)
  for (let n = 0; n < EACH; n += 1) {
    await sendForm(page, `/product/${product}`, 'product', { quantity: '1' })
    const { thanks } = await payCart(page, email)
    if (n > 0) continue
    // Before the first paid order an account may have few that are unpaid.
    await page.goto(thanks)
    await expect(page.getByRole('status').filter({ hasText: 'Your payment has arrived' })).toBeVisible()
  }
  await page.context().close()
}

test(
  'forty orders are acknowledged and shipped from a carrier’s file in two minutes and six clicks',
  FULL,
  async ({ page, browser }) => {
    test.setTimeout(300_000)
    const product = await newListedSeller(page, browser)
    await Promise.all(Array.from({ length: BUYERS }, () => orderTen(browser, product)))
    await changeAsAdmin(browser, `products/${product}`, { status: 'rejected', statusReason: 'Was a sample.' })
    const waits = `발주 확인할 주문 ${BUYERS * EACH}건`
    await expect
      .poll(async () => (await page.request.get('/ko/seller')).text(), { timeout: 30_000 })
      .toContain(waits)

    const began = Date.now()
    const clicks = await countClicks(page, '/ko/seller')
    await expect(page.getByText(waits)).toBeVisible()
    await page.getByRole('link', { name: dashboard.needs.acknowledge.do, exact: true }).click()
    const boxes = page.locator('input[name=order]')
    await expect(boxes).toHaveCount(BUYERS * EACH)
    const numbers = await boxes.evaluateAll((all) => all.map((box) => box.getAttribute('value') ?? ''))
    await page.getByRole('button', { name: manyOrders.acknowledge, exact: true }).click()
    const said = page.locator('main [data-said]')
    await expect(said).toHaveText('주문 40건의 발주를 확인했습니다.', { timeout: 60_000 })

    const rows = numbers.map((number, at) => `${number},${4_019_327_000 + at},DHL`)
    const file = `주문번호,운송장번호,운송사\n${rows.join('\n')}\n`
    await page.getByLabel(manyOrders.file.choose).setInputFiles({
      name: 'waybills.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(file),
    })
    await page.getByRole('button', { name: manyOrders.file.check, exact: true }).click()
    await page.getByRole('button', { name: manyOrders.file.ship, exact: true }).click({ timeout: 60_000 })
    await expect(said.last()).toHaveText('주문 40건을 발송 처리했습니다.', { timeout: 60_000 })
    // Two more: the browser's own dialog of files is opened and answered.
    expect(2 + (await clicks())).toBeLessThanOrEqual(6)
    expect((Date.now() - began) / 1000).toBeLessThanOrEqual(SECONDS)
  },
)
