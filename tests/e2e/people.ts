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

export async function signInToPanel(page: Page, email: string) {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(/\/admin\/?$/)
}

export const DEMO_PASSWORD = password
