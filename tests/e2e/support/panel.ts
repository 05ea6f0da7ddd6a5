import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { signInToPanel } from './people'

/** Changes a document as the panel of an admin sends it, such as `products/{id}`. */
export async function changeAsAdmin(browser: Browser, path: string, data: object) {
  await inPanel(browser, async (page) => {
    const status = await page.evaluate(
      async ([path, body]) => {
        const headers = { 'content-type': 'application/json' }
        return (await fetch(`/api/${path}`, { method: 'PATCH', headers, body })).status
      },
      [path, JSON.stringify(data)] as const,
    )
    expect(status).toBe(200)
  })
}

/** The id of the first document found, such as by `product-changes?where[product][equals]={id}`. */
export async function findAsAdmin(browser: Browser, path: string) {
  return inPanel(browser, (page) =>
    page.evaluate(async (path) => (await (await fetch(`/api/${path}`)).json()).docs[0].id as string, path),
  )
}

async function inPanel<T>(browser: Browser, act: (page: Page) => Promise<T>) {
  const page = await browser.newPage()
  await signInToPanel(page, 'admin@maru.test')
  const done = await act(page)
  await page.close()
  return done
}

/** Opens an order's page in the panel, on which an admin is signed in, and what is private there, by a ready reason. */
export async function openOrder(page: Page, order: string) {
  await page.goto(`/admin/collections/orders/${order}`)
  const form = page.getByRole('region', { name: 'What is private opens with a reason' })
  const ready = form.getByRole('button', { name: 'The buyer asked us for help' })
  await expect(async () => {
    if (await ready.isVisible()) await ready.click({ timeout: 2_000 })
    await expect(page.getByRole('status').filter({ hasText: 'Open until' })).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 20_000 })
}

/** The form of what can be done with the order that is shown, opened from the bar above it. */
export async function orderAction(page: Page, name: string) {
  const bar = page.getByRole('group', { name: 'What you can do' })
  const form = page.getByRole('region', { name, exact: true })
  await expect(async () => {
    if (!(await form.isVisible()))
      await bar.getByRole('button', { name, exact: true }).click({ timeout: 2_000 })
    await expect(form).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
  return form
}

/** Presses a button and confirms it. A press that comes before the script of the page does nothing, so it is repeated. */
export async function sayYes(region: Locator, name: string | RegExp) {
  const yes = region.getByRole('button', { name: 'Yes, do it' })
  await expect(async () => {
    if (!(await yes.isVisible())) await region.getByRole('button', { name }).click({ timeout: 2_000 })
    await expect(yes).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
  await yes.click()
}
