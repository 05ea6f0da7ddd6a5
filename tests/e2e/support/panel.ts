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
