import type { Locale } from '@/domain/locale'
import { toCents } from '@/domain/money'
import { isBlank } from '@/domain/values/text'
import { tierValues, type TierValues } from './product-values'
import { addTier, DEFAULT_TIER, removeTier, typedNumber } from './add-tier'
import { OPEN_MAX, type Tier } from '@/domain/products/prices/tiers'

export type TierField = keyof TierValues

export const EMPTY_TIER: TierValues = { minQty: '', maxQty: '', unitPrice: '' }

export const isBlankTier = (row: TierValues) => Object.values(row).every(isBlank)

/** A price as the reader's language writes it (rule C35): with a decimal comma in French. */
export const shownPrice = (price: string, locale: Locale) =>
  locale === 'fr' && !price.includes(',') ? price.replace('.', ',') : price

/** The reverse. In French the only comma is decimal, so 12,345 is never twelve thousand. */
export const readPrice = (typed: string, locale: Locale) =>
  locale === 'fr' && !typed.includes('.') ? typed.replace(',', '.') : typed

/** What is stored of a field after typing: quantities are whole, prices in dollars; anything else is ignored (rule C25). */
export function typedTier(field: TierField, text: string, before: string, locale: Locale): string {
  const plain = text.normalize('NFKC').trim()
  const typed = field === 'unitPrice' ? readPrice(plain, locale) : plain
  if (typed === '') return ''
  const isTaken =
    field === 'unitPrice'
      ? toCents(typed).ok
      : Number.isInteger(typedNumber(typed, Number.NaN)) && !/\D/.test(typed)
  return isTaken ? typed : before
}

/** A price one cent, or a quantity one unit, up or down; never below what the field takes (rule C25). */
export function steppedTier(field: TierField, text: string, by: 1 | -1): string {
  if (field !== 'unitPrice') return String(Math.min(OPEN_MAX, Math.max(1, quantityIn(text, 0) + by)))
  const cents = toCents(text)
  return tierValues({ ...DEFAULT_TIER, unitPrice: Math.max(1, (cents.ok ? cents.value : 0) + by) }).unitPrice
}

/**
 * The rows after Add Tier (rule C7): an open last row is closed at its typed end, else at its start plus 50. Without a
 * readable start or price it goes on from the row before.
 */
export function addTierRow(rows: readonly TierValues[]): TierValues[] {
  const last = rows.at(-1)
  if (!last) return [tierValues(DEFAULT_TIER)]
  const added = addTier([readableTier(rows, rows.length - 1)])
  const [closed, next] = added.map(tierValues)
  return closed && next ? [...rows.slice(0, -1), closed, next] : [...rows]
}

/** The rows without one; the row before reaches on to the next, so that no gap is left. The only row stays (rule C25). */
export function removeTierRow(rows: readonly TierValues[], at: number): TierValues[] {
  const [before, removed, next] = [rows[at - 1], rows[at], rows[at + 1]]
  const isClosed =
    before && removed && next && quantityIn(before.maxQty, 0) + 1 === quantityIn(removed.minQty, 0)
  const left = isClosed
    ? rows.with(at - 1, { ...before, maxQty: String(quantityIn(next.minQty, 0) - 1) })
    : rows
  return removeTier(left, at)
}

function readableTier(rows: readonly TierValues[], at: number): Tier {
  const row = rows[at]
  if (!row) return { minQty: 1, maxQty: 0, unitPrice: DEFAULT_TIER.unitPrice }
  const before = () => readableTier(rows, at - 1)
  const minQty = quantityIn(row.minQty, 0) || before().maxQty + 1
  const maxQty = quantityIn(row.maxQty, OPEN_MAX)
  const cents = toCents(row.unitPrice)
  return {
    minQty,
    maxQty: maxQty < minQty ? OPEN_MAX : maxQty,
    unitPrice: cents.ok && cents.value > 0 ? cents.value : before().unitPrice,
  }
}

function quantityIn(text: string, other: number) {
  const typed = typedNumber(text, Number.NaN)
  return Number.isInteger(typed) ? Math.min(OPEN_MAX, typed) : other
}
