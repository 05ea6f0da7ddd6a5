import { createElement } from 'react'
import type * as react from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { AddAnswer } from '@/features/shop/product/buying/use-add-to-cart'
import type { BuyWords } from '@/features/shop/product/buying/buy-words'
import { BuyBox } from '@/features/shop/product/buying/buy-box'
import { OPEN_MAX } from '@/domain/products/prices/tiers'

const posted = vi.hoisted(() => ({ answer: {} as AddAnswer }))
vi.mock('react', async (original) => ({
  ...(await original<typeof react>()),
  useActionState: () => [posted.answer, async () => ({}), false],
}))

/** Every word is its own name. */
const words = new Proxy<Partial<BuyWords>>({}, { get: (_, name) => `${String(name)} {count}` }) as BuyWords

/** The page that answers a form which was sent without script. */
function after(answer: AddAnswer) {
  posted.answer = answer
  const tiers = [{ minQty: 10, maxQty: OPEN_MAX, unitPrice: 10_00 }]
  const goods = {
    id: 'a-product',
    tiers,
    content: null,
    left: null,
    delivery: null,
    isPreview: false,
    sample: null,
  }
  const shown = {
    goods,
    locale: 'fr' as const,
    words,
    add: async () => ({}),
    addSample: async () => ({}),
    children: null,
  }
  return renderToStaticMarkup(createElement(BuyBox, shown))
}

test('a refused quantity stays as it was typed', () => {
  const html = after({ message: 'The minimum is 10.', kept: { quantity: '7' } })
  expect(html).toMatch(/<input[^>]*name="quantity"[^>]*value="7"/)
  expect(html).toContain('The minimum is 10.')
  const [button = ''] = /<button type="submit"[^>]*>/.exec(html) ?? []
  expect(button).not.toMatch(/ disabled=/)
})

test('what was added leads to the cart', () => {
  const html = after({ ok: true, message: 'Added.', line: { id: 'a-line', quantity: 12, count: 1 } })
  expect(html).toMatch(/inCart 12 <a class="link underline" href="\/fr\/cart">/)
})
