import { expect, test, type Page } from '@playwright/test'
import { codeAt, stepAt } from '@/server/auth/staff/totp'
import { FULL } from './support/full'
import { linkMailedTo } from './support/mailbox'
import { WORDS } from './support/words'
import { DEMO_PASSWORD, signInToPanelByForm, tryPanel } from './support/people'

/** An admin invites a colleague above the list of staff, who follows the link and chooses a password. */
async function hire(page: Page, colleague: Page, email: string): Promise<string> {
  await page.goto('/admin/collections/staff/create')
  await expect(page).toHaveURL(/staff(\?|$)/)
  const form = page.getByRole('region', { name: 'Invite a colleague' })
  await form.getByLabel('Email address').fill(email)
  await form.getByLabel('Name', { exact: true }).fill('Jo Newcomer')
  await form.getByLabel('Language of the email').selectOption('ko')
  await form.getByRole('button', { name: 'Send the invitation' }).click()
  await form.getByRole('button', { name: 'Yes, do it' }).click()
  await expect(page.getByText(`The invitation to ${email} is on its way.`)).toBeVisible()
  await expect(page.getByRole('link', { name: email })).toBeVisible()
  await colleague.goto(await linkMailedTo(page.request, email, /초대/))
  const { reset, staff } = WORDS.ko
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText(
    staff.invite.welcome.replace('{siteName}', 'Maru'),
  )
  await colleague.getByLabel(reset.password, { exact: true }).fill(DEMO_PASSWORD)
  await colleague.getByLabel(reset.confirm).fill(DEMO_PASSWORD)
  await colleague.getByRole('button', { name: staff.savePassword }).click()
  await colleague.waitForURL(/\/admin\/login/)
  await expect(colleague.locator('html')).toHaveAttribute('lang', 'ko')
  await colleague.context().clearCookies({ name: 'maru-lng' })
  const href = await page.getByRole('link', { name: email }).getAttribute('href')
  return href?.split('/').at(-1) ?? ''
}

test('a colleague sets up a second factor, signs in with it, loses it, and an admin resets it', async ({
  page,
  browser,
}) => {
  const email = `jo-${Date.now()}@maru.test`
  await signInToPanelByForm(page, 'admin@maru.test')
  const other = await browser.newContext()
  const colleague = await other.newPage()
  const id = await hire(page, colleague, email)
  await signInToPanelByForm(colleague, email)
  await colleague.goto('/admin/second-factor')
  await expect(colleague.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const shown = await colleague.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()
  const code = (steps: number) => codeAt(shown.replaceAll(' ', ''), stepAt(Date.now()) + steps)

  await colleague.getByLabel('Code from the app').fill('000000')
  await colleague.getByRole('button', { name: 'Turn on' }).click()
  await expect(colleague.getByRole('alert').filter({ hasText: 'This code isn’t right' })).toBeVisible()
  await colleague.getByLabel('Code from the app').fill(code(0))
  await colleague.getByRole('button', { name: 'Turn on' }).click()
  await expect(colleague.getByRole('heading', { name: /Keep these recovery codes/ })).toBeVisible()
  const codes = await colleague.getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(10)
  await colleague.getByRole('button', { name: 'Logout' }).click()
  await colleague.waitForURL((url) => url.pathname === '/')

  await tryPanel(colleague, email)
  await expect(colleague.getByText(/Sign In Failed: The email address, password and code/)).toBeVisible()
  await signInToPanelByForm(colleague, email, code(1))
  await other.clearCookies()
  await signInToPanelByForm(colleague, email, codes[0])

  await page.goto(`/admin/collections/staff/${id}`)
  const question = page.getByText(/Make sure that it is really Jo Newcomer/)
  // The panel draws a form anew when its state arrives, which loses a press.
  await expect(async () => {
    if (page.url().includes('/collections/'))
      await page.getByRole('link', { name: 'Reset second factor' }).click({ timeout: 2_000 })
    await expect(question).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Reset' }).click()
  await page.waitForURL(`**/admin/collections/staff/${id}`)
  await colleague.goto('/admin')
  await colleague.waitForURL(/\/admin\/login/)
  await signInToPanelByForm(colleague, email)
  await other.close()
})

test('the door of the panel works without script', FULL, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await tryPanel(page, 'nobody@maru.test')
  await expect(page.getByRole('alert')).toContainText('Sign In Failed')
  await page.goto('/admin/second-factor')
  await page.waitForURL(/\/admin\/login\?redirect=/)
  await context.close()
})
