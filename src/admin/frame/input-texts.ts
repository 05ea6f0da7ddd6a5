import type { Locale } from '@/domain/locale'
import { getTranslations } from '@/server/texts/translations'

/** Names for inputs and buttons of Payload's that have none. `{what}` keeps its place for the row or file. */
export function inputTexts(locale: Locale) {
  const t = getTranslations({ locale, namespace: 'staff.lists.names' })
  const paging = getTranslations({ locale, namespace: 'staff.paging' })
  return {
    row: t('row', { what: '{what}' }),
    all: t('all'),
    more: t('more'),
    move: t('move'),
    copy: t('copy'),
    bold: t('bold'),
    italic: t('italic'),
    link: t('link'),
    edit: t('edit', { what: '{what}' }),
    takeAway: t('takeAway', { what: '{what}' }),
    swap: t('swap', { what: '{what}' }),
    time: t('time'),
    preview: t('preview'),
    width: t('width'),
    height: t('height'),
    field: t('field'),
    operator: t('operator'),
    value: t('value'),
    add: t('add'),
    remove: t('remove'),
    before: paging('before'),
    next: paging('next'),
  }
}

export type InputTexts = ReturnType<typeof inputTexts>
