import { dateFormat, type Locale } from '@/domain/locale'
import type { Params } from './read-params'

/** What a sentence of `notifications.sentences` is filled with; a reason that nobody gave leaves its part out. */
export const sentenceValues = (
  { number, company, reason, answer, person, day }: Omit<Params, 'amount' | 'product'>,
  locale: Locale,
) => ({
  number,
  company,
  reason,
  answer,
  person,
  hasReason: reason === '' || reason === '–' ? 'no' : 'yes',
  day: /^\d{4}-\d{2}-\d{2}$/.test(day)
    ? dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
    : '–',
})
