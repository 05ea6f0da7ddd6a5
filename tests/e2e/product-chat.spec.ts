import { expect, test, type Page } from '@playwright/test'
import { FULL, FULL_WIDTHS } from './support/full'
import { signIn } from './support/people'

const FAUCET = '/product/8b6a90b0-f74b-5aa4-a800-1eba9c2aaf69'
const SENDING = /\/api\/chat\/[\w-]{36}$/
const dialog = (page: Page) => page.getByRole('dialog')
const words = () => `Is it lead free? ${Math.random().toString(36).slice(2)}`

test('who is signed out is asked to sign in, and comes back to the open conversation', async ({ page }) => {
  await page.goto(FAUCET)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Message Seller' }).click()
  await expect(dialog(page)).toContainText('Please sign in to contact the seller.')
  await signIn(page, 'hannah@maru.test', `${FAUCET}?chat=1`)
  await expect(dialog(page)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${FAUCET}$`))
})

for (const { prefix, label } of [
  { prefix: '', label: 'Message Seller' },
  { prefix: '/fr', label: 'Écrire au vendeur' },
  { prefix: '/ko', label: '판매자에게 문의' },
]) {
  test(`the way to the seller is there: ${label}`, FULL, async ({ page }) => {
    await page.goto(prefix + FAUCET)
    await expect(page.getByRole('button', { name: label })).toBeVisible()
  })
}

test('Enter sends, Shift and Enter begins a line, blank says nothing', FULL_WIDTHS, async ({ page }) => {
  await signIn(page, 'buyer2@maru.test')
  await page.goto(`${FAUCET}?chat=1`)
  await expect(dialog(page)).toHaveAccessibleName('Chat with Sorae Fittings Co., Ltd.')
  const box = page.getByLabel('Write a message')
  await expect(box).toBeFocused()
  await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'false')
  await box.fill('   ')
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  const text = words()
  await box.fill(text)
  await box.press('Shift+Enter')
  await box.pressSequentially('Thank you.')
  await box.press('Enter')
  await expect(box).toHaveValue('')
  await expect(page.getByRole('log').locator('p', { hasText: `${text}` })).toBeInViewport()
  await expect(page.getByRole('log').getByText('Failed')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.getByRole('button', { name: 'Message Seller' }).click()
  await expect(box).toBeFocused()
  await expect(page.getByRole('log').locator('p', { hasText: text })).toBeVisible()
})

test('what could not be sent stays, says so, and goes with another try', FULL, async ({ page }) => {
  await signIn(page, 'buyer@maru.test')
  await page.goto(`${FAUCET}?chat=1`)
  await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'false')
  await page.route(SENDING, (route) => route.abort())
  const text = words()
  await page.getByLabel('Write a message').fill(text)
  await page.getByLabel('Write a message').press('Enter')
  await expect(page.getByText('Failed to send message')).toBeVisible()
  await page.goto(`${FAUCET}?chat=1`)
  await expect(page.getByLabel('Write a message')).toHaveValue(text)
  await page.getByLabel('Write a message').press('Enter')
  await expect(page.getByText('Failed to send message')).toBeVisible()
  await page.unroute(SENDING)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Failed to send message')).toBeHidden()
  await expect(page.getByRole('log').locator('p', { hasText: text })).toHaveCount(1)
})

test('a message whose answer was lost is shown once, here and in a second window', async ({
  page,
  context,
}) => {
  await signIn(page, 'hannah@maru.test')
  const other = await context.newPage()
  for (const window of [page, other]) {
    await window.goto(`${FAUCET}?chat=1`)
    await expect(window.getByRole('log')).toHaveAttribute('aria-busy', 'false')
  }
  await page.route(SENDING, async (route) => {
    await route.fetch()
    await route.abort()
  })
  const text = words()
  await page.getByLabel('Write a message').fill(text)
  await page.getByLabel('Write a message').press('Enter')
  for (const window of [page, other]) {
    const shown = window.getByRole('log').locator('.bubble', { hasText: text })
    await expect(shown.locator('time')).toBeVisible({ timeout: 15_000 })
    await expect(shown).toHaveCount(1)
  }
  await expect(page.getByText('Failed to send message')).toBeHidden()
})

test('a seller has no way to write to oneself', FULL, async ({ page }) => {
  await signIn(page, 'seller@maru.test')
  await page.goto(FAUCET)
  await expect(page.getByText('You can’t buy your own product.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Message Seller' })).toBeHidden()
})
