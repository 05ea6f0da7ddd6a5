import { expect, test, type Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { BUYING, emptyCart, GOODS, sendToCart } from './support/cart'
import { delayScript, takenOver } from './support/delay-script'
import { FULL } from './support/full'
import { DEMO_PASSWORD, signIn } from './support/people'
import { WIDTHS } from './support/widths'

const buying = () => {
  const mine = BUYING.cart[test.info().project.name]
  if (!mine) throw new Error('No account is kept for this project.')
  return { email: mine.email, goods: mine.goods, first: GOODS[mine.goods[0]], second: GOODS[mine.goods[1]] }
}
const main = (page: Page) => page.locator('main')
const badge = (page: Page) => page.locator('[data-fill=cart]').first()
const quantity = (page: Page) =>
  main(page)
    .getByRole('textbox', { name: /^Quantity/ })
    .first()
const summary = (page: Page) => page.getByRole('complementary', { name: 'Order summary' })

for (const { prefix, words } of [
  { prefix: '', words: 'Sign In to Checkout' },
  { prefix: '/fr', words: 'Se connecter pour passer à la caisse' },
  { prefix: '/ko', words: '로그인하고 주문하기' },
]) {
  test(`who is signed out is asked to sign in, and comes back: ${words}`, FULL, async ({ page }) => {
    await page.goto(`${prefix}/cart`, { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: words }).click()
    const door = page.getByRole('dialog')
    await door.locator('input[type=email]').fill('hannah@maru.test')
    await door.locator('input[type=password]').fill(DEMO_PASSWORD)
    await door.locator('input[type=password]').press('Enter')
    await expect(page.getByRole('link', { name: words })).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`${prefix}/cart$`))
    await expect(page.locator('html')).toHaveAttribute('data-session', 'buyer')
  })
}

