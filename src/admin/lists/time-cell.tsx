import type { CellProps } from '@/admin/lists/cell-props'
import { dayText, momentText } from '@/admin/parts/moment-text'
import { panelLocale } from '@/admin/parts/words'

/** A moment in a list, in Toronto's time; of a day, the day alone. */
export function TimeCell({ cellData, field, i18n }: CellProps) {
  const moment = typeof cellData === 'string' ? new Date(cellData) : cellData
  if (!(moment instanceof Date) || Number.isNaN(moment.getTime())) return null
  return (
    <time dateTime={moment.toISOString()} className="tw:whitespace-nowrap">
      {(isDay(field) ? dayText : momentText)(moment, panelLocale(i18n))}
    </time>
  )
}

const isDay = (field: CellProps['field']) =>
  field.type === 'date' && field.admin?.date?.pickerAppearance === 'dayOnly'
