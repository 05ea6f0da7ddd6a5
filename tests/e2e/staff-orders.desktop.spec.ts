import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test'
import { VIOLATIONS } from './support/axe'
import { buyAndPay } from './support/buy'
import { FULL } from './support/full'
import { openOrder, orderAction } from './support/panel'
import { signInToPanel } from './support/people'

/** A paid order of a new buyer: its id and number, and the session at the provider it was paid in. */
async function sale(browser: Browser) {
  const buyer = await (await browser.newContext()).newPage()
  const { path, number, payPage } = await buyAndPay(buyer, 'yeoulmok')
  await buyer.context().close()
  const { origin, pathname } = new URL(payPage)
  const [order = '', session = ''] = [path.split('/').at(-1), pathname.split('/').at(-1)]
  return { order, number, provider: origin, session }
}

/** What the audit log says of a document, as the panel reads it. */
const recorded = (page: Page, subject: string) =>
  page.evaluate(async (id) => {
    const answer = await fetch(`/api/audit-events?where[subjectId][equals]=${id}&limit=50&depth=0`)
    const { docs } = (await answer.json()) as { docs: { action: string }[] }
    return docs.map(({ action }) => action).toSorted()
  }, subject)

async function give(form: Locator, button: string, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label).fill(value)
  await form.getByRole('button', { name: button }).click()
  await form.getByRole('button', { name: 'Yes, do it' }).click()
}

