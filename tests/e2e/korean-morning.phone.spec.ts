import { expect, test, type Page } from '@playwright/test'
import { newBuyer } from './support/accounts'
import { keepToronto, payCart } from './support/buy'
import { GOODS, sendToCart } from './support/cart'
import { countClicks } from './support/clicks'
import { signIn } from './support/people'
import { goalOf, sendForm } from './support/send-form'
import { WORDS } from './support/words'

const { dashboard, manyOrders, order, orderMoves, priceRequests, chat } = WORDS.ko
const { needs } = dashboard

/** Two clicks for each of four tasks, one more where a list comes between, and one back to the overview after each of three. */
const GOAL = 12

/** Three orders of a new buyer, paid. */
async function orderThree(buyer: Page) {
  const email = await newBuyer(buyer)
  await keepToronto(buyer)
  for (let n = 0; n < 3; n += 1) {
    await sendToCart(buyer, 'onbyeol', 2)
    await payCart(buyer, email)
  }
  const list = await (await buyer.request.get('/buyer-orders')).text()
  return [...new Set(list.match(/M-\d+/g))]
}

/** The number of a price request. */
async function askForPrice(buyer: Page) {
  const form = `/price-requests/new?product=${GOODS.onbyeol.id}`
  const asked = goalOf(
    await sendForm(buyer, form, 'postalCode', { 'quantity.0': '40', postalCode: 'M5H 1A1' }),
  )
  return /Q-\d+/.exec(await (await buyer.request.get(asked)).text())?.[0] ?? ''
}

const need = (page: Page, kind: 'acknowledge' | 'prices' | 'questions' | 'late') =>
  page
    .getByRole('region', { name: needs.title })
    .getByRole('link', { name: new RegExp(`^${needs[kind].do}`) })

async function toOverview(page: Page) {
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/ko\/seller$/)
}

// What is seeded, and so done once, comes last: an old question, and a late order.
test('a Korean morning on a phone: three new orders, a price, a question and a late order in twelve clicks', async ({
  page,
  browser,
}) => {
  test.slow()
  const buyer = await (await browser.newContext()).newPage()
  const numbers = await orderThree(buyer)
  const request = await askForPrice(buyer)
  await buyer.context().close()
  expect(numbers).toHaveLength(3)
  await signIn(page, 'seller3@maru.test')
  await expect
    .poll(async () => {
      const waiting = await (await page.request.get('/ko/seller/orders/bulk')).text()
      return numbers.filter((number) => waiting.includes(number)).length
    })
    .toBe(3)

  const clicks = await countClicks(page, '/ko/seller')
  await need(page, 'acknowledge').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(manyOrders.title)
  // Orders that other journeys wait for are left out, without a click.
  await page.locator('input[name=order]').evaluateAll((boxes, own) => {
    for (const box of boxes as HTMLInputElement[]) box.checked = own.includes(box.value)
  }, numbers)
  await page.getByRole('button', { name: manyOrders.acknowledge, exact: true }).click()
  await expect(page.locator('main [data-said]')).toHaveText('주문 3건의 발주를 확인했습니다.')

  await toOverview(page)
  await need(page, 'prices').click()
  await page.waitForURL(/\/seller\/price-requests(\/|$)/)
  if (page.url().endsWith('/price-requests'))
    await page.getByRole('listitem').filter({ hasText: request }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(request)
  await page.getByLabel(/단가\(CAD\)/).fill('31.50')
  await page.getByLabel(priceRequests.offer.freight).fill('120')
  await page.getByLabel(priceRequests.minDays).fill('20')
  await page.getByLabel(priceRequests.maxDays).fill('30')
  await page.getByRole('button', { name: priceRequests.sendOffer }).click()
  await expect(page.getByRole('main').getByText(priceRequests.done.offered)).toBeVisible()

  await toOverview(page)
  await need(page, 'questions').click()
  const answer = `네, 통관 중이라 이틀 정도 멈춰 보입니다. ${Date.now()}`
  await page.getByLabel(chat.write).fill(answer)
  await page.getByRole('button', { name: chat.send, exact: true }).click()
  await expect(page.getByRole('log').getByText(answer)).toBeVisible()
  await expect(page.getByRole('log').getByText(chat.sent, { exact: true }).last()).toBeVisible()

  await toOverview(page)
  await need(page, 'late').click()
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel(order.late.from).fill(day(4))
  await page.getByLabel(order.late.to).fill(day(8))
  await page.getByRole('button', { name: new RegExp(`^${order.late.send}`) }).click()
  await expect(page.getByRole('main').getByText(orderMoves.estimated)).toBeVisible()
  expect(await clicks()).toBeLessThanOrEqual(GOAL)

  await page.goto('/ko/seller')
  await expect(page.getByRole('region', { name: needs.title })).toBeVisible()
  for (const kind of ['questions', 'late'] as const) await expect(need(page, kind)).toHaveCount(0)
})
