import {
  createTranslator,
  NextIntlClientProvider,
  type Messages,
  type NamespaceKeys,
  type NestedKeyOf,
} from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '@/domain/locale'
import { MESSAGES } from '@/server/texts/translations'

/** With all texts of a language around it, as a page gives client components those of its district. */
export const inLanguage = (locale: Locale, children: ReactNode) =>
  NextIntlClientProvider({
    locale,
    messages: MESSAGES[locale],
    timeZone: 'America/Toronto',
    children,
  })

/** What `useTranslations` gives a client component. */
export const textsIn = <N extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(
  locale: Locale,
  namespace: N,
) => createTranslator({ locale, messages: MESSAGES[locale], namespace })
