import { readFileSync } from 'node:fs'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { goalOf, sendForm } from './send-form'

const { password } = JSON.parse(readFileSync('dev/seed/accounts.json', 'utf8')) as { password: string }

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>
/** What the browsers of this process were given when an account last signed in. */
const kept = new Map<string, Cookies>()

/**
 * A member of the demo world, signed in and come to `next`: once in each process, from then on in the same session. Who logs out, or tests
 * the sign-in itself, uses the form.
 */
export async function signIn(page: Page, email: string, next = '/') {
  const cookies = kept.get(email)
  if (cookies) await page.context().addCookies(cookies)
  else {
    goalOf(await sendForm(page, '/login', 'password', { email, password }))
    kept.set(email, await page.context().cookies())
  }
  await page.goto(next)
}

/** Signs a member of the demo world in through the form, as a person does. */
export async function signInByForm(page: Page, email: string, next = '/') {
  await page.goto(`/login?next=${encodeURIComponent(next)}`)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('main').getByRole('button', { name: 'Login' }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
}

/** A member of staff, signed in on a page from which the panel's routes can be asked. */
export async function signInToPanel(page: Page, email: string) {
  const answer = await page.request.post('/api/staff/login', { data: { email, password } })
  expect(answer.status(), `${email} signs in`).toBe(200)
  await page.goto('/robots.txt')
}

/** Signs a member of staff in through the form, as a person does; `code` is the second factor of who has one. */
export async function signInToPanelByForm(page: Page, email: string, code = '') {
  await tryPanel(page, email, code)
  await page.waitForURL(/\/admin\/?$/)
}

/** Fills in the form of the panel's door and sends it. */
export async function tryPanel(page: Page, email: string, code = '') {
  await page.goto('/admin/login')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Login' }).click()
}

export const DEMO_PASSWORD = password
