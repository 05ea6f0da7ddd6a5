import type { Locale } from '@/domain/locale'
import { fail, failAll, issue, ok, type Result } from '@/domain/result'
import { cleanLine, isBlank } from '@/domain/values/text'
import { countedLength, MAX_LENGTH } from './product-limits'
import { TEXT_FIELDS, type ProductValues, type TextField } from './product-values'

/** What Canadian buyers read: staff write these where a seller wrote another language first (rule S47). */
const WRITTEN = ['en', 'fr'] as const satisfies Locale[]
type TranslatedField = (typeof WRITTEN)[number]

export type WantedText = { language: TranslatedField; field: TextField }
type Words = Pick<ProductValues, TextField>

/** The language to translate from: of those with a name and a description the one that says most, Korean first. */
export function sourceOf(words: Words): Locale | null {
  const count = (locale: Locale) => TEXT_FIELDS.filter((field) => !isBlank(words[field][locale])).length
  const able = (['ko', 'en', 'fr'] as const).filter(
    (locale) => !isBlank(words.name[locale]) && !isBlank(words.description[locale]),
  )
  return able.toSorted((a, b) => count(b) - count(a))[0] ?? null
}

/** Texts that the source has, and English or French lacks. */
export function wantedTexts(words: Words): WantedText[] {
  const source = sourceOf(words)
  if (!source) return []
  return WRITTEN.filter((language) => language !== source).flatMap((language) =>
    TEXT_FIELDS.filter((field) => isBlank(words[field][language]) && !isBlank(words[field][source])).map(
      (field) => ({ language, field }),
    ),
  )
}

/** Whether staff can be asked: something is written, and part of it is missing. */
export function checkTranslationAsk(words: Words): Result<WantedText[]> {
  if (!sourceOf(words)) return fail('translation.noSource', '')
  const wanted = wantedTexts(words)
  return wanted.length > 0 ? ok(wanted) : fail('translation.nothing', '')
}

export const writtenName = ({ language, field }: WantedText) => `${language}_${field}` as const
export type Translations = Partial<Record<string, string>>

/** The words with what staff wrote: it fills what is empty, and never takes the place of the seller's own words. */
export function withTranslations(words: Words, typed: Translations): Result<Words> {
  const wanted = wantedTexts(words)
  if (wanted.length === 0) return fail('translation.nothing', '')
  const texts = wanted.map((each) => ({ ...each, path: writtenName(each), text: textOf(each, typed) }))
  const issues = texts.flatMap(({ field, path, text }) => {
    if (isBlank(text)) return [issue('translation.missing', path)]
    return countedLength(field, text) > MAX_LENGTH[field]
      ? [issue('product.tooLong', path, { max: MAX_LENGTH[field] })]
      : []
  })
  if (issues.length > 0) return failAll(issues)
  const filled = Object.fromEntries(
    TEXT_FIELDS.map((field) => [
      field,
      texts
        .filter((each) => each.field === field)
        .reduce((text, each) => ({ ...text, [each.language]: each.text }), words[field]),
    ]),
  )
  return ok(filled as Words)
}

/** A description has lines; the others are one. */
function textOf(wanted: WantedText, typed: Translations): string {
  const text = typed[writtenName(wanted)] ?? ''
  return wanted.field === 'description' ? text.replace(/\r\n?/g, '\n').trim() : cleanLine(text)
}
