import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partOfLine } from '@/domain/orders/shipping/part-of-line'
import { addAll, multiply } from '@/domain/money'

test('parts of a line that follow one another come to exactly the line (rules M116, M135, M142)', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 999_999 }),
      fc.nat(1_000),
      fc.nat(1_000),
      (parts, unitPrice, off, credit) => {
        const quantity = addAll(parts)
        const whole = multiply(unitPrice, quantity)
        const discounted = Math.min(off, whole)
        const line = { unitPrice, quantity, discounted, sampleCredit: Math.min(credit, whole - discounted) }
        const cut = parts.map((units, at) => partOfLine(line, addAll(parts.slice(0, at)), units))
        expect(addAll(cut.map(({ totalPrice }) => totalPrice))).toBe(
          whole - line.discounted - line.sampleCredit,
        )
        expect(addAll(cut.map((part) => part.discounted))).toBe(line.discounted)
        expect(addAll(cut.map((part) => part.sampleCredit))).toBe(line.sampleCredit)
      },
    ),
  )
})
