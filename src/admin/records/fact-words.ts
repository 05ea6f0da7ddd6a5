import { colon } from '@/domain/locale'
import { CONTENT_UNITS } from '@/domain/products/facts/content'
import { partsOf } from '@/domain/products/listing/described'
import { wordFact } from '@/domain/products/listing/word-fact'
import type en from '@/messages/en'
import { LOCALE_NAMES } from '@/messages/locales'
import { adminWords, panelLocale } from '@/admin/parts/words'

type Field = keyof typeof en.productEdit.fields
type Language = { language: string }

/** What a described fact is called, with its language. */
export function factLabel(name: string, i18n: Language) {
  const t = adminWords(i18n, 'productEdit')
  const { field, locale } = partsOf(name)
  const label = t(`fields.${field as Field}`)
  return locale ? `${label} (${LOCALE_NAMES[locale]})` : label
}

function factWords(i18n: Language) {
  const t = adminWords(i18n, 'productEdit')
  const form = adminWords(i18n, 'productForm')
  const measures = adminWords(i18n, 'measures')
  return {
    none: t('values.none'),
    yes: t('values.yes'),
    no: t('values.no'),
    soldAs: {
      piece: form('soldAs.piece'),
      set: form('soldAs.set'),
      box: form('soldAs.box'),
      slab: form('soldAs.slab'),
    },
    measures: Object.fromEntries(CONTENT_UNITS.map((unit) => [unit, measures(unit)])),
    images: (count: number) => t('values.images', { count }),
    documents: (count: number) => t('values.documents', { count }),
  }
}

/** A described fact as text; pictures and documents by their names. */
export function factText(
  name: string,
  value: unknown,
  pictures: ReadonlyMap<string, string>,
  i18n: Language,
): string {
  if ((name === 'images' || name === 'documents') && Array.isArray(value) && value.length > 0)
    return value.map((id, at) => `${at + 1}. ${pictures.get(String(id)) ?? String(id)}`).join('\n')
  if (partsOf(name).field === 'pictureTexts' && value && typeof value === 'object')
    return Object.entries(value)
      .map(([id, text]) => `${pictures.get(id) ?? id}${colon(panelLocale(i18n))}${String(text)}`)
      .join('\n')
  return wordFact(name, value, factWords(i18n), panelLocale(i18n))
}
