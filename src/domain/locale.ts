export type Locale = 'en' | 'fr' | 'ko'

export const LOCALES: readonly Locale[] = ['en', 'fr', 'ko']

const TAGS = { en: 'en-CA', fr: 'fr-CA', ko: 'ko-KR' } as const

/** BCP 47 tag used to format numbers and dates (rule L5). */
export function formatTag(locale: Locale): string {
  return TAGS[locale]
}

const GROUPS = { en: ',', fr: '\u00a0', ko: ',' } as const

/** Formats an integer with thousands separators. Avoids `Intl`, whose first use is slow on phones. */
export const formatWhole = (digits: number | string, locale: Locale) =>
  String(digits).replace(/\B(?=(?:\d{3})+$)/g, GROUPS[locale])

/** What stands between a name and its value: French sets a space before it. */
export const colon = (locale: Locale) => (locale === 'fr' ? '\u00a0: ' : ': ')

/** Date and time format (rule L5). Korean uses 24 hours: `Intl` would write AM/PM in English. */
export function momentFormat(locale: Locale, timeZone?: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(formatTag(locale), { dateStyle: 'medium', ...clock(locale), timeZone })
}

/** The hour of a day that is named elsewhere. */
export function hourFormat(locale: Locale, timeZone?: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(formatTag(locale), { ...clock(locale), timeZone })
}

const clock = (locale: Locale): Intl.DateTimeFormatOptions => ({
  timeStyle: 'short',
  ...(locale === 'ko' && { hourCycle: 'h23' }),
})
