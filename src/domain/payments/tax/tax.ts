import { dayIn, type CalendarDay } from '@/domain/values/calendar'
import { shareOf } from '@/domain/money'
import { PROVINCES, type Province } from '@/domain/people/address/postal-code'
import table from './tax-rates.json'

export type TaxKind = 'gst' | 'hst' | 'pst' | 'rst' | 'qst'
export type TaxLine = { kind: TaxKind; ratePpm: number; amount: number }
export type TaxRates = Partial<Record<TaxKind, number>> & {
  from: CalendarDay
  source: string
  checkedAt: string
}

/** Print order of taxes. */
export const TAX_KINDS: readonly TaxKind[] = ['gst', 'hst', 'pst', 'rst', 'qst']

const TABLE: Record<Province, { timeZone: string; rates: readonly TaxRates[] }> = table

/**
 * Tax rates of a province on a day; a moment counts in the
 * province's time zone. Stored with the order (rule M14).
 */
export function taxRates(province: Province, date: Date | CalendarDay): TaxRates {
  const { timeZone, rates } = TABLE[province]
  const day = typeof date === 'string' ? date.slice(0, 10) : dayIn(timeZone, date)
  const found = rates.findLast((row) => row.from <= day)
  if (!found) throw new RangeError(`No tax rates of ${province} on ${day}`)
  return found
}

/** The clock of a province, of most of its people where it has two. */
export const zoneOf = (province: Province): string => TABLE[province].timeZone

/** Every row of the table: provinces in alphabetical order, newest rates first. */
export function allTaxRates(): { province: Province; rates: TaxRates }[] {
  return PROVINCES.flatMap((province) =>
    TABLE[province].rates.toReversed().map((rates) => ({ province, rates })),
  )
}

/** One line per tax, each on the price without taxes, rounded half up once (rules M10, M14). */
export function taxLines(
  province: Province,
  date: Date | CalendarDay,
  taxableCents: number,
  exempt: readonly TaxKind[] = [],
): TaxLine[] {
  if (taxableCents < 0) throw new RangeError('Taxes are charged on an amount of zero or more')
  const rates = taxRates(province, date)
  return TAX_KINDS.flatMap((kind) => {
    const ratePpm = rates[kind]
    if (ratePpm === undefined || exempt.includes(kind)) return []
    return [{ kind, ratePpm, amount: shareOf(taxableCents, ratePpm) }]
  })
}

/** Taxes a provincial resale number exempts from: PST of BC, SK and MB, never GST, HST or QST. */
export const RESALE_EXEMPT: readonly TaxKind[] = ['pst', 'rst']

const IMPORT_GST = 50_000

export type ImportUse = 'commercial' | 'casual'

/**
 * Estimated import tax where the buyer imports: 5% GST for
 * business, otherwise the province's full rate (rule M14).
 */
export function importEstimate(
  province: Province,
  date: Date | CalendarDay,
  valueCents: number,
  use: ImportUse,
): number {
  if (use === 'commercial') return shareOf(valueCents, IMPORT_GST)
  return taxLines(province, date, valueCents).reduce((sum, line) => sum + line.amount, 0)
}
