import { expect, type Locator, type Page } from '@playwright/test'
import { linkMailedTo } from './mailbox'

/** A password no list knows. */
export const PASSWORD = 'gravel pond nineteen'

export const newEmail = () => `e2e-${crypto.randomUUID().slice(0, 13)}@maru.test`

/** The dialog of signing in, opened from the header, or from its menu on a phone. */
export async function openDialog(page: Page, name: 'Buyer login' | 'Seller login') {
  // Pressed sooner than the page can listen, the link would lead to /login.
  await page.waitForLoadState('networkidle')
  const link = page.getByRole('link', { name }).locator('visible=true')
  if ((page.viewportSize()?.width ?? 0) < 1024) await page.getByRole('button', { name: 'Menu' }).click()
  await link.click()
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  return dialog
}

/** The first fields of a sign-up. */
export async function fillCredentials(form: Locator, email: string) {
  await form.getByLabel('Email address').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await form.getByLabel('Confirm password').fill(PASSWORD)
}

/** Who it is and where in Canada. */
export async function fillProfile(form: Locator) {
  await form.getByLabel('First name').fill('Maude')
  await form.getByLabel('Last name').fill('Tremblay')
  await form.getByLabel('Phone', { exact: true }).fill('+1 514 555 0142')
  await form.getByLabel('Street address').fill('410 rue Sherbrooke')
  await form.getByLabel('City').fill('Montréal')
  await form.getByLabel('Province or territory').selectOption('QC')
  await form.getByLabel('Postal code').fill('h2l1j7')
}

export async function agree(form: Locator) {
  await form.getByLabel(/^I agree to the/).check()
  await form.getByLabel('I am 18 or older.').check()
}

/** A new buyer, signed in on this page: the form without script is the quickest way there is. */
export async function newBuyer(page: Page): Promise<string> {
  const email = newEmail()
  await page.goto('/register?as=buyer')
  const form = page.getByRole('main')
  await fillCredentials(form, email)
  await fillProfile(form)
  await agree(form)
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Registration Successful!')).toBeVisible()
  await confirm(page, email)
  return email
}

/** Follows the link of a sign-up in the browser it was made with. */
export async function confirm(page: Page, email: string) {
  await page.goto(await linkMailedTo(page.request, email, /^Welcome|회원가입|Bienvenue/))
  await page.locator('main').getByRole('button').last().click()
  await page.waitForURL((url) => !url.pathname.endsWith('/verify'))
}
