import { LOCALES, type Locale } from '@/domain/locale'

/** Names of the languages in themselves. */
export const LOCALE_NAMES: Record<Locale, string> = { en: 'English', fr: 'Français', ko: '한국어' }

export function isLocale(text: string | undefined): text is Locale {
  return LOCALES.some((locale) => locale === text)
}

/** A path in a language; English has no prefix (rule L1). `path` begins with a slash. */
export function localePath(locale: Locale, path: string): string {
  if (locale === 'en') return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** The first supported language of Accept-Language. */
export function localeOfBrowser(languages: string | null): Locale {
  const languageCodes = (languages ?? '').split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase())
  return languageCodes.find(isLocale) ?? 'en'
}

/** The language of a path, by its first segment. */
export function localeOfPath([first]: string[]): Locale {
  return isLocale(first) ? first : 'en'
}
