import { expect, test } from '@playwright/test'
import {
  agree,
  confirm,
  fillCredentials,
  fillProfile,
  newBuyer,
  newEmail,
  openDialog,
  PASSWORD,
} from './accounts'
import { linkMailedTo } from './mailbox'
import { DEMO_PASSWORD, signIn } from './people'

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
  await dialog.getByLabel('Password once more').fill('something else')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Passwords do not match!')
  await dialog.getByLabel('Password once more').fill(PASSWORD)
  await dialog.getByRole('button', { name: /^Show *: Password$/ }).click()
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('heading', { name: 'About you' })).toBeFocused()
  await fillProfile(dialog)
  await dialog.getByRole('button', { name: 'Register' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Registration Failed: Please look at these fields.')
  await expect(dialog.getByLabel('First name')).toHaveValue('Maude')
  await expect(dialog.getByLabel(/^Send me news/)).not.toBeChecked()
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

test('who wanted to message a seller registers, and finds the conversation open', async ({
  page,
  context,
}) => {
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
})

test('closing the dialog forgets what was typed; a wrong password is told in the words of the specification', async ({
  page,
}) => {
  await page.goto('/')
  const dialog = await openDialog(page, 'Seller login')
  await dialog.getByLabel('E-mail address').fill('seller@maru.test')
  await dialog.getByLabel('Password', { exact: true }).fill('not-the-password')
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(dialog.getByRole('alert')).toContainText(/^Sign In Failed: /)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator('header :focus')).toBeVisible()
  const again = await openDialog(page, 'Seller login')
  await expect(again.getByLabel('E-mail address')).toHaveValue('')
  await expect(again.getByRole('alert')).toHaveCount(0)
})

test('the dialog is used with the keys alone: the focus stays in it, and goes back to the link', async ({
  page,
}) => {
  await page.goto(FAUCET)
  await page.waitForLoadState('networkidle')
  const link = page.getByRole('link', { name: 'Sign In to Add to Cart' })
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await expect(dialog.getByLabel('E-mail address')).toBeFocused()
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

test('signing in to message a seller opens the conversation', async ({ page }) => {
  await page.goto(FAUCET)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Message Seller' }).click()
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await expect(dialog).toContainText('Please sign in to contact the seller.')
  await dialog.getByLabel('E-mail address').fill('buyer2@maru.test')
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('dialog', { name: /^Chat with/ })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a Korean seller registers on the page and waits for approval', async ({ page }) => {
    const email = newEmail()
    await page.goto('/ko/register?as=seller')
    const form = page.getByRole('main')
    await form.getByLabel('이메일 주소').fill(email)
    await form.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
    await form.getByLabel('비밀번호 확인').fill(PASSWORD)
    await form.getByLabel('성', { exact: true }).fill('한')
    await form.getByLabel('이름', { exact: true }).fill('민서')
    await form.getByLabel('전화번호').fill('+82 2 555 0100')
    await form.getByLabel('회사명 (선택)').fill('소래도기')
    await form.getByLabel('사업자등록번호 (선택)').fill('124-81-00999')
    await expect(form.getByLabel('국가')).toHaveValue('KR')
    await expect(form.getByLabel('주 또는 준주')).toBeHidden()
    await form.getByLabel('주소', { exact: true }).fill('테헤란로 152')
    await form.getByLabel('도시').fill('강남구')
    await form.getByLabel('시·도').fill('서울특별시')
    await form.getByLabel('우편번호').fill('06236')
    await form.getByLabel(/이용약관/).check()
    await form.getByLabel('만 18세 이상입니다.').check()
    await form.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
    await form.getByRole('button', { name: '가입하기' }).click()
    await expect(form.getByRole('alert')).toContainText('124-81-00998')
    await expect(form.getByLabel('시·도')).toHaveValue('서울특별시')
    await form.getByLabel('사업자등록번호 (선택)').fill('124-81-00998')
    await form.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
    await form.getByLabel('비밀번호 확인').fill(PASSWORD)
    await form.getByRole('button', { name: '가입하기' }).click()
    await confirm(page, email)
    await page.goto('/ko/profile')
    await expect(page.getByText('판매자 계정이 승인 대기 중입니다.')).toBeVisible()
    await page.goto('/ko/seller')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/ko/upload')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('판매자 계정이 필요합니다')
    await expect(page.getByRole('main')).toContainText('판매자 계정이 승인 대기 중입니다.')
  })
})

test('a forgotten password is set anew by the mailed link, and the old one opens nothing', async ({
  page,
}) => {
  const email = await newBuyer(page)
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(/a link is on the way/)).toBeVisible()
  await page.goto(await linkMailedTo(page.request, email, /new password/i))
  await page.getByLabel('New password', { exact: true }).fill('quiet harbour of paper')
  await page.getByLabel('New password once more').fill('quiet harbour of paper')
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-session', 'buyer')
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.locator('main').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText(/^Sign In Failed: /)).toBeVisible()
})