test.describe('with goods of two sellers', () => {
  test.describe.configure({ mode: 'serial' })

  test.beforeEach(async ({ page }) => {
    await signIn(page, buying().email)
    await emptyCart(page)
    await sendToCart(page, buying().goods[0], 2)
    await sendToCart(page, buying().goods[1], 3)
    await page.goto('/cart')
  })

  test(
    'stands under its sellers, follows the quantity, and lets take back what was removed',
    WIDTHS,
    async ({ page }) => {
      const { first, second } = buying()
      for (const { seller } of [first, second])
        await expect(page.getByRole('region', { name: `From ${seller}` })).toContainText(
          `Subtotal, ${seller}`,
        )
      await expect(summary(page)).toContainText('Calculated at checkout')
      // Beside the lines on a desktop, at the bottom of the window on a phone (rule M67).
      await expect(page.getByRole('link', { name: 'Proceed to checkout' })).toBeInViewport()
      await expect(badge(page)).toHaveText('2')
      await expectNoViolations(page)

      const part = page.getByRole('region', { name: `From ${first.seller}` })
      const before = await part.textContent()
      const isStored = page.waitForResponse((answer) => answer.request().method() === 'POST')
      await part.getByRole('button', { name: /^Increase quantity/ }).click()
      await expect(quantity(page)).toHaveValue('3')
      await expect(part).not.toHaveText(before ?? '')
      await isStored
      await page.reload()
      await expect(quantity(page)).toHaveValue('3')

      await quantity(page).fill('2.5')
      await expect(part).toContainText('Enter a whole number. The nearest quantity you can order is 3.')
      // Nobody goes on with another quantity than the one that stands there.
      await page.getByRole('link', { name: 'Proceed to checkout' }).click()
      await expect(quantity(page)).toBeFocused()
      await expect(page).toHaveURL(/\/cart$/)
      await quantity(page).fill('90000')
      await expect(part.getByRole('alert')).toHaveText(
        'Failed to update quantity: There isn’t enough stock for this quantity. Please order fewer.',
      )
      await expect(quantity(page)).toHaveValue('3')

      await quantity(page).fill('2.5')
      await part.getByRole('button', { name: /^Save for later/ }).click()
      await expect(page.getByRole('region', { name: 'Saved for later' })).toBeVisible()
      await expect(badge(page)).toHaveText('1')
      await page.getByRole('button', { name: /^Move to cart/ }).click()
      await expect(part).toBeVisible()
      await expect(badge(page)).toHaveText('2')
      // What was wrong in the field went with the field.
      await page.getByRole('link', { name: 'Proceed to checkout' }).click()
      await page.waitForURL('**/checkout')
      await page.goto('/cart')

      await quantity(page).fill('0')
      await quantity(page).press('Enter')
      await expect(page.getByRole('status').filter({ hasText: 'Removed:' })).toBeVisible()
      await expect(badge(page)).toHaveText('1')
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(part).toBeVisible()
      await expect(badge(page)).toHaveText('2')

      // A quantity chosen by a button goes out at once, a typed one when its field is left: whoever leaves takes it along.
      const leaveAndComeBack = async () => {
        await part.getByRole('heading', { level: 3 }).getByRole('link').click()
        await page.waitForURL('**/product/**')
        await page.goBack()
      }
      await part.getByRole('button', { name: /^Increase quantity/ }).click()
      await leaveAndComeBack()
      await expect(part.getByRole('textbox', { name: /^Quantity/ })).toHaveValue('4')
      await takenOver(part.getByRole('textbox', { name: /^Quantity/ }))
      await part.getByRole('textbox', { name: /^Quantity/ }).fill('6')
      await leaveAndComeBack()
      // Who is back before it is stored reads it a moment later.
      await expect(async () => {
        await page.goto('/cart')
        await expect(part.getByRole('textbox', { name: /^Quantity/ })).toHaveValue('6', { timeout: 1_000 })
      }).toPass()
      await takenOver(part.getByRole('textbox', { name: /^Quantity/ }))
      await part.getByRole('textbox', { name: /^Quantity/ }).fill('5')
      await page.getByRole('link', { name: 'Proceed to checkout' }).click()
      await page.waitForURL('**/checkout')
      await page.goto('/cart')
      await expect(part.getByRole('textbox', { name: /^Quantity/ })).toHaveValue('5')
    },
  )

  test('takes a quantity that was typed before the script of the page ran', FULL, async ({ page }) => {
    const { first } = buying()
    const letGo = await delayScript(page)
    await page.goto(`/product/${first.id}`, { waitUntil: 'commit' })
    await page.getByRole('textbox', { name: 'Quantity' }).fill('7')
    await letGo()
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page.locator('.buy-status')).toContainText('In your cart: 9')

    const letGoAgain = await delayScript(page)
    await page.goto('/cart', { waitUntil: 'commit' })
    await expect(quantity(page)).toHaveValue('9')
    await quantity(page).fill('6')
    const isStored = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await letGoAgain()
    await isStored
    await page.reload()
    await expect(quantity(page)).toHaveValue('6')
  })

  test('is the same in every open tab', FULL, async ({ page, context }) => {
    const { first, second } = buying()
    const other = await context.newPage()
    await other.goto('/cart')
    const goods = await context.newPage()
    await goods.goto(`/product/${first.id}`)
    await expect(goods.locator('.buy-status')).toContainText('In your cart: 2')
    await page
      .getByRole('button', { name: /^Increase quantity/ })
      .first()
      .click()
    await expect(quantity(other)).toHaveValue('3')
    await expect(goods.locator('.buy-status')).toContainText('In your cart: 3')
    await other
      .getByRole('region', { name: `From ${second.seller}` })
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(page.getByRole('region', { name: `From ${second.seller}` })).toBeHidden()
    for (const tab of [page, other, goods]) await expect(badge(tab)).toHaveText('1')
  })

  test('goes back to what is stored when a change does not reach the shop', async ({ page }) => {
    await page.route('**/cart', (route, request) =>
      request.method() === 'POST' ? route.abort() : route.continue(),
    )
    await page
      .getByRole('button', { name: /^Increase quantity/ })
      .first()
      .click()
    await expect(page.getByText('Failed to update quantity: No connection. Please try again.')).toBeVisible()
    await expect(quantity(page)).toHaveValue('2')
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    await expect(page.getByText('Failed to remove item: No connection. Please try again.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(2)

    // What was taken back does not go out after all when one leaves at once.
    await page.unroute('**/cart')
    await page.goto(`/product/${buying().first.id}`)
    await expect(page.locator('.buy-status')).toContainText('In your cart: 2')
    await page.goto('/cart')
    await expect(quantity(page)).toHaveValue('2')
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(2)
  })

  test('works without script', async ({ page, browser, baseURL }) => {
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      baseURL,
      storageState: await page.context().storageState(),
    })
    const still = await plain.newPage()
    await still.goto('/cart')
    await quantity(still).fill('5')
    await still.getByRole('button', { name: 'Update' }).first().click()
    await expect(still.getByText('Quantity updated.')).toBeVisible()
    await expect(quantity(still)).toHaveValue('5')
    await still
      .getByRole('button', { name: /^Save for later/ })
      .first()
      .click()
    await still.getByRole('button', { name: /^Move to cart/ }).click()
    await expect(still.getByText('Moved back to your cart.')).toBeVisible()
    await still
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    await still.getByRole('button', { name: 'Undo' }).click()
    await expect(still.getByText('Put back in your cart.')).toBeVisible()
    await plain.close()
  })
})
