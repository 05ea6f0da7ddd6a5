import type { DefaultServerCellComponentProps } from 'payload'
import { age } from '@/admin/dashboard/age'
import { momentText } from '@/admin/parts/moment-text'
import { panelLocale } from '@/admin/parts/words'

type Props = Pick<DefaultServerCellComponentProps, 'i18n'> & { rowData?: { createdAt?: string } }

/** How long ago a row was made; the moment itself on hover. Payload also renders it without a row, on the document's page. */
export function AgeCell({ rowData, i18n }: Props) {
  const moment = new Date(rowData?.createdAt ?? NaN)
  if (Number.isNaN(moment.getTime())) return null
  const locale = panelLocale(i18n)
  return (
    <time dateTime={moment.toISOString()} title={momentText(moment, locale)} className="tw:whitespace-nowrap">
      {age(moment, new Date(), locale)}
    </time>
  )
}
