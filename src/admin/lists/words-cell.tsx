import { Link } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'

/** Several texts in a list, one after another; Payload's own cell shows them as JSON. */
export function WordsCell({
  cellData,
  collectionSlug,
  link,
  linkURL,
  rowData,
}: DefaultServerCellComponentProps) {
  const text = [cellData ?? []].flat().join(', ')
  return link ? (
    <Link href={linkURL ?? `/admin/collections/${collectionSlug}/${String(rowData.id)}`} prefetch={false}>
      {text}
    </Link>
  ) : (
    text
  )
}
