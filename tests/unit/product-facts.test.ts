import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProductFacts } from '@/features/shop/product/facts/product-facts'
import type { ProductView } from '@/features/shop/product/product-view'
import { MESSAGES } from '@/server/texts/translations'

const FACTS: ProductView['facts'] = [
  { key: 'dimensions', value: '600 × 600 × 9 mm' },
  { key: 'weight', value: '24.5' },
  { key: 'content', value: '0.48' },
]

/** The facts below the SKU. */
const shown = (locale: 'en' | 'fr' | 'ko', facts: ProductView['facts'] = FACTS) =>
  [
    ...renderToStaticMarkup(
      NextIntlClientProvider({
        locale,
        messages: MESSAGES[locale],
        children: createElement(ProductFacts, { sku: 'T-1', facts, content: { amount: 0.48, unit: 'm2' } }),
      }),
    ).matchAll(/<dd[^>]*>([^<]*)<\/dd>/g),
  ]
    .slice(1)
    .map(([, text = '']) => text.replaceAll(/[\u00a0\u202f]/g, ' '))

test.each([
  ['en', '600 × 600 × 9 mm (23 5/8 × 23 5/8 × 3/8 in)', '24.5 kg (54 lb)', '0.48 m² (5.17 ft²)'],
  ['fr', '600 × 600 × 9 mm (23 5/8 × 23 5/8 × 3/8 po)', '24,5 kg (54 lb)', '0,48 m² (5,17 pi²)'],
  ['ko', '600 × 600 × 9 mm(23 5/8 × 23 5/8 × 3/8인치)', '24.5 kg(54파운드)', '0.48m²(5.17ft²)'],
] as const)('sizes and weights stand in both measures (rule C60): %s', (locale, ...texts) => {
  expect(shown(locale)).toEqual(texts)
})

test('what is long stands in feet, and what nobody can read as it was written', () => {
  expect(shown('en', [{ key: 'dimensions', value: '20000 × 50 mm' }])).toEqual([
    '20000 × 50 mm (65 ft 7 3/8 in × 1 15/16 in)',
  ])
  expect(shown('en', [{ key: 'dimensions', value: 'fits A4' }])).toEqual(['fits A4'])
})
