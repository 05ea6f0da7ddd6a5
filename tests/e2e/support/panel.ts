import { expect, type Browser, type Page } from '@playwright/test'
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
  await form.getByRole('button', { name: 'Open the order' }).click()
  await form.getByRole('button', { name: 'Yes, do it' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The order is open' })).toBeVisible()
  await page.reload()
}
