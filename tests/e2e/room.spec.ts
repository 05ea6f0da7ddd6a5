import { expect, test } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { newBuyer } from './support/accounts'
import { FULL } from './support/full'
import { signIn } from './support/people'
import { WIDTHS } from './support/widths'

test('a whole room of the home page is in the cart after one press (rule C74)', WIDTHS, async ({ page }) => {
  await newBuyer(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  const room = page.getByRole('region', { name: 'Recommended room: Bathroom' })
  await expect(room.getByRole('listitem')).toHaveCount(6)
  await expect(room.getByText(/^Total for 6 products/)).toBeVisible()
  await room.getByRole('button', { name: 'Add the whole room to the cart' }).click()
  await expect(room.getByText('6 items are in your cart now.')).toBeVisible()
  await expectNoViolations(page)
  await room.getByRole('link', { name: 'View cart' }).click()
  await page.waitForURL('**/cart')
  await expect(page.getByRole('textbox', { name: /^Quantity/ })).toHaveCount(6)
})

test(
  'a visitor signs in to add a room, and without script the form is answered',
  FULL,
  async ({ browser, page }) => {
    await page.goto('/')
    const link = page.getByRole('link', { name: 'Sign in to add the whole room' })
    await expect(link).toHaveAttribute('href', '/login?next=%2F%23room')
    const plain = await browser.newContext({ javaScriptEnabled: false })
    const other = await plain.newPage()
    await signIn(other, 'buyer2@maru.test', '/')
    await other.getByRole('button', { name: 'Add the whole room to the cart' }).click()
    await expect(other.getByText('6 items are in your cart now.')).toBeVisible()
    await plain.close()
  },
)
