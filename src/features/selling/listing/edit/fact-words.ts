import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { CONTENT_UNITS } from '@/domain/products/facts/content'
import { partsOf } from '@/domain/products/listing/described'
import type { FREE_NAMES } from '@/domain/products/listing/parse-edit'
import type { REVIEWED_FIELDS } from '@/domain/products/facts/facts'
import type { LISTED_FACTS } from '@/domain/products/facts/listed-facts'
import { wordFact } from '@/domain/products/listing/word-fact'
import { LOCALE_NAMES } from '@/messages/locales'

type Field = (typeof REVIEWED_FIELDS | typeof LISTED_FACTS | typeof FREE_NAMES)[number]

/** Labels and values of product facts in the reader's language, by the names of a change request. */
export async function factWords(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'productEdit' })
  const form = await getTranslations({ locale, namespace: 'productForm' })
  const measures = await getTranslations({ locale, namespace: 'measures' })
  const words = {
    none: t('values.none'),
    yes: t('values.yes'),
    no: t('values.no'),
    measures: Object.fromEntries(CONTENT_UNITS.map((unit) => [unit, measures(unit)])),
    images: (count: number) => t('values.images', { count }),
    documents: (count: number) => t('values.documents', { count }),
    soldAs: {
      piece: form('soldAs.piece'),
      set: form('soldAs.set'),
      box: form('soldAs.box'),
      slab: form('soldAs.slab'),
    },
  }
  return {
    label: (name: string) => {
      const { field, locale: language } = partsOf(name)
      const label = t(`fields.${field as Field}`)
      return language ? `${label} · ${LOCALE_NAMES[language]}` : label
    },
    text: (name: string, value: unknown) => wordFact(name, value, words, locale),
  }
}
