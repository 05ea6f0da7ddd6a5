import { expect, type Browser, type Page } from '@playwright/test'
import { agree, confirm, fillCredentials, fillProfile, newEmail, PASSWORD } from './accounts'
import { signInToPanel } from './people'

/** A new seller from Canada, pending, signed in on this page. */
export async function newSeller(page: Page): Promise<string> {
  const email = newEmail()
  await page.goto('/register?as=seller')
  const form = page.getByRole('main')
  await fillCredentials(form, email)
  await form.getByLabel('Country').selectOption('CA')
  await fillProfile(form)
  await agree(form)
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Registration Successful!')).toBeVisible()
  await confirm(page, email)
  return email
}

/** What an admin does in the panel, which ends the seller's sessions. */
export const suspend = (browser: Browser, email: string, statusReason: string) =>
  changeSeller(browser, email, { status: 'suspended', statusReason })

export const approve = (browser: Browser, email: string) =>
  changeSeller(browser, email, { status: 'active', businessRegistration: '70412 8890 RC0001' })

async function changeSeller(browser: Browser, email: string, change: object) {
  const page = await browser.newPage()
  await signInToPanel(page, 'admin@maru.test')
  const status = await page.evaluate(
    async ([email, body]) => {
      const found = await fetch(`/api/users?depth=0&where[email][equals]=${encodeURIComponent(email)}`)
      const { docs } = (await found.json()) as { docs: { id: string }[] }
      const headers = { 'content-type': 'application/json' }
      return (await fetch(`/api/sellers/${docs[0]?.id}`, { method: 'PATCH', headers, body })).status
    },
    [email, JSON.stringify(change)] as const,
  )
  expect(status).toBe(200)
  await page.close()
}

/** Signs in with the password of new accounts. */
export async function signInAgain(page: Page, email: string, next: string) {
  await page.goto(`/login?next=${encodeURIComponent(next)}`)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.locator('main').getByRole('button', { name: 'Login' }).click()
  await page.waitForURL((url) => url.pathname === next)
}
