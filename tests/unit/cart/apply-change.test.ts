import { describe, expect, test } from 'vitest'
import { applyCartChange } from '@/features/buying/cart/lines/apply-change'
import type { CartLine, CartView } from '@/features/buying/cart/cart-view'

const TIERS = [
  { minQty: 10, maxQty: 49, unitPrice: 2000 },
  { minQty: 50, maxQty: 999_999, unitPrice: 1500 },
]
const line = (id: string, quantity: number, more: Partial<CartLine> = {}): CartLine => ({
  id,
  productId: `product-${id}`,
  productName: `Product ${id}`,
  picture: null,
  sku: id,
  category: null,
  quantity,
  soldBy: 'piece',
  ordered: '',
  measured: null,
  tiers: TIERS,
  left: null,
  unitPrice: 2000,
  totalPrice: 2000 * quantity,
  issues: [],
  ...more,
})
const cart = (...lines: CartLine[]): CartView => ({
  sellers: [{ sellerId: 's', sellerName: 'Sorae', sellerSlug: null, subtotal: 0, lines }],
  saved: [],
  estimate: null,
  code: null,
  subtotal: 0,
  count: lines.length,
  mayCheckOut: true,
})

describe('a change shown before it is stored', () => {
  test('takes the price of the tier, and every sum follows', () => {
    const shown = applyCartChange(cart(line('a', 10), line('b', 20)), { do: 'set', line: 'a', quantity: 50 })
    expect(shown.sellers[0]?.lines[0]).toMatchObject({ quantity: 50, unitPrice: 1500, totalPrice: 75_000 })
    expect(shown).toMatchObject({ subtotal: 115_000, count: 2 })
    expect(shown.sellers[0]?.subtotal).toBe(115_000)
  })

  test('leaves nothing of a line that is removed, be it by a quantity below 1 (rule M19)', () => {
    for (const change of [
      { do: 'remove', line: 'a' },
      { do: 'set', line: 'a', quantity: 0 },
    ] as const)
      expect(applyCartChange(cart(line('a', 10)), change)).toMatchObject({
        sellers: [],
        subtotal: 0,
        count: 0,
        mayCheckOut: false,
      })
  })

  test('moves a line to what is kept for later', () => {
    const shown = applyCartChange(cart(line('a', 10), line('b', 20)), { do: 'later', line: 'a' })
    expect(shown.saved.map(({ id }) => id)).toEqual(['a'])
    expect(shown).toMatchObject({ subtotal: 40_000, count: 1 })
    expect(applyCartChange(shown, { do: 'back', line: 'a' }).saved).toEqual([])
  })

  test('counts nothing for what is not for sale, and lets nobody on until it is gone', () => {
    const gone = line('a', 10, { issues: [{ code: 'cart.unavailable' }] })
    const shown = applyCartChange(cart(gone, line('b', 20)), { do: 'set', line: 'b', quantity: 30 })
    expect(shown).toMatchObject({ subtotal: 60_000, mayCheckOut: false })
    expect(applyCartChange(shown, { do: 'remove', line: 'a' }).mayCheckOut).toBe(true)
  })
})
