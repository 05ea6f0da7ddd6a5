import type { Messages, NamespaceKeys, NestedKeyOf } from 'next-intl'
import { localeOf } from './locale-of'
import { getTranslations } from '@/server/texts/translations'

type Language = { language: string }

export { localeOf }

/** Texts of the panel in the reader's language. */
export const adminWords = <N extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(
  i18n: Language,
  namespace: N,
) => getTranslations({ locale: localeOf(i18n), namespace })
