import { expect, type Locator, type Page } from '@playwright/test'
import { linkMailedTo } from './mailbox'
import { goalOf, sendForm } from './send-form'

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
  await form.getByLabel('Street address', { exact: true }).fill('410 rue Sherbrooke')
  await form.getByLabel('City', { exact: true }).fill('Montréal')
  await form.getByLabel('Province or territory').selectOption('QC')
  await form.getByLabel('Postal code').fill('h2l1j7')
}

export async function agree(form: Locator) {
  await form.getByLabel(/^I agree to the/).check()
  await form.getByLabel('I am 18 or older.').check()
}

/** Who `newMember` is, by the names of the fields. */
const MAUDE = {
  firstName: 'Maude',
  lastName: 'Tremblay',
  phone: '+1 514 555 0142',
  country: 'CA',
  address: '410 rue Sherbrooke',
  city: 'Montréal',
  province: 'QC',
  postalCode: 'H2L 1J7',
  terms: 'on',
  age: 'on',
}

/** An address of nobody else's: from one address 60 people may sign up in an hour. */
const anAddress = () => [10, ...crypto.getRandomValues(new Uint8Array(3))].join('.')

/** A new buyer, or a seller from Canada who is pending, signed in on this page. */
export async function newMember(page: Page, as: 'buyer' | 'seller'): Promise<string> {
  const email = newEmail()
  const passwords = { password: PASSWORD, confirmPassword: PASSWORD }
  const fields = { email, ...passwords, ...MAUDE }
  await sendForm(page, `/register?as=${as}`, 'confirmPassword', fields, anAddress())
  const link = await linkMailedTo(page.request, email, WELCOME)
  goalOf(await sendForm(page, link, 'token'))
  return email
}

export const newBuyer = (page: Page) => newMember(page, 'buyer')

/** The same through the page of the sign-up, as a person does. */
export async function newMemberByForm(page: Page, as: 'buyer' | 'seller'): Promise<string> {
  const email = newEmail()
  await page.goto(`/register?as=${as}`)
  const form = page.getByRole('main')
  await fillCredentials(form, email)
  if (as === 'seller') await form.getByLabel('Country').selectOption('CA')
  await fillProfile(form)
  await agree(form)
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Registration Successful!')).toBeVisible()
  await confirm(page, email)
  return email
}

const WELCOME = /^Welcome|회원가입|Bienvenue/

/** Follows the link of a sign-up in the browser it was made with. */
export async function confirm(page: Page, email: string) {
  await page.goto(await linkMailedTo(page.request, email, WELCOME))
  await page.locator('main').getByRole('button').last().click()
  await page.waitForURL((url) => !url.pathname.endsWith('/verify'))
}
