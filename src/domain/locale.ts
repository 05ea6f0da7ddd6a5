export type Locale = 'en' | 'fr' | 'ko'

export const LOCALES: readonly Locale[] = ['en', 'fr', 'ko']

const TAGS = { en: 'en-CA', fr: 'fr-CA', ko: 'ko-KR' } as const

/** How figures and dates are written for a reader (rule L5). */
export function formatTag(locale: Locale): string {
  return TAGS[locale]
}

const GROUPS = { en: ',', fr: '\u00a0', ko: ',' } as const

/**
 * A whole number, its thousands apart. Written without `Intl`: to open its tables takes a phone longer than all else that a product page
 * does when it wakes.
 */
export const formatWhole = (digits: number | string, locale: Locale) =>
  String(digits).replace(/\B(?=(?:\d{3})+$)/g, GROUPS[locale])

/** A day with the time of day (rule L5); Korean by twenty-four hours, where `Intl` would put AM and PM before them in English. */
export function momentFormat(locale: Locale, timeZone?: string): Intl.DateTimeFormat {
  const hours = locale === 'ko' ? ({ hourCycle: 'h23' } as const) : {}
  return new Intl.DateTimeFormat(formatTag(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
    ...hours,
  })
}
