import { fail, ok, type IssueCode, type Result } from './result'

/** Looks empty: spaces, line ends and signs without width. */
const BLANK = /^[\s\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]*$/u
/** Control signs other than tab and line end, which no reader and no database wants; and those that turn round what is written after them. */
const CONTROL = /[^\P{Cc}\t\n]|[\u202A-\u202E\u2066-\u2069]/gu

/** Text as it is stored: line ends alike, no control signs, trimmed. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(CONTROL, '').normalize('NFC').trim()
}

/** One line of text: any run of white space is a single space. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ')
}

export function isBlank(text: string): boolean {
  return BLANK.test(text)
}

/** Counted as people count: a Hangul syllable or an emoji of one code point is one. */
export function lengthOf(text: string): number {
  return [...text].length
}

export type TextRule = { path: string; max: number; blank: IssueCode; tooLong: IssueCode }

/** Trimmed text that says something and is not too long. */
export function checkText(text: string, rule: TextRule): Result<string> {
  const clean = cleanText(text)
  if (isBlank(clean)) return fail(rule.blank, rule.path)
  if (lengthOf(clean) > rule.max) return fail(rule.tooLong, rule.path, { max: rule.max })
  return ok(clean)
}
