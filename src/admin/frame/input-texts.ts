import type { Locale } from '@/domain/locale'
import { getTranslations } from '@/server/translations'

/** Names for inputs of Payload's that have none. `row` keeps its place for the row. */
export function inputTexts(locale: Locale) {
  const t = getTranslations({ locale, namespace: 'staff.lists.names' })
  return {
    row: t('row', { what: '{what}' }),
    field: t('field'),
    operator: t('operator'),
    value: t('value'),
    add: t('add'),
    remove: t('remove'),
  }
}

export type InputTexts = ReturnType<typeof inputTexts>
