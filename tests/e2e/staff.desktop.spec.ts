import { expect, test, type Page } from '@playwright/test'
import { codeAt, stepAt } from '@/server/staff/totp'
import { DEMO_PASSWORD, signInToPanelByForm, tryPanel } from './support/people'

/** An admin gives a colleague an account, through the panel's own call. */
async function hire(page: Page, email: string): Promise<string> {
  return page.evaluate(
    async (member) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch('/api/staff', { method: 'POST', headers, body: JSON.stringify(member) })
      return (await answer.json()).doc.id
    },
    { email, password: DEMO_PASSWORD, name: 'Jo Newcomer', role: 'editor' },
  )
}

test('a colleague sets up a second factor, signs in with it, loses it, and an admin resets it', async ({
  page,
  browser,
}) => {
  const email = `jo-${Date.now()}@maru.test`
  await signInToPanelByForm(page, 'admin@maru.test')
  const id = await hire(page, email)

  const other = await browser.newContext()
  const colleague = await other.newPage()
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
  await page.getByRole('link', { name: 'Reset second factor' }).click()
  await expect(page.getByText(/Make sure that it is really Jo Newcomer/)).toBeVisible()
  await page.getByRole('button', { name: 'Reset' }).click()
  await page.waitForURL(`**/admin/collections/staff/${id}`)
  await colleague.goto('/admin')
  await colleague.waitForURL(/\/admin\/login/)
  await signInToPanelByForm(colleague, email)
  await other.close()
})

test('the door of the panel works without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await tryPanel(page, 'nobody@maru.test')
  await expect(page.getByRole('alert')).toContainText('Sign In Failed')
  await page.goto('/admin/second-factor')
  await page.waitForURL(/\/admin\/login\?redirect=/)
  await context.close()
})
