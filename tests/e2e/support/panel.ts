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

/** Opens an order's page in the panel, on which an admin is signed in, and says why. */
export async function openOrder(page: Page, order: string) {
  await page.goto(`/admin/collections/orders/${order}`)
  const form = page.getByRole('region', { name: 'Why are you opening this order?' })
  await form.getByLabel('Reason').fill('The buyer called')
  await sayYes(form, 'Open the order')
  await expect(page.getByRole('status').filter({ hasText: 'The order is open' })).toBeVisible()
  await page.reload()
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
