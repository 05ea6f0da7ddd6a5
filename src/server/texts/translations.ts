import { createTranslator, type Messages, type NamespaceKeys, type NestedKeyOf } from 'next-intl'
import type { Locale } from '@/domain/locale'
import en from '@/messages/en'
import fr from '@/messages/fr'
import ko from '@/messages/ko'

export const MESSAGES: Record<Locale, Messages> = { en, fr, ko }

/** Translator for code outside a page: worker, webhooks, emails, payment provider. */
export function getTranslations<N extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(given: {
  locale: Locale
  namespace: N
}) {
  const { locale, namespace } = given
  return createTranslator({ locale, messages: MESSAGES[locale], namespace })
}
