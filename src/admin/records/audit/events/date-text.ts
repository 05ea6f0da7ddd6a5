import type { Field } from 'payload'
import { dateFormat, momentFormat, type Locale } from '@/domain/locale'
import { SETTLEMENT_ZONE } from '@/domain/payments/payouts/payout'

/** A stored day, or a moment in Toronto's time, as the panel shows it elsewhere; undefined for anything else. */
export function dateText(field: Field | undefined, value: unknown, locale: Locale): string | undefined {
  if (field?.type !== 'date' || typeof value !== 'string') return undefined
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return undefined
  const isDay = field.admin?.date?.pickerAppearance === 'dayOnly'
  const format = isDay
    ? dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
    : momentFormat(locale, SETTLEMENT_ZONE)
  return format.format(date)
}
