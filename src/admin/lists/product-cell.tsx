import './lists.css'
import { Link } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'

/** The image and name of a product, which lead to it where the list has the name first. */
export function ProductCell({ cellData, rowData, link, linkURL }: DefaultServerCellComponentProps) {
  const name = typeof cellData === 'string' ? cellData : String(rowData.id)
  const card: unknown = Reflect.get(Object(rowData.cover), 'card')
  const shown = (
    <>
      {typeof card === 'string' && card !== '' ? (
        // The name stands beside it.
        <img src={card} alt="" width="40" height="50" loading="lazy" />
      ) : (
        <span className="admin-product-blank" />
      )}
      <span className="admin-product-name" title={name}>
        {name}
      </span>
    </>
  )
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
