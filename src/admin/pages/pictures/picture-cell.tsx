'use client'

import { Link, useListDrawerContext } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { NamedPicture } from '@/admin/lists/named-picture'
import { sentName } from '@/domain/forms/upload'

/** A picture with the name that it was sent with. Payload's own cell begins with what made the stored name unique, and says it twice. */
export function PictureCell({ cellData, collectionSlug, link, linkURL, rowData }: DefaultCellComponentProps) {
  const { drawerSlug, onSelect } = useListDrawerContext()
  const id = String(rowData.id)
  const name = sentName(String(cellData))
  const shown = <NamedPicture src={rowData.thumbnailURL} name={name} />
  if (!link) return <span className="admin-product">{shown}</span>
  if (drawerSlug)
    return (
      <button
        type="button"
        className="admin-product"
        onClick={() => onSelect?.({ collectionSlug, doc: rowData, docID: id })}
      >
        {shown}
      </button>
    )
  return (
    <Link
      href={linkURL ?? `/admin/collections/${collectionSlug}/${id}`}
      prefetch={false}
      className="admin-product"
    >
      {shown}
    </Link>
  )
}
