import type { Locale } from '@/domain/locale'
import { getTranslations, MESSAGES } from '@/server/texts/translations'

/** The subject of an email by its template, for one that has none of its own yet; of its values those that are known. */
export function emailNames(locale: Locale) {
  const t = getTranslations({ locale, namespace: 'staff.jobs' })
  const subjects = new Map(
    Object.entries(MESSAGES[locale].mails).flatMap(([name, mail]) =>
      typeof mail === 'object' && 'subject' in mail ? [[name, mail.subject]] : [],
    ),
  )
  return (template: string, known: Record<string, string> = {}) =>
    template === 'panel'
      ? t('panel')
      : (subjects.get(template)?.replace(/\{(\w+)\}/g, (_, name: string) => known[name] ?? '…') ?? template)
}
