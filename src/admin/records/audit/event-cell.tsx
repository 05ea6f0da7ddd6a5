import { Link } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'
import { eventText } from './event-text'
import { panelLocale } from '@/admin/parts/words'
import { eventWords } from '@/admin/records/audit/events/event-words'

/** A part of an audit event in a list, in the words of our own page of it. */
export async function EventCell({
  cellData,
  field,
  i18n,
  rowData,
  link,
  linkURL,
}: DefaultServerCellComponentProps) {
  const name = 'name' in field ? field.name : ''
  const text = eventText(await eventWords(panelLocale(i18n)), name ?? '', cellData, rowData.subject)
  return link ? (
    <Link href={linkURL ?? `/admin/collections/audit-events/${String(rowData.id)}`} prefetch={false}>
      {text}
    </Link>
  ) : (
    text
  )
}
