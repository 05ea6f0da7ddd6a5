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

type DateFormat = {
  format(moment: Date | number): string
  formatRange(from: Date, to: Date): string
}

/**
 * Dates and hours as they are written in each language (rule L5). French writes "1er mars" and "9 h 05", and breaks no line
 * between day and month or inside the hour; `Intl` does none of it.
 */
export function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): DateFormat {
  const format = new Intl.DateTimeFormat(formatTag(locale), options)
  if (locale !== 'fr') return format
  return {
    format: (moment) => inFrench(format.formatToParts(moment)),
    formatRange: (from, to) => inFrench(format.formatRangeToParts(from, to)),
  }
}

function inFrench(parts: readonly { type: string; value: string }[]): string {
  const written = parts.map(({ type, value }, at) => {
    if (type === 'day' && value === '1') return '1er'
    if (type === 'hour') return String(Number(value))
    const isJoint = type === 'literal' && (value.trim() === 'h' || parts[at - 1]?.type === 'day')
    return isJoint ? value.replaceAll(' ', '\u00a0') : value
  })
  return written.join('')
}

/** Date and time format (rule L5). Korean uses 24 hours: `Intl` would write AM/PM in English. */
export function momentFormat(locale: Locale, timeZone?: string): DateFormat {
  return dateFormat(locale, { dateStyle: 'medium', ...clock(locale), timeZone })
}

/** The hour of a day that is named elsewhere. */
export function hourFormat(locale: Locale, timeZone?: string): DateFormat {
  return dateFormat(locale, { ...clock(locale), timeZone })
}

const clock = (locale: Locale): Intl.DateTimeFormatOptions => ({
  timeStyle: 'short',
  ...(locale === 'ko' && { hourCycle: 'h23' }),
})
