import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { quantityTexts } from '@/domain/orders/unit-words'
import type { Tier } from '@/domain/products/prices/tiers'
import en from '@/messages/en'
import { getTranslations } from '@/server/texts/translations'
import { QuantityHint } from '@/ui/forms/fields/quantity-hint'

const { product, issues } = en
const { fewer, more } = product
const texts = quantityTexts(getTranslations({ locale: 'en', namespace: 'product' }), 'piece')
const words = { ...issues.quantity, onlyLeft: issues.cart.onlyLeft, fewer, more, ...texts }
const LADDER: Tier[] = [
  { minQty: 1, maxQty: 9, unitPrice: 2000 },
  { minQty: 10, maxQty: 999_999, unitPrice: 1800 },
]
const FROM_TEN: Tier[] = [{ minQty: 10, maxQty: 999_999, unitPrice: 1800 }]
/** Three cost less than two. */
const INVERTED: Tier[] = [
  { minQty: 1, maxQty: 2, unitPrice: 2000 },
  { minQty: 3, maxQty: 999_999, unitPrice: 1000 },
]

/** What is read under the quantity, and on the button beside it. */
function hint(tiers: Tier[], quantity: number, left: number | null) {
  const props = { id: 'hint', tiers, quantity, left, locale: 'en' as const, words, onTake: () => {} }
  const html = renderToStaticMarkup(createElement(QuantityHint, props))
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

it.each([
  ['nothing where it is sold out', LADDER, 1, 0, ''],
  ['nothing where it is sold out, whatever is asked for', LADDER, 0, 0, ''],
  ['how many there are where more are asked for', LADDER, 5, 4, 'Only 4 left. Change to 4'],
  ['how many there are, where the least that is sold is more', FROM_TEN, 5, 4, 'Only 4 left.'],
  [
    'the next step where there may be enough for it',
    LADDER,
    4,
    null,
    'Add 6 to pay $18.00 each. Change to 10',
  ],
  ['no step that is out of reach', LADDER, 4, 4, ''],
  [
    'a larger quantity that costs less',
    INVERTED,
    2,
    3,
    '3 units cost less than 2: $30.00 in all. Change to 3',
  ],
  ['no larger quantity that is not there', INVERTED, 2, 2, ''],
] as const)('says %s', (_, tiers, quantity, left, said) => {
  expect(hint([...tiers], quantity, left)).toBe(said)
})
