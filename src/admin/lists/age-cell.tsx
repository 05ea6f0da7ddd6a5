import type { DefaultServerCellComponentProps } from 'payload'
import { age } from '@/admin/dashboard/age'
import { momentText } from '@/admin/moment-text'
import { localeOf } from '@/admin/words'

/** How long ago a row was made; the moment itself on hover. */
export function AgeCell({ rowData, i18n }: Pick<DefaultServerCellComponentProps, 'rowData' | 'i18n'>) {
  const moment = new Date(String(rowData.createdAt))
  if (Number.isNaN(moment.getTime())) return null
  const locale = localeOf(i18n)
  return (
    <time dateTime={moment.toISOString()} title={momentText(moment, locale)} className="admin-time">
      {age(moment, new Date(), locale)}
    </time>
  )
}
