'use client'

import { Link, useConfig, useListRelationships, useTranslation } from '@payloadcms/ui'
import { formatDocTitle } from '@payloadcms/ui/shared'
import type { DefaultCellComponentProps, RelationshipFieldClient } from 'payload'
import { useEffect } from 'react'
import { panelLocale } from '@/admin/parts/panel-locale'
import type { Locale } from '@/domain/locale'

type Props = DefaultCellComponentProps<RelationshipFieldClient, unknown> & { gone: Record<Locale, string> }

/** More than a line of a list has room for. */
const MOST = 3

/**
 * What a row belongs to, by its title. Payload's own cell says that there is none until it has scrolled into view, and shows the id
 * of what is gone or not the reader's.
 */
export function RelatedCell({ cellData, collectionSlug, field, gone, link, linkURL, rowData }: Props) {
  const { config, getEntityConfig } = useConfig()
  const { documents, getRelationships } = useListRelationships()
  const { i18n } = useTranslation()
  const relationTo = String(field.relationTo)
  const ids = idsIn(cellData).join()

  useEffect(() => {
    if (ids !== '') getRelationships(ids.split(',').map((value) => ({ relationTo, value })))
  }, [ids, relationTo, getRelationships])

  function titleOf(id: string) {
    const found = documents[relationTo]?.[id]
    if (found === undefined || found === null) return '…'
    if (found === false) return gone[panelLocale(i18n)]
    return formatDocTitle({
      collectionConfig: getEntityConfig({ collectionSlug: relationTo }),
      data: found,
      dateFormat: config.admin.dateFormat,
      fallback: id,
      i18n,
    })
  }

  const titles = idsIn(cellData).map(titleOf)
  const shown = titles.length > MOST ? [...titles.slice(0, MOST), '…'] : titles
  const text = shown.join(', ') || '–'
  return link ? (
    <Link href={linkURL ?? `/admin/collections/${collectionSlug}/${String(rowData.id)}`} prefetch={false}>
      {text}
    </Link>
  ) : (
    text
  )
}

const idsIn = (value: unknown) => [value].flat().filter((id) => typeof id === 'string')
