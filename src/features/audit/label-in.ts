import type { Locale } from '@/domain/locale'

/** Payload's labels are texts, texts by language, or functions of the reader's language. */
export function labelIn(label: unknown, locale: Locale): string | undefined {
  if (typeof label === 'string') return label
  if (typeof label === 'function') return String(label({ i18n: { language: locale } }))
  if (typeof label !== 'object' || label === null) return undefined
  const { [locale]: own, en } = label as Record<string, string | undefined>
  return own ?? en
}
