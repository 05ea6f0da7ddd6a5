'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { PanelMoment } from '@/admin/parts/panel-moment'
import { panelLocale } from '@/admin/parts/panel-locale'

const TIMES = [
  ['updatedAt', 'general:lastModified'],
  ['createdAt', 'general:created'],
] as const

/** When a row was made and last changed, in Toronto's time; Payload says it in the browser's. */
export function DocumentTimes() {
  const { initialData, savedDocumentData } = useDocumentInfo()
  const { i18n, t } = useTranslation()
  const row: object = savedDocumentData ?? initialData ?? {}
  return TIMES.map(([name, label]) => {
    const at: unknown = Reflect.get(row, name)
    return typeof at === 'string' ? (
      <p key={name} className="admin-document-time">
        {t(label)} <PanelMoment at={at} locale={panelLocale(i18n)} />
      </p>
    ) : null
  })
}
