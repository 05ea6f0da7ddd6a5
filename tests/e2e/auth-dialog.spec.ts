import { expect, test } from '@playwright/test'
import {
  agree,
  confirm,
  fillCredentials,
  fillProfile,
  newEmail,
  openDialog,
  PASSWORD,
} from './support/accounts'
import { FULL, FULL_WIDTHS } from './support/full'
import { DEMO_PASSWORD } from './support/people'

/** A faucet sold by the piece. */
const FAUCET = '/product/8b6a90b0-f74b-5aa4-a800-1eba9c2aaf69'

test('who wanted to add to the cart registers in the dialog, and the link of the mail finishes it in a tab of its own', async ({
  page,
  context,
}) => {
  await page.goto(FAUCET)
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Quantity', { exact: true }).fill('3')
  await page.getByRole('link', { name: 'Sign In to Add to Cart' }).click()
  await page.getByRole('dialog', { name: 'Login' }).getByRole('link', { name: 'Register' }).click()
  const dialog = page.getByRole('dialog', { name: 'Register' })
  const email = newEmail()
  await fillCredentials(dialog, email)
  await dialog.getByLabel('Confirm password').fill('something else')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Passwords do not match!')
  await dialog.getByLabel('Confirm password').fill(PASSWORD)
  await dialog.getByRole('button', { name: /^Show *: Password$/ }).click()
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('heading', { name: 'About you' })).toBeFocused()
  await fillProfile(dialog)
  await dialog.getByRole('button', { name: 'Register' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Registration Failed: Please check these fields.')
  await expect(dialog.getByLabel('First name')).toHaveValue('Maude')
  await expect(dialog.getByLabel(/^Email me news/)).not.toBeChecked()
  await agree(dialog)
  await dialog.getByRole('button', { name: 'Register' }).click()
  await expect(dialog.getByRole('status')).toContainText('Registration Successful!')
  await expect(page.locator('html')).not.toHaveAttribute('data-session', /.+/)
  const tab = await context.newPage()
  await confirm(tab, email)
  await expect(tab).toHaveURL(new RegExp(`${FAUCET}$`))
  await expect(tab.locator('.buy-status')).toContainText('Added to your cart.')
  await expect(tab.locator('.buy-status')).toContainText('In your cart: 3')
  await expect(tab.locator('html')).toHaveAttribute('data-session', 'buyer')
})

test(
  'who wanted to message a seller registers, and finds the conversation open',
  FULL,
  async ({ page, context }) => {
    await page.goto(FAUCET)
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Message Seller' }).click()
    const login = page.getByRole('dialog', { name: 'Login' })
    await expect(login).toContainText('Please sign in to contact the seller.')
    await login.getByRole('link', { name: 'Register' }).click()
    const email = newEmail()
    const dialog = page.getByRole('dialog', { name: 'Register' })
    await fillCredentials(dialog, email)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await fillProfile(dialog)
    await agree(dialog)
    await dialog.getByRole('button', { name: 'Register' }).click()
    await expect(dialog.getByRole('status')).toContainText('Registration Successful!')
    const tab = await context.newPage()
    await confirm(tab, email)
    await expect(tab.getByRole('dialog', { name: /^Chat with/ })).toBeVisible()
  },
)

test(
  'closing the dialog forgets what was typed; a wrong password is told in the words of rule P23',
  FULL_WIDTHS,
  async ({ page }) => {
    await page.goto('/')
    const dialog = await openDialog(page, 'Seller login')
    await dialog.getByLabel('Email address').fill('seller@maru.test')
    await dialog.getByLabel('Password', { exact: true }).fill('not-the-password')
    await dialog.getByRole('button', { name: 'Login' }).click()
    await expect(dialog.getByRole('alert')).toContainText(/^Sign In Failed: /)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.locator('header :focus')).toBeVisible()
    const again = await openDialog(page, 'Seller login')
    await expect(again.getByLabel('Email address')).toHaveValue('')
    await expect(again.getByRole('alert')).toHaveCount(0)
  },
)

test('the dialog is used with the keys alone: the focus stays in it, and goes back to the link', async ({
  page,
}) => {
  await page.goto(FAUCET)
  await page.waitForLoadState('networkidle')
  const link = page.getByRole('link', { name: 'Sign In to Add to Cart' })
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await expect(dialog.getByLabel('Email address')).toBeFocused()
  const isOutside = () => {
    const { activeElement: here, body } = document
    return here !== body && here?.closest('dialog[open]') === null
  }
  const seen = new Set<string>()
  for (let at = 0; at < 14; at++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(isOutside)).toBe(false)
    seen.add(await page.evaluate(() => document.activeElement?.textContent ?? ''))
  }
  expect([...seen]).toEqual(expect.arrayContaining(['Login', 'Forgot your password?', 'Register']))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
})

test('signing in to message a seller opens the conversation', FULL_WIDTHS, async ({ page }) => {
  await page.goto(FAUCET)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Message Seller' }).click()
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await expect(dialog).toContainText('Please sign in to contact the seller.')
  await dialog.getByLabel('Email address').fill('buyer2@maru.test')
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('dialog', { name: /^Chat with/ })).toBeVisible()
})
