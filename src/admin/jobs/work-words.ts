import type { WorkKind } from '@/domain/staff/work'
import type { Locale } from '@/domain/locale'
import { emailNames } from '@/server/talk/email/email-names'
import { getTranslations } from '@/server/texts/translations'
import type { WorkRow } from './list-work'

/** Rows of background work in plain words: the subject of an email without its values, a task by its name. */
export function workWords(kind: WorkKind, locale: Locale) {
  const t = getTranslations({ locale, namespace: 'staff.jobs' })
  const emailOf = emailNames(locale)

  function what({ what }: WorkRow): string {
    if (kind === 'jobs') return what === 'schedulePublish' ? t('tasks.schedulePublish') : t('unnamedTask')
    if (kind === 'events') return what ?? ''
    return emailOf(what ?? '')
  }

  const detail = ({ detail }: WorkRow) =>
    kind === 'events' && (detail === 'stripe' || detail === 'transfer')
      ? t(`providers.${detail}`)
      : (detail ?? '')
  return { what, detail }
}
