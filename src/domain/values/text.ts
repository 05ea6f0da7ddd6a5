import { fail, ok, type IssueCode, type Result } from '@/domain/result'

/** Blank text: white space and zero-width characters. */
const BLANK = /^[\s\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]*$/u
/** Control characters except tab and line feed, and bidirectional overrides. */
const CONTROL = /[^\P{Cc}\t\n]|[\u202A-\u202E\u2066-\u2069]/gu

/** Text as stored: LF line ends, no control characters, NFC, trimmed. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(CONTROL, '').normalize('NFC').trim()
}

/** One line: white space is collapsed to single spaces. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ')
}

/** For display: a line does not end within a size such as 100 × 100 mm. */
export function unbroken(text: string): string {
  return text.replace(/(?<=\d) (?=× ?\d)|(?<=\d ?×) (?=\d)|(?<=\d) (?=(?:mm|cm|m|kg|in|po)\b)/g, '\u00a0')
}

/** For display: decimals of a size as a language writes them, 7,5 mm in French. */
export const withDecimals = (text: string, locale: string) =>
  locale === 'fr' ? text.replace(/(?<=\d)\.(?=\d)/g, ',') : text

export function isBlank(text: string): boolean {
  return BLANK.test(text)
}

/** Length in code points: a Hangul syllable or a simple emoji counts as one. */
export function lengthOf(text: string): number {
  return [...text].length
}

export type TextRule = { path: string; max: number; blank: IssueCode; tooLong: IssueCode }

/** Cleaned text that is neither blank nor too long. */
export function checkText(text: string, rule: TextRule): Result<string> {
  const clean = cleanText(text)
  if (isBlank(clean)) return fail(rule.blank, rule.path)
  if (lengthOf(clean) > rule.max) return fail(rule.tooLong, rule.path, { max: rule.max })
  return ok(clean)
}

/** NUL and lone surrogates: Postgres cannot store them. */
const NOT_STORABLE = /[\0\p{Cs}]/u
const EVERY_ONE = new RegExp(NOT_STORABLE, 'gu')

/** Whether Postgres can store every string of a JSON value, keys included. */
export function isStorable(value: unknown): boolean {
  const left: unknown[] = [value]
  while (left.length > 0) {
    const next = left.pop()
    if (typeof next === 'string' && NOT_STORABLE.test(next)) return false
    if (typeof next === 'object' && next !== null)
      for (const [key, inner] of Object.entries(next)) left.push(key, inner)
  }
  return true
}

/** Removes characters Postgres cannot store. */
export const storable = (text: string) => text.replace(EVERY_ONE, '')
