import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { BuyWords } from '@/features/product/buy-words'
import { BuyBox } from '@/features/product/buy-box'
import { OPEN_MAX } from '@/domain/products/tiers'

vi.mock('@/features/product/use-add-to-cart', () => ({
  useAddToCart: () => ({ line: {}, isSending: true, answer: {}, post: undefined, send: () => {} }),
}))
vi.mock('@/features/product/buy-status', () => ({ BuyStatus: () => null }))

test('the button keeps the focus while a product is added', () => {
  const tiers = [{ minQty: 1, maxQty: OPEN_MAX, unitPrice: 10_00 }]
  const words = new Proxy({}, { get: () => '{quantity}' }) as unknown as BuyWords
  const goods = { id: 'a-product', tiers, left: null, isPreview: false }
  const given = { goods, locale: 'en' as const, words, add: async () => ({}), children: null }
  const html = renderToStaticMarkup(createElement(BuyBox, given))
  const [button = ''] = /<button type="submit"[^>]*>/.exec(html) ?? []
  expect(button).toContain('aria-disabled="true"')
  expect(button).not.toMatch(/ disabled=/)
})
