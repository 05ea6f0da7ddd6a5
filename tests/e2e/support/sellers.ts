import { expect, type Browser, type Page } from '@playwright/test'
import { newMember, PASSWORD } from './accounts'
import { signInToPanel } from './people'

/** A new seller from Canada, pending, signed in on this page. */
export const newSeller = (page: Page) => newMember(page, 'seller')

/** What an admin does on the member's page, which ends the seller's sessions. */
export async function suspend(browser: Browser, email: string, reason: string) {
  const page = await adminPage(browser)
  const member = await memberId(page, email)
  expect(
    await send(page, 'POST', '/api/admin-commands/member-state', { member, to: 'suspended', reason }),
  ).toBe(200)
  await page.close()
}

/** What an admin does in the queue, carried out ten seconds later. */
export async function approve(browser: Browser, email: string) {
  const page = await adminPage(browser)
  const seller = `/api/sellers/${await memberId(page, email)}`
  expect(await send(page, 'PATCH', seller, { businessRegistration: '70412 8890 RC0001' })).toBe(200)
  await page.goto('/admin/queue/sellers')
  const card = page.getByRole('article').filter({ hasText: email })
  await card.getByRole('button', { name: 'Approve' }).click()
  const status = () =>
    page.evaluate(
      async (path) => ((await (await fetch(path)).json()) as { status: string }).status,
      `${seller}?depth=0`,
    )
  await expect.poll(status, { timeout: 30_000 }).toBe('active')
  await page.close()
}

async function adminPage(browser: Browser) {
  const page = await browser.newPage()
  await signInToPanel(page, 'admin@maru.test')
  return page
}

const memberId = (page: Page, email: string) =>
  page.evaluate(async (email) => {
    const found = await fetch(`/api/users?depth=0&where[email][equals]=${encodeURIComponent(email)}`)
    const { docs } = (await found.json()) as { docs: { id: string }[] }
    return docs[0]?.id ?? ''
  }, email)

const send = (page: Page, method: string, path: string, body: object) =>
  page.evaluate(
    async ([method, path, body]) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(path, { method, headers, body })).status
    },
    [method, path, JSON.stringify(body)] as const,
  )

/** Signs in with the password of new accounts. */
export async function signInAgain(page: Page, email: string, next: string) {
  await page.goto(`/login?next=${encodeURIComponent(next)}`)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.locator('main').getByRole('button', { name: 'Login' }).click()
  await page.waitForURL((url) => url.pathname === next)
}
