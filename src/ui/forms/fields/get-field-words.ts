import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { fieldWordsOf, type FieldWords } from './field-words'

/** The labels of `PersonFields` and `AddressFields` where the browser has no texts of its own: in the shop. */
export async function getFieldWords(locale: Locale): Promise<FieldWords> {
  const t = await getTranslations({ locale, namespace: 'fields' })
  const names = await getTranslations({ locale, namespace: 'provinces' })
  return fieldWordsOf({ t, names, locale })
}
