import { LANGUAGE_STATES, type LanguageState } from '@/domain/pages/page-languages'
import type { Locale } from '@/domain/locale'
import { isLocale } from '@/messages/locales'

/** The states that the field `languages` of a page names. */
export function statesOfLanguages(value: unknown): { locale: Locale; state: LanguageState }[] {
  const parts = typeof value === 'string' ? value.split(' ') : []
  return parts.flatMap((part) => {
    const [locale, name] = part.split(':')
    const state = LANGUAGE_STATES.find((each) => each === name)
    return isLocale(locale) && state ? [{ locale, state }] : []
  })
}
