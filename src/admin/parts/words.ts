import type { Messages, NamespaceKeys, NestedKeyOf } from 'next-intl'
import { panelLocale } from './panel-locale'
import { getTranslations } from '@/server/texts/translations'

type Language = { language: string }

export { panelLocale }

/** Texts of the panel in the reader's language. */
export const adminWords = <N extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(
  i18n: Language,
  namespace: N,
) => getTranslations({ locale: panelLocale(i18n), namespace })
