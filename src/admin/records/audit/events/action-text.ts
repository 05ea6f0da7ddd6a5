import { EDITS } from '@/domain/staff/audit/event-filter'
import type { Locale } from '@/domain/locale'
import { getTranslations } from '@/server/texts/translations'
import { isNamedAction } from './named-actions'

/** What an audit event records, in the reader's words; `subject` names a collection or global. */
export function actionText(name: string, locale: Locale, subject: (slug: string) => string): string {
  const t = getTranslations({ locale, namespace: 'staff.audit' })
  if (isNamedAction(name)) return t(`actions.${name}`)
  const [slug = '', edit] = name.split('.')
  const known = EDITS.find((each) => each === edit)
  return known ? t(`edits.${known}`, { what: subject(slug) }) : name
}
