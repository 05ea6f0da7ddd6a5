import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

const { password } = JSON.parse(readFileSync('dev/seed/accounts.json', 'utf8')) as { password: string }

/** Signs a member of the demo world in through the form, as a person does. */
export async function signIn(page: Page, email: string, next = '/') {
  await page.goto(`/login?next=${encodeURIComponent(next)}`)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('main').getByRole('button', { name: 'Login' }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
}

/** Signs a member of staff in; `code` is the second factor of who has one. */
export async function signInToPanel(page: Page, email: string, code = '') {
  await tryPanel(page, email, code)
  await page.waitForURL(/\/admin\/?$/)
}

/** Fills in the form of the panel's door and sends it. */
export async function tryPanel(page: Page, email: string, code = '') {
  await page.goto('/admin/login')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Login' }).click()
}

export const DEMO_PASSWORD = password
