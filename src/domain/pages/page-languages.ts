import { LOCALES, type Locale } from '@/domain/locale'
import { showsSomething } from '@/domain/pages/content/parts'
import { fail, ok, type Result } from '@/domain/result'

type Words = { title?: unknown; content?: unknown }

/** English is what all others fall back to (rule L25): nothing is published before it is written, and nothing without a text. */
export function checkEnglish(own: Words, english: Words): Result<object> {
  const { title } = english
  // What is no text is refused by its field.
  const hasTitle = typeof title === 'string' ? title.trim() !== '' : Boolean(title)
  if (!hasTitle) return fail('page.english', 'title')
  if (showsSomething(english.content)) return ok({})
  return showsSomething(own.content) ? fail('page.english', 'title') : fail('page.empty', 'content')
}

/** What one language of a page says, and when that was last changed. */
export type LanguageContent = { hasTitle: boolean; hasContent: boolean; at: string | Date | null }
export const LANGUAGE_STATES = ['missing', 'older', 'upToDate'] as const
export type LanguageState = (typeof LANGUAGE_STATES)[number]

/** How a translation stands beside the English text (rule L25). What was written before this was noted counts as up to date. */
export function languageState(
  own: LanguageContent | undefined,
  english: LanguageContent | undefined,
): LanguageState {
  if (!own?.hasTitle || (english?.hasContent && !own.hasContent)) return 'missing'
  const isOlder = own.at && english?.at && new Date(own.at) < new Date(english.at)
  return isOlder ? 'older' : 'upToDate'
}

export const TRANSLATIONS: readonly Locale[] = LOCALES.filter((locale) => locale !== 'en')
