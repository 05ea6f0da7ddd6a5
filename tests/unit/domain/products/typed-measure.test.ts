import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/domain/locale'
import { inchesText } from '@/domain/products/facts/imperial'
import { metricFrom, writtenIn } from '@/domain/products/listing/typed-measure'

describe('what a seller types in inches, feet or pounds (rule C60)', () => {
  test.each([
    ['23 5/8', 'in', '600.08'],
    ['23.625', 'in', '600.08'],
    [`2' 3"`, 'in', '685.8'],
    ['6.5', 'ft', '1981.2'],
    ['54', 'lb', '24.494'],
    ['5,5', 'lb', '2.495'],
    [' ', 'in', ''],
  ] as const)('is stored in millimetres or kilograms: %s %s', (typed, unit, stored) => {
    expect(metricFrom(typed, unit)).toBe(stored)
  })

  test.each([
    ['two feet', 'ft'],
    ['5/0', 'in'],
    ['heavy', 'lb'],
  ] as const)('is asked about where it cannot be read: %s', (typed, unit) => {
    expect(metricFrom(typed, unit)).toBe(typed)
    expect(writtenIn(typed, unit, 'en')).toBe(typed)
  })

  test('comes back as it was typed, in every language', () => {
    const size = fc.integer({ min: 1, max: 60_000 })
    fc.assert(
      fc.property(size, fc.constantFrom('in', 'ft', 'lb'), fc.constantFrom(...LOCALES), (n, unit, locale) => {
        const stored = metricFrom(unit === 'lb' ? String(n / 100) : inchesText(n), unit)
        const shown = writtenIn(stored, unit, locale)
        expect(metricFrom(shown, unit)).toBe(stored)
        expect(writtenIn(metricFrom(shown, unit), unit, locale)).toBe(shown)
      }),
    )
  })

  test('of a size that was stored in millimetres is the nearest sixteenth', () => {
    expect(writtenIn('600', 'in', 'en')).toBe('23 5/8')
    expect(writtenIn('2743', 'ft', 'en')).toBe('9\u2032')
    expect(writtenIn('24.5', 'lb', 'fr')).toBe('54,01')
    expect(writtenIn('', 'in', 'en')).toBe('')
  })
})
