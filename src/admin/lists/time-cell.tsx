import type { DefaultServerCellComponentProps } from 'payload'
import { formatTag } from '@/domain/locale'
import { SETTLEMENT_ZONE } from '@/domain/payments/payout'
import { localeOf } from '@/admin/words'

/** A moment in a list, in Toronto's time; of a day, the day alone. */
export function TimeCell({ cellData, field, i18n }: DefaultServerCellComponentProps) {
  const moment = typeof cellData === 'string' ? new Date(cellData) : cellData
  if (!(moment instanceof Date) || Number.isNaN(moment.getTime())) return null
  const locale = localeOf(i18n)
  const text = isDay(field) ? dayText(moment, locale) : timeText(moment, locale)
  return (
    <time dateTime={moment.toISOString()} className="admin-time">
      {text}
    </time>
  )
}

const isDay = (field: DefaultServerCellComponentProps['field']) =>
  field.type === 'date' && field.admin?.date?.pickerAppearance === 'dayOnly'

/** Days are stored as midnight in UTC. */
const dayText = (day: Date, locale: Parameters<typeof formatTag>[0]) =>
  new Intl.DateTimeFormat(formatTag(locale), { dateStyle: 'medium', timeZone: 'UTC' }).format(day)

const timeText = (moment: Date, locale: Parameters<typeof formatTag>[0]) =>
  new Intl.DateTimeFormat(formatTag(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: SETTLEMENT_ZONE,
  }).format(moment)
