import { formatWhole, type Locale } from '@/domain/locale'
import { amountIn, type ContentUnit, type SoldBy } from '@/domain/products/facts/content'
import { contentOfUnit, soldByOf, type SoldUnit } from './sold-unit'

type Key =
  | 'measured'
  | `${'quantityIn' | 'eachOf' | 'addMoreOf' | 'takeOf' | 'cheaperOf' | 'countOf' | 'ordered'}.${SoldBy}`
  | `contents.${ContentUnit}`

/** The texts of 'product', as next-intl gives them. */
export type UnitTexts = {
  (key: Key, values?: Record<string, string | number>): string
  raw: (key: Key) => unknown
}

/** What a unit is called where so many are named, bought, or have been: '84 boxes', '$42.00 per box' (rules C54, M53). */
export function unitWords(t: UnitTexts, locale: Locale) {
  const count = (unit: SoldUnit, n: number) =>
    t(`countOf.${soldByOf(unit)}`, { count: n, shown: formatWhole(n, locale) })
  /** '84 boxes at $42.00 per box'. */
  const ordered = (unit: SoldUnit, n: number, price: string) =>
    t(`ordered.${soldByOf(unit)}`, { count: n, shown: formatWhole(n, locale), price })
  /** '42 m²', where the content is known. */
  const amount = (unit: SoldUnit, n: number) => {
    const content = contentOfUnit(unit)
    return content && t(`contents.${content.unit}`, { amount: amountIn(n, content) })
  }
  return {
    count,
    /** '$42.00 per box'. */
    each: (unit: SoldUnit, price: string) => t(`eachOf.${soldByOf(unit)}`, { price }),
    amount,
    ordered,
    /** '84 boxes', where pieces are only '84'. */
    named: (unit: SoldUnit, n: number) =>
      soldByOf(unit) === 'piece' ? formatWhole(n, locale) : count(unit, n),
    /** The same, of pieces as '84 × $42.00'. */
    times: (unit: SoldUnit, n: number, price: string) =>
      soldByOf(unit) === 'piece' ? `${formatWhole(n, locale)} × ${price}` : ordered(unit, n, price),
    /** '84 boxes = 42 m²', where the content is known. */
    measured: (unit: SoldUnit, n: number) => {
      const together = amount(unit, n)
      return together && t('measured', { units: count(unit, n), amount: together })
    },
  }
}

/** The texts beside a quantity that a browser fills. */
export const quantityTexts = (t: UnitTexts, soldBy: SoldBy) => ({
  quantity: t(`quantityIn.${soldBy}`),
  each: t.raw(`eachOf.${soldBy}`) as string,
  addMore: t.raw(`addMoreOf.${soldBy}`) as string,
  take: t.raw(`takeOf.${soldBy}`) as string,
  cheaper: t.raw(`cheaperOf.${soldBy}`) as string,
})
