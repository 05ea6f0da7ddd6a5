import { Link } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'
import { codeText } from '@/admin/records/code-text'

/** A stored code in a list, in words. */
export function CodeCell({
  cellData,
  collectionSlug,
  field,
  i18n,
  link,
  linkURL,
  rowData,
}: DefaultServerCellComponentProps) {
  const text = codeText('name' in field ? (field.name ?? '') : '', cellData, i18n) || '–'
  return link ? (
    <Link href={linkURL ?? `/admin/collections/${collectionSlug}/${String(rowData.id)}`} prefetch={false}>
      {text}
    </Link>
  ) : (
    text
  )
}
