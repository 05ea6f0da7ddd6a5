import type { WorkKind } from '@/domain/jobs/work'
import type { Locale } from '@/domain/locale'
import { getTranslations, MESSAGES } from '@/server/translations'
import type { WorkRow } from './list-work'

/** Rows of background work in plain words: the subject of an email without its values, a task by its name. */
export function workWords(kind: WorkKind, locale: Locale) {
  const t = getTranslations({ locale, namespace: 'staff.jobs' })
  const subjects = new Map(
    Object.entries(MESSAGES[locale].mails).flatMap(([name, mail]) =>
      typeof mail === 'object' && 'subject' in mail ? [[name, mail.subject]] : [],
    ),
  )

  function what({ what }: WorkRow): string {
    if (kind === 'jobs') return what === 'schedulePublish' ? t('tasks.schedulePublish') : t('unnamedTask')
    if (kind === 'events') return what ?? ''
    if (what === 'panel') return t('panel')
    return subjects.get(what ?? '')?.replace(/\{\w+\}/g, '…') ?? what ?? ''
  }

  const detail = ({ detail }: WorkRow) =>
    kind === 'events' && (detail === 'stripe' || detail === 'transfer')
      ? t(`providers.${detail}`)
      : (detail ?? '')
  return { what, detail }
}
