import type { DefaultServerCellComponentProps } from 'payload'
import { formatTag, momentFormat, type Locale } from '@/domain/locale'
import { SETTLEMENT_ZONE } from '@/domain/payments/payout'
import { localeOf } from '@/admin/words'

/** A moment in a list, in Toronto's time; of a day, the day alone. */
export function TimeCell({ cellData, field, i18n }: DefaultServerCellComponentProps) {
  const moment = typeof cellData === 'string' ? new Date(cellData) : cellData
  if (!(moment instanceof Date) || Number.isNaN(moment.getTime())) return null
  const locale = localeOf(i18n)
  return (
    <time dateTime={moment.toISOString()} className="admin-time">
      {isDay(field) ? dayFormat(locale).format(moment) : momentFormat(locale, SETTLEMENT_ZONE).format(moment)}
    </time>
  )
}

const isDay = (field: DefaultServerCellComponentProps['field']) =>
  field.type === 'date' && field.admin?.date?.pickerAppearance === 'dayOnly'

/** Days are stored as noon in UTC. */
const dayFormat = (locale: Locale) =>
  new Intl.DateTimeFormat(formatTag(locale), { dateStyle: 'medium', timeZone: 'UTC' })
