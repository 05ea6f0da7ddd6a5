import type { Messages, NamespaceKeys, NestedKeyOf } from 'next-intl'
import type { Locale } from '@/domain/locale'
import { isLocale } from '@/messages/locales'
import { getTranslations } from '@/server/translations'

type Language = { language: string }

/** The reader's language of the panel, as Payload hands it to components. */
export const localeOf = ({ language }: Language): Locale => (isLocale(language) ? language : 'en')

/** Texts of the panel in the reader's language. */
export const adminWords = <N extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(
  i18n: Language,
  namespace: N,
) => getTranslations({ locale: localeOf(i18n), namespace })
