'use client'

import { useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { panelLocale } from '@/admin/parts/panel-locale'
import type { Locale } from '@/domain/locale'
import { draftLink, publishedLink } from '@/domain/pages/page-preview'

type Words = Record<Locale, string>

/** Beside the buttons of a page's form: what is saved, and what visitors see, where anything is published (rule L23). */
export function PageLinks({ preview, inShop }: { preview: Words; inShop: Words }) {
  const { id, hasPublishedDoc } = useDocumentInfo()
  const { i18n } = useTranslation()
  const { code } = useLocale()
  const locale = panelLocale(i18n)
  if (!id) return null
  return (
    <>
      <a className="admin-page-link" href={draftLink(id, code)} target="_blank" rel="noopener">
        {preview[locale]}
      </a>
      {hasPublishedDoc ? (
        <a className="admin-page-link" href={publishedLink(id, code)} target="_blank" rel="noopener">
          {inShop[locale]}
        </a>
      ) : null}
    </>
  )
}
