import { LOCALES, type Locale } from '@/domain/locale'

/**
 * Returns the text in the reader's language, else in English with
 * `lang` set (rule C18). Takes a field read with all locales.
 */
export function localizedText(value: unknown, locale: Locale): { text: string; lang?: Locale } {
  const mine = inLocale(value, locale)
  if (mine) return { text: mine }
  const english = inLocale(value, 'en') ?? LOCALES.map((other) => inLocale(value, other)).find(Boolean) ?? ''
  return { text: english, lang: 'en' }
}

function inLocale(value: unknown, locale: Locale): string | undefined {
  if (!value || typeof value !== 'object' || !(locale in value)) return undefined
  const text: unknown = Reflect.get(value, locale)
  return typeof text === 'string' && text.trim() !== '' ? text : undefined
}
