import type { Locale } from '@/domain/locale'
import {
  feetText,
  inchesText,
  kilogramsOf,
  millimetresOf,
  parseImperial,
  poundsOf,
  sixteenthsOf,
} from '@/domain/products/facts/imperial'
import { isBlank } from '@/domain/values/text'
import { parseDecimal, parseWhole } from '@/domain/values/typed-number'

/** In what a seller may type sizes and weights; stored are the first of each (rule C60). */
export const TYPED_IN = { size: ['mm', 'in', 'ft'], weight: ['kg', 'lb'] } as const
export type TypedIn = (typeof TYPED_IN)[keyof typeof TYPED_IN][number]
export type Imperial = Exclude<TypedIn, 'mm' | 'kg'>

export const isImperial = (unit: TypedIn): unit is Imperial => unit !== 'mm' && unit !== 'kg'

/** What is typed as the value of a field in mm or kg; what cannot be read stays, so that it is asked about. */
export function metricFrom(typed: string, unit: Imperial): string {
  if (isBlank(typed)) return ''
  const value = unit === 'lb' ? kilogramsOf(parseDecimal(typed)) : millimetresOf(parseImperial(typed, unit))
  return Number.isNaN(value) ? typed : String(value)
}

/** The value of such a field as it is typed in inches, feet or pounds. */
export function writtenIn(value: string, unit: Imperial, locale: Locale): string {
  const [size, weight] = [parseWhole(value), parseDecimal(value)]
  if (isBlank(value) || Number.isNaN(size) || Number.isNaN(weight)) return value
  if (unit === 'in') return inchesText(sixteenthsOf(size)).replace('\u00a0', ' ')
  if (unit === 'ft') return feetText(sixteenthsOf(size)).replace('\u00a0', ' ')
  const pounds = String(poundsOf(weight))
  return locale === 'fr' ? pounds.replace('.', ',') : pounds
}
