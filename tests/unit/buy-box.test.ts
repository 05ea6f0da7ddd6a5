import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { BuyWords } from '@/features/shop/product/buying/buy-words'
import { BuyBox } from '@/features/shop/product/buying/buy-box'
import { OPEN_MAX } from '@/domain/products/prices/tiers'

vi.mock('@/features/shop/product/buying/use-add-to-cart', () => ({
  useAddToCart: () => ({ line: {}, isSending: true, answer: {}, post: undefined, send: () => {} }),
}))
vi.mock('@/features/shop/product/buying/buy-status', () => ({ BuyStatus: () => null }))

/** Every word is its own name. */
const words = new Proxy<Partial<BuyWords>>({}, { get: (_, name) => `${String(name)} {n}` }) as BuyWords

function box(given: { minQty: number; left: number | null }) {
  const tiers = [{ minQty: given.minQty, maxQty: OPEN_MAX, unitPrice: 10_00 }]
  const goods = {
    id: 'a-product',
    tiers,
    content: null,
    left: given.left,
    delivery: null,
    isPreview: false,
    sample: null,
  }
  const shown = {
    goods,
    locale: 'en' as const,
    words,
    add: async () => ({}),
    addSample: async () => ({}),
    children: null,
  }
  return renderToStaticMarkup(createElement(BuyBox, shown))
}

test('five where four are left are marked as wrong, with no total, and are not what a sign-in adds', () => {
  const html = box({ minQty: 5, left: 4 })
  expect(html).toContain('onlyLeft 4')
  expect(html).toMatch(/<input[^>]*aria-invalid="true"/)
  expect(html).not.toContain('$50.00')
  expect(html).not.toContain('each {n}')
  expect(html).not.toContain('aria-current')
  const free = box({ minQty: 5, left: null })
  for (const piece of ['$50.00', 'each {n}', 'aria-current']) expect(free).toContain(piece)
})

test('the button keeps the focus while a product is added', () => {
  const html = box({ minQty: 1, left: null })
  const [button = ''] = /<button type="submit"[^>]*>/.exec(html) ?? []
  expect(button).toContain('aria-disabled="true"')
  expect(button).not.toMatch(/ disabled=/)
})

test('a sample is offered below the price tiers for its price with freight, and to who is signed out as a link (rule M111)', async () => {
  const { default: SampleOffer } = await import('@/features/shop/product/buying/sample-offer')
  const own = { order: 'Sample {price}', about: 'About {price}', failed: '{message}' }
  const html = renderToStaticMarkup(
    createElement(SampleOffer, {
      product: 'a-product',
      sample: { price: 9_00, freight: 5_00 },
      add: async () => ({}),
      isDisabled: false,
      locale: 'en',
      words: { ...words, sample: own },
    }),
  )
  expect(html).toMatch(/<button type="submit"[^>]*>Sample \$14\.00<\/button>/)
  expect(html).toMatch(/<a [^>]*href="\/login\?[^"]*"[^>]*>Sample \$14\.00<\/a>/)
  expect(html).toContain('About $9.00')
})
