import { Link } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'
import { NamedPicture } from './named-picture'

/** The image and name of a product, which lead to it where the list has the name first. */
export function ProductCell({ cellData, rowData, link, linkURL }: DefaultServerCellComponentProps) {
  const name = typeof cellData === 'string' ? cellData : String(rowData.id)
  const card: unknown = Reflect.get(Object(rowData.cover), 'card')
  const shown = <NamedPicture src={card} name={name} />
  return link ? (
    <Link
      href={linkURL ?? `/admin/collections/products/${String(rowData.id)}`}
      prefetch={false}
      className="admin-product"
    >
      {shown}
    </Link>
  ) : (
    <span className="admin-product">{shown}</span>
  )
}
