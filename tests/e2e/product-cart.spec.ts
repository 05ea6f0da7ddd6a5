import { expect, test, type Page } from '@playwright/test'
import { FULL } from './support/full'
import { DEMO_PASSWORD, signIn } from './support/people'
import { WIDTHS } from './support/widths'

/** A faucet sold by the piece: 1–9, 10–49, 50–199, 200 and more. */
const FAUCET = '/product/8b6a90b0-f74b-5aa4-a800-1eba9c2aaf69'
/** Knobs sold by ten and more. */
const BY_TEN = '/product/d3106727-20ac-5470-8049-faca2df70435'

const quantity = (page: Page) => page.getByLabel('Quantity', { exact: true })
const badge = (page: Page) => page.locator('[data-fill=cart]').first()
const addButton = (page: Page) => page.getByRole('button', { name: 'Add to Cart' })

test('the quantity is whole and never below the least; the row, the total and the hints follow it', async ({
  page,
}) => {
  await page.goto(BY_TEN)
  await expect(quantity(page)).toHaveValue('10')
  await expect(page.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled()
  await expect(page.locator('.ladder tr[aria-current=true] th')).toHaveText(/^10/)
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(quantity(page)).toHaveValue('11')
  await expect(page.getByRole('button', { name: 'Decrease quantity' })).toBeEnabled()
  for (const [typed, words] of [
    ['9', 'The minimum order is 10. The nearest quantity you can order is 10.'],
    ['10.5', 'Enter a whole number. The nearest quantity you can order is 11.'],
    ['ten', 'Enter a whole number. The nearest quantity you can order is 10.'],
    ['', 'Enter a whole number. The nearest quantity you can order is 10.'],
    ['1000000', 'You can order up to 999,999 at a time. The nearest quantity you can order is 999,999.'],
  ] as const) {
    await quantity(page).fill(typed)
    await expect(page.locator('#buy-hint')).toHaveText(words)
    await expect(quantity(page)).toHaveAttribute('aria-invalid', 'true')
  }
  await page.getByRole('button', { name: 'Change to 999,999' }).click()
  await expect(quantity(page)).toHaveValue('999999')
})

test(
  'the arrow keys take the quantity one step up or down, and never below the least',
  FULL,
  async ({ page }) => {
    await page.goto(BY_TEN)
    await page.waitForLoadState('networkidle')
    await quantity(page).press('ArrowUp')
    await quantity(page).press('ArrowUp')
    await expect(quantity(page)).toHaveValue('12')
    await quantity(page).press('ArrowDown')
    await expect(quantity(page)).toHaveValue('11')
    await quantity(page).press('ArrowDown')
    await quantity(page).press('ArrowDown')
    await expect(quantity(page)).toHaveValue('10')
    await quantity(page).fill('4')
    await quantity(page).press('ArrowUp')
    await expect(quantity(page)).toHaveValue('10')
  },
)

test('says what more would save each, and when more costs less in all', FULL, async ({ page }) => {
  await page.goto(FAUCET)
  await quantity(page).fill('36')
  await expect(page.locator('#buy-hint')).toHaveText('Add 14 to pay $119.00 each.')
  await expect(page.locator('.buy-bar')).toContainText('$4,752.00')
  await quantity(page).fill('46')
  await expect(page.locator('#buy-hint')).toHaveText('50 units cost less than 46: $5,950.00 in all.')
  await page.getByRole('button', { name: 'Change to 50' }).click()
  await expect(quantity(page)).toHaveValue('50')
  await expect(page.locator('.ladder tr[aria-current=true] th')).toHaveText('50–199')
})

for (const { prefix, words } of [
  { prefix: '', words: 'Sign In to Add to Cart' },
  { prefix: '/fr', words: 'Se connecter pour ajouter au panier' },
  { prefix: '/ko', words: '로그인하고 장바구니에 담기' },
]) {
  test(`who is signed out is asked to sign in: ${words}`, FULL, async ({ page }) => {
    await page.goto(prefix + FAUCET)
    await expect(page.getByRole('link', { name: words })).toBeVisible()
    await expect(page.locator('.buy-bar button[type=submit]')).toBeHidden()
  })
}

test('signing in to add to the cart finishes what was wished for, once', async ({ page }) => {
  await page.goto(FAUCET)
  await page.waitForLoadState('networkidle')
  await quantity(page).fill('3')
  await page.getByRole('link', { name: 'Sign In to Add to Cart' }).click()
  await page.getByLabel('Email address').fill('hannah@maru.test')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Added to your cart.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${FAUCET}$`))
  const status = page.locator('.buy-status')
  const before = await status.textContent()
  await page.reload()
  await expect(status).toContainText('In your cart')
  await expect(status).not.toContainText('Added to your cart.')
  expect(before).toContain(((await status.textContent()) ?? '').trim())
})

test('a link from elsewhere fills in a quantity, and adds nothing', FULL, async ({ page }) => {
  await signIn(page, 'buyer2@maru.test')
  await page.goto('/product/309a9466-db19-58f8-9411-3e75116cc170?add=7')
  await expect(quantity(page)).toHaveValue('7')
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('Added to your cart.')).toBeHidden()
})

test(
  'adding shows at once, is stored, raises the badge by a line once, and a refusal takes it back',
  WIDTHS,
  async ({ page }) => {
    await signIn(page, 'buyer@maru.test')
    await page.goto(FAUCET)
    const status = page.locator('.buy-status')
    await page.waitForLoadState('networkidle')
    const there = Number(/In your cart: ([\d,]+)/.exec((await status.textContent()) ?? '')?.[1] ?? 0)
    await quantity(page).fill('2')
    await addButton(page).click()
    await expect(status).toContainText('Added to your cart.')
    await expect(status).toContainText(`In your cart: ${there + 2}`)
    const view = status.getByRole('link', { name: 'View cart' })
    await expect(view).toHaveAttribute('href', '/cart')
    await expect(view).toHaveCSS('text-decoration-line', 'underline')
    await expect(badge(page)).toHaveText(/\d/)
    const lines = await badge(page).textContent()
    await addButton(page).click()
    await expect(status).toContainText(`In your cart: ${there + 4}`)
    await expect(badge(page)).toHaveText(lines ?? '')

    await quantity(page).fill('9000')
    await addButton(page).click()
    await expect(status).toContainText(
      'Failed to add item to cart: There isn’t enough stock for this quantity. Please order fewer.',
    )
    await expect(status).toContainText(`In your cart: ${there + 4}`)

    await page.route(`**${FAUCET}`, (route) => route.abort())
    await quantity(page).fill('1')
    await addButton(page).click()
    await expect(status).toContainText('Failed to add item to cart: No connection. Please try again.')
    await expect(status).toContainText(`In your cart: ${there + 4}`)
  },
)

test('a seller does not buy the own product', FULL, async ({ page }) => {
  await signIn(page, 'seller@maru.test')
  await page.goto(FAUCET)
  await expect(page.getByText('You can’t buy your own product.')).toBeVisible()
  await expect(addButton(page)).toBeDisabled()
})

test(
  'on a phone total and button stay at the foot of the screen; on a desk the box stays beside the pictures',
  WIDTHS,
  async ({ page, viewport }) => {
    await page.goto(FAUCET)
    await page.mouse.wheel(0, 300)
    await expect(page.locator('.buy-bar').getByText('$148.00', { exact: true })).toBeInViewport()
    const isPhone = (viewport?.width ?? 0) < 1024
    await expect(page.locator('.buy-bar')).toHaveCSS('position', isPhone ? 'fixed' : 'static')
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form adds to the cart and says so', async ({ page }) => {
    await signIn(page, 'buyer2@maru.test')
    await page.goto(`/fr${FAUCET}`)
    await page.getByLabel('Quantité', { exact: true }).fill('2')
    await page.getByRole('button', { name: 'Ajouter au panier' }).click()
    await expect(page.getByText('Ajouté à votre panier.')).toBeVisible()
    await expect(page.locator('.buy-status').getByRole('link')).toHaveAttribute('href', '/fr/cart')
  })

  test('who is signed out is led to the sign-in', FULL, async ({ page }) => {
    await page.goto(FAUCET)
    await addButton(page).click()
    const link = page.locator('.buy-status').getByRole('link', { name: 'Sign In to Add to Cart' })
    await expect(link).toHaveAttribute('href', /^\/login\?next=/)
  })
})
