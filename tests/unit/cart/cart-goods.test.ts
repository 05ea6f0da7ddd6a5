import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CartGoods } from '@/features/buying/cart/lines/cart-goods'
import { OPEN_MAX } from '@/domain/products/prices/tiers'
import { inLanguage } from '~/tests/support/in-language'

const GOODS = {
  productId: 'a-product',
  productName: 'Faucet',
  picture: null,
  sku: 'SF-1',
  category: 'Faucets',
  tiers: [
    { minQty: 1, maxQty: 1, unitPrice: 139_00 },
    { minQty: 2, maxQty: 49, unitPrice: 120_00 },
    { minQty: 50, maxQty: OPEN_MAX, unitPrice: 114_00 },
  ],
}
const read = (more: object = {}) =>
  renderToStaticMarkup(
    inLanguage('en', createElement(CartGoods, { line: { ...GOODS, ...more }, locale: 'en' })),
  )
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test('a line of the cart has its category and tiers (rule M17)', () => {
  expect(read()).toBe('Faucet Faucets SKU SF-1 1: $139.00 2–49: $120.00 50+: $114.00')
  expect(read({ category: null })).toContain('Uncategorized')
})
