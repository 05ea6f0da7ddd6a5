import type { Locale } from '@/domain/locale'
import { isId } from '@/domain/values/id'
import { cleanLine, lengthOf } from '@/domain/values/text'

/** Alternative texts of one language by picture id (rule C52). */
export type PictureTexts = Record<string, string>

export const MAX_PICTURE_TEXT = 200
export const MAX_PICTURES = 12

/** Whether a value has this form, in clean lines; extra pictures are allowed, as one may be taken out later. */
export function isPictureTexts(value: unknown): value is PictureTexts {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const entries = Object.entries(value)
  return entries.length <= 2 * MAX_PICTURES && entries.every(([id, text]) => isId(id) && isLine(text))
}

const isLine = (text: unknown) =>
  typeof text === 'string' && lengthOf(text) <= MAX_PICTURE_TEXT && cleanLine(text) === text

type TextsByLocale = Partial<Record<Locale, unknown>> | null | undefined

/** What the seller wrote of a picture: in the reader's language, else in English, which `lang` then says. */
export function ownPictureText(
  texts: TextsByLocale,
  id: string,
  locale: Locale,
): { text: string; lang?: Locale } | null {
  const textIn = (each: Locale) => {
    const found = texts?.[each]
    return isPictureTexts(found) && Object.hasOwn(found, id) ? found[id]?.trim() : undefined
  }
  const own = textIn(locale)
  if (own) return { text: own }
  const english = textIn('en')
  return english ? { text: english, lang: 'en' } : null
}

/** The alternative text of a picture: in the reader's language, else in English, else the product's name. */
export const pictureText = (texts: TextsByLocale, id: string, locale: Locale, name: string): string =>
  ownPictureText(texts, id, locale)?.text ?? name
