import { expect, test, type Page } from '@playwright/test'
import { signIn } from './support/people'

test('the phone menu opens and leads to a category', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('link', { name: 'Faucets' }).first().click()
  await expect(page).toHaveURL(/\/subcategory\/kitchen\/faucets$/)
})

test('a visitor has a way to sign in beside the cart', async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const door = page.getByRole('banner').getByRole('link', { name: 'Login', exact: true })
  await expect(door).toBeVisible()
  await door.click()
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
})

/** How far two parts of the page lie over one another. */
const overlap = (page: Page, one: string, other: string) =>
  page.evaluate(
    ([first = '', second = '']) => {
      const [a, b] = [first, second].map((part) => document.querySelector(part)?.getBoundingClientRect())
      if (!a || !b) return Infinity
      return Math.min(a.right, b.right) - Math.max(a.left, b.left)
    },
    [one, other],
  )

test('the numbers of the header stand beside their icons, on the screen', async ({ page }) => {
  await signIn(page, 'buyer@maru.test')
  await page.waitForLoadState('networkidle')
  for (const size of ['320', '375', '390', '820', '1440']) {
    await page.setViewportSize({ width: Number(size), height: 800 })
    await page.evaluate(() => {
      Object.assign(document.documentElement.dataset, { cart: '88', news: '88', unread: '88' })
      dispatchEvent(new Event('maru:session'))
    })
    const account = '[popovertarget=account] .icon-user'
    for (const [count, icon] of [
      ['.header-row > a .count', '.header-row > a .icon-cart'],
      ['[popovertarget=account] .count', account],
      ['[popovertarget=bell-feed] .count', '[popovertarget=bell-feed] .icon-bell'],
      ['[popovertarget=bell-feed] .count', account],
      ['[popovertarget=account] .count', '.header-row > a .icon-cart'],
    ] as const)
      expect.soft(await overlap(page, count, icon), `${count} over ${icon} at ${size}`).toBeLessThanOrEqual(0)
    const right = await page
      .locator('.header-row > a .count')
      .first()
      .evaluate((node) => node.getBoundingClientRect().right)
    expect.soft(right, size).toBeLessThanOrEqual(Number(size))
  }
})
