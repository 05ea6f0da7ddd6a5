export type Locale = 'en' | 'fr' | 'ko'

export const LOCALES: readonly Locale[] = ['en', 'fr', 'ko']

const TAGS = { en: 'en-CA', fr: 'fr-CA', ko: 'ko-KR' } as const

/** How figures and dates are written for a reader (ruling L5). */
export function formatTag(locale: Locale): string {
  return TAGS[locale]
}