test('the profile is edited, guarded while unsaved, and says that it is saved', async ({ page }) => {
  await newBuyer(page)
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('First name').fill('Anne')
  await page.getByRole('link', { name: 'Cancel' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  await page.getByLabel('Postal code').fill('no')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to update profile')
  await page.getByLabel('Postal code').fill('M5V 3L9')
  await page.getByLabel('Province or territory').selectOption('ON')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeFocused()
  await expect(page.getByRole('main')).toContainText('Anne Tremblay')
  await expect(page.locator('[data-fill=name]').first()).toHaveText('Anne')
})

test('the e-mail address is changed by a link to the new mailbox', async ({ page }) => {
  const old = await newBuyer(page)
  const email = newEmail()
  await page.goto('/profile')
  await page.getByText('Change e-mail address').first().click()
  await page.getByLabel('New e-mail address').fill(email)
  await page.getByLabel('Current password').locator('visible=true').fill(PASSWORD)
  await page.getByRole('button', { name: 'Change e-mail address' }).click()
  await expect(page.getByText(`We have sent a link to ${email}.`)).toBeVisible()
  await page.goto(await linkMailedTo(page.request, email, /confirm your new address/))
  await page.getByRole('button', { name: 'Change the address' }).click()
  await expect(page.getByText(`Your address is now ${email}.`)).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByRole('main')).toContainText(email)
  await expect(page.getByRole('main')).not.toContainText(old)
})

test('signing out everywhere ends every session at once', async ({ page, browser, baseURL }) => {
  const email = await newBuyer(page)
  const other = await browser.newContext({ baseURL })
  const elsewhere = await other.newPage()
  await elsewhere.goto('/login?next=%2Fprofile')
  await elsewhere.getByLabel('E-mail address').fill(email)
  await elsewhere.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await elsewhere.locator('main').getByRole('button', { name: 'Login' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Profile Settings' })).toBeVisible()
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-session', /.+/)
  await elsewhere.goto('/profile')
  await expect(elsewhere).toHaveURL(/\/login\?next=/)
  await other.close()
})

test('an account is deleted with its password, and nobody gets in with it again', async ({ page }) => {
  const email = await newBuyer(page)
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Delete my account' }).click()
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText(/^Your account is deleted\./)).toBeVisible()
  await page.goto('/login')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.locator('main').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText(/^Sign In Failed: /)).toBeVisible()
})

test('a buyer who starts to sell is asked, and led to the guide and the form', async ({ page }) => {
  await signIn(page, 'buyer@maru.test', '/upload')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seller Account Required')
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'Start Selling' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(
    'You are already registered as a buyer. Do you want to register as a seller as well?',
  )
  await question.getByRole('link', { name: 'Yes' }).click()
  await expect(page).toHaveURL(/\/become-seller$/)
  await page.getByRole('main').getByRole('link', { name: 'Start Selling' }).first().click()
  await expect(page.getByRole('heading', { name: 'Seller registration' })).toBeVisible()
  await expect(page.getByLabel('Company', { exact: true })).toBeVisible()
})
