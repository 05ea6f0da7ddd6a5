import { expect, type Page } from '@playwright/test'
import { sendForm } from './send-form'

/** Goods by the piece of three sellers; nobody can buy their own. */
export const GOODS = {
  sorae: { id: '9b81657c-380a-5389-9e98-d11a78a9b2eb', seller: 'Sorae Fittings Co., Ltd.' },
  onbyeol: { id: '25afac4b-c025-596c-89e0-050e1677c883', seller: 'Onbyeol Living Co., Ltd.' },
  yeoulmok: { id: '4b16c937-bad6-582c-b6fb-ed7e06b64e73', seller: 'Yeoulmok Building Materials Co., Ltd.' },
} as const

type Buying = { email: string; goods: readonly [keyof typeof GOODS, keyof typeof GOODS] }

/** Who buys what, so that specs that run at the same time never share a cart: sellers buy too (rule P3). */
export const BUYING: Record<'cart' | 'checkout', Record<string, Buying>> = {
  cart: {
    phone: { email: 'seller2@maru.test', goods: ['sorae', 'onbyeol'] },
    desktop: { email: 'seller3@maru.test', goods: ['sorae', 'yeoulmok'] },
  },
  checkout: {
    phone: { email: 'pending@maru.test', goods: ['sorae', 'onbyeol'] },
    desktop: { email: 'seller@maru.test', goods: ['yeoulmok', 'onbyeol'] },
  },
}

/** Puts goods into the cart without their page. */
export async function sendToCart(page: Page, goods: keyof typeof GOODS, quantity: number) {
  await sendForm(page, `/product/${GOODS[goods].id}`, 'product', { quantity: String(quantity) })
}

export async function putIntoCart(page: Page, goods: keyof typeof GOODS, quantity: number) {
  await page.goto(`/product/${GOODS[goods].id}`)
  await page.getByLabel(/^Quantity( in \w+)?$/).fill(String(quantity))
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Added to your cart.')).toBeVisible()
}

/** Takes out whatever an earlier run has left; each only once the one before it is stored, and not merely shown to be. */
export async function emptyCart(page: Page) {
  const session = (await (await page.request.get('/api/session')).json()) as { cart: number }
  if (session.cart === 0) return
  await page.goto('/cart')
  const remove = page.getByRole('button', { name: 'Remove' })
  for (let left = await remove.count(); left > 0; left -= 1) {
    const stored = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && new URL(answer.url()).pathname === '/cart',
    )
    await remove.first().click()
    expect((await stored).ok()).toBe(true)
    await expect(remove).toHaveCount(left - 1)
  }
}