test('an admin refunds a part, sends an email again and cancels the rest: one event each', async ({
  page,
  browser,
}) => {
  test.slow()
  const { order } = await sale(browser)
  await signInToPanel(page, 'admin@maru.test')
  await openOrder(page, order)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Order M-')
  expect(await recorded(page, order)).toEqual(['order.opened'])
  await give(await orderAction(page, 'Refund this order'), 'Refund', {
    'Refund amount (CAD)': '10.00',
    Reason: 'Chipped',
  })
  await expect(page.getByRole('status').filter({ hasText: 'The refund is being processed.' })).toBeVisible()
  expect(await recorded(page, order)).toEqual(['order.opened', 'refund.made'])

  await page.reload()
  const emails = page.getByRole('region', { name: 'Emails', exact: true })
  const again = emails.getByRole('button', { name: /^Send “/ }).first()
  await expect(async () => {
    await page.reload()
    await expect(emails.locator('[data-email=queued]')).toHaveCount(0, { timeout: 500 })
  }).toPass({ timeout: 20_000 })
  await again.click()
  await expect(emails.getByRole('alert').filter({ hasText: 'less than a minute ago' })).toBeVisible()
  await expect(again).toBeFocused()
  await page.route('**/api/admin-commands/email-again', (route) => route.abort(), { times: 1 })
  await again.click()
  await expect(emails.getByRole('alert').filter({ hasText: 'No response came' })).toBeVisible()
  expect(await recorded(page, order)).toEqual(['order.opened', 'refund.made'])
  const { violations } = await new AxeBuilder({ page }).include('.admin-order').options(VIOLATIONS).analyze()
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([])

  const cancel = await orderAction(page, 'Cancel the whole order')
  await cancel.getByLabel('Reason').fill(' ')
  await cancel.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(cancel.getByRole('alert')).toHaveText('Please give a reason.')
  await expect(cancel.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await expect(cancel.getByRole('button', { name: 'Yes, do it' })).toHaveCount(0)
  await give(cancel, 'Cancel the order', { Reason: 'The buyer called' })
  await expect(page.getByRole('status').filter({ hasText: 'The order is cancelled.' })).toBeVisible()
  expect(await recorded(page, order)).toEqual(['order.cancelled', 'order.opened', 'refund.made'])
  await page.reload()
  await expect(page.locator('[data-status=cancelled]')).toHaveText('Cancelled')
  await expect(page.getByRole('button', { name: 'Cancel the whole order' })).toHaveCount(0)
})

test('an order shows what the work needs at once, and what is private in place once it is said why', async ({
  page,
  browser,
}) => {
  test.slow()
  const { order, number } = await sale(browser)
  await signInToPanel(page, 'admin@maru.test')
  const path = `/admin/collections/orders/${order}`
  const sent = (await (await page.goto(path))?.text()) ?? ''
  expect(sent).toContain(number)
  expect(sent).not.toContain('King Street')

  await page.goto(`/admin/collections/orders?search=${number.toLowerCase()}`)
  await expect(page.locator('table tbody tr')).toHaveCount(1)
  await expect(async () => {
    // Before the list has its script, the search may draw it anew under the click.
    if (!page.url().includes(order)) await page.getByRole('link', { name: number }).click({ timeout: 2_000 })
    await expect(page).toHaveURL(new RegExp(order), { timeout: 2_000 })
  }).toPass()
  for (const name of ['Items', 'Timeline', 'Payment', 'Buyer', 'Seller', 'Documents'])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /^Invoice/ })).toHaveCount(0)
  const form = page.getByRole('region', { name: 'What is private opens with a reason' })
  await expect(async () => {
    await form.getByRole('button', { name: 'Open the order' }).click()
    await expect(form.getByRole('alert')).toHaveText('Please give a reason.', { timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
  const closed = await new AxeBuilder({ page }).include('.admin-order').options(VIOLATIONS).analyze()
  expect(closed.violations.map(({ id }) => id)).toEqual([])

  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await form.getByLabel('Another reason').fill('The buyer called')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Open until' })).toBeFocused()
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
  await expect(page.getByRole('region', { name: 'Buyer', exact: true })).toContainText('12 King Street West')
  await expect(page.getByRole('main').getByRole('link', { name: /^Invoice/ })).toBeVisible()
  expect(await recorded(page, order)).toEqual(['order.opened'])

  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const onPhone = await new AxeBuilder({ page }).include('.admin-order').options(VIOLATIONS).analyze()
  expect(onPhone.violations.map(({ id }) => id)).toEqual([])
})

test(
  'a dispute stands on the order with its state: one event when it opens, one when it is won',
  FULL,
  async ({ page, browser, request }) => {
    test.slow()
    const { order, provider, session } = await sale(browser)
    await signInToPanel(page, 'admin@maru.test')
    await page.goto(`/admin/collections/orders/${order}`)
    const checkout = await page.evaluate(
      async (id) =>
        ((await (await fetch(`/api/orders/${id}?depth=0`)).json()) as { checkout: string }).checkout,
      order,
    )
    const step = async (path: string) =>
      (await request.post(`${provider}/_control/${path}`, { data: {} })).json()
    const payment = page.getByRole('region', { name: 'Payment', exact: true })
    const stands = (state: string) =>
      expect(async () => {
        await page.reload()
        await expect(payment.locator(`[data-dispute=${state}]`)).toBeVisible({ timeout: 500 })
      }).toPass({ timeout: 20_000 })

    const { id } = (await step(`sessions/${session}/dispute`)) as { id: string }
    await stands('needs_response')
    expect(await recorded(page, checkout)).toEqual(['payment.disputed'])
    await payment.getByRole('link', { name: /^Dispute over/ }).click()
    await expect(page.getByRole('link', { name: /^M-/ })).toBeVisible()
    await page.goto(`/admin/collections/orders/${order}`)
    await step(`disputes/${id}/win`)
    await stands('won')
    expect(await recorded(page, checkout)).toEqual(['payment.disputed', 'payment.disputed'])
  },
)

test(
  'the orders that are late by more than a week are listed, with the number of the dashboard (rule M66)',
  FULL,
  async ({ page }) => {
    await signInToPanel(page, 'admin@maru.test')
    await page.goto('/admin/collections/orders')
    // Payload's list writes its own parameters into the address first.
    await page.waitForURL(/limit=/)
    await page.waitForLoadState('networkidle')
    const tab = page.getByRole('link', { name: 'Orders late by more than a week' })
    await tab.click()
    await expect(page).toHaveURL(/late=week/)
    await expect(tab).toHaveAttribute('aria-current', 'page')
    await expect(page.locator('tbody tr').filter({ hasText: 'M-10008' })).toBeVisible()
    await expect(page.locator('tbody tr').filter({ hasText: 'M-10012' })).toHaveCount(0)
  },
)
