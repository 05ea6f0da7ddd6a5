import type { Locale } from '@/domain/locale'
import { isId } from '@/domain/id'
import { lengthOf } from '@/domain/text'

/** Alternative texts of one language by picture id (rule C52). */
export type PictureTexts = Record<string, string>

export const MAX_PICTURE_TEXT = 200
export const MAX_PICTURES = 12

/** Whether a stored value has this form; extra pictures are allowed, as one may be taken out later. */
export function isPictureTexts(value: unknown): value is PictureTexts {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const entries = Object.entries(value)
  return (
    entries.length <= 2 * MAX_PICTURES &&
    entries.every(([id, text]) => isId(id) && typeof text === 'string' && lengthOf(text) <= MAX_PICTURE_TEXT)
  )
}

/** The alternative text of a picture: in the reader's language, else in English, else the product's name. */
export function pictureText(
  texts: Partial<Record<Locale, unknown>> | null | undefined,
  id: string,
  locale: Locale,
  name: string,
): string {
  const found = [locale, 'en' as const]
    .map((each) => texts?.[each])
    .map((each) => (isPictureTexts(each) && Object.hasOwn(each, id) ? each[id] : undefined))
    .find((text) => text?.trim())
  return found ?? name
}
