import { dateFormat, momentFormat, type Locale } from '@/domain/locale'
import { SETTLEMENT_ZONE } from '@/domain/payments/payouts/payout'

/** A moment in Toronto's time, in the words of the reader. */
export const momentText = (moment: Date, locale: Locale) =>
  momentFormat(locale, SETTLEMENT_ZONE).format(moment)

/** A day, stored as noon in UTC. */
export const dayText = (day: Date, locale: Locale) =>
  dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(day)
