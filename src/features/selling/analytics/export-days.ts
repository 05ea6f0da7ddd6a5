import 'server-only'
import { getTranslations } from 'next-intl/server'
import { countDays, type DayRange } from '@/domain/analytics/figure-range'
import { FIGURES } from '@/domain/analytics/figures'
import { addDays } from '@/domain/values/calendar'
import { csvLine } from '@/domain/values/csv'
import type { Locale } from '@/domain/locale'
import { decimal } from '@/domain/money'
import { listDays } from './list-days'

/** Days read at a time. */
const AT_ONCE = 100

/** A seller's figures as CSV, a line for each day of the range; streamed in batches. */
export async function* exportDays(seller: string, range: DayRange, locale: Locale): AsyncGenerator<string> {
  const t = await getTranslations({ locale, namespace: 'analytics' })
  const names = FIGURES.map((name) => t(`figures.${name}`))
  // The byte order mark makes spreadsheets read it as UTF-8.
  yield `\ufeff${csvLine([t('day'), ...names, t('currency')])}`
  const days = Array.from({ length: countDays(range) }, (_, at) => addDays(range.from, at))
  for (let at = 0; at < days.length; at += AT_ONCE) {
    const part = days.slice(at, at + AT_ONCE)
    const found = await listDays(seller, { from: part[0] ?? range.from, to: part.at(-1) ?? range.to })
    const byDay = new Map(found.map((figures) => [figures.day, figures]))
    for (const day of part) {
      const figures = byDay.get(day)
      const counts = FIGURES.map((name) => {
        const figure = figures?.[name] ?? 0
        return name === 'sales' ? decimal(figure) : String(figure)
      })
      yield csvLine([day, ...counts, 'CAD'])
    }
  }
}
