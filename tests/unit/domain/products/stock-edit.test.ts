import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editedStock } from '@/domain/products/prices/stock-edit'

const count = fc.integer({ min: 0, max: 100_000 })

describe('the stock after an edit', () => {
  test('is what was typed where nothing was sold meanwhile', () => {
    fc.assert(
      fc.property(count, count, (typed, now) => {
        expect(editedStock({ typed, seen: now, now, reserved: 0 })).toEqual({ ok: true, value: typed })
        expect(editedStock({ typed, now, reserved: 0 })).toEqual({ ok: true, value: typed })
      }),
    )
  })

  test('leaves sold what was sold while the form was open', () => {
    fc.assert(
      fc.property(count, count, count, (typed, now, sold) => {
        const edited = editedStock({ typed, seen: now + sold, now, reserved: 0 })
        expect(edited).toEqual({ ok: true, value: Math.max(0, typed - sold) })
      }),
    )
  })

  test.each([
    { typed: 4, now: 9, reserved: 5, code: 'product.stockReserved' },
    { typed: 8, seen: 12, now: 9, reserved: 6, code: 'product.stockReserved' },
    { typed: 2.5, now: 9, reserved: 0, code: 'product.stockWhole' },
    { typed: -1, now: 9, reserved: 0, code: 'product.stockWhole' },
    { typed: Number.NaN, now: 9, reserved: 0, code: 'product.stockWhole' },
  ])('is refused: %o', ({ code, ...edit }) => {
    expect(editedStock(edit)).toMatchObject({ ok: false, issues: [{ code, path: 'stock' }] })
  })
})
