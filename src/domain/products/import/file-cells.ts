import { decimal, toCents } from '@/domain/money'
import { MAX_PICTURES } from '@/domain/products/picture-texts'
import { cleanLine } from '@/domain/values/text'

/** Text that a spreadsheet would run as a formula, after any apostrophes that escape it; also with signs in full width. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r]/
const ESCAPED = /^'+[=+\-@＝＋－＠\t\r]/

/** Formula-like text gets an apostrophe in front; `plainCell` takes exactly that away. */
export const escapedCell = (text: string) => (FORMULA.test(text) ? `'${text}` : text)
export const plainCell = (text: string) => (ESCAPED.test(text) ? text.slice(1) : text)

/** White space in front of, behind and between digits, as French groups them. */
const bare = (text: string) => text.replace(/\s/g, '')

/** Digits that a reader may take for a decimal or for thousands, such as 1,234. */
const AMBIGUOUS = /^[1-9]\d{0,2},\d{3}$/

/** A whole number as digits; null if it is not one, or is written with a separator as in 1,000. */
export function wholeCell(text: string): string | null {
  const [, digits] = /^(\d{1,6})(?:[.,]0{1,2})?$/.exec(bare(text)) ?? []
  return digits === undefined ? null : String(Number(digits))
}

/** A decimal with a point or a comma, written with a point; null for anything else. */
export function decimalCell(text: string): string | null {
  const typed = bare(text)
  if (AMBIGUOUS.test(typed) || !/^\d{1,9}(?:[.,]\d{1,6})?$/.test(typed)) return null
  return String(Number(typed.replace(',', '.')))
}

/** A price of at most two decimals, written with a point; null for anything else. */
export function priceCell(text: string): string | null {
  const typed = bare(text).replace(/^(?:CA)?\$|\$$/, '')
  if (!/^\d{1,9}(?:[.,]\d{1,2})?$/.test(typed)) return null
  const cents = toCents(typed)
  return cents.ok ? decimal(cents.value) : null
}

const YES = ['yes', 'true', '1', 'oui', '예', '네']
const NO = ['no', 'false', '0', 'non', '아니요', '아니오']

export function yesNoCell(text: string): string | null {
  const word = cleanLine(text).toLowerCase()
  if (YES.includes(word)) return 'yes'
  return NO.includes(word) ? 'no' : null
}

const SEPARATOR = '|'

/** Texts in one cell: a separator inside a text is escaped. None of them is the empty cell. */
export function joinCell(texts: readonly string[]): string {
  const isEmpty = texts.every((text) => text === '')
  return isEmpty ? '' : texts.map((text) => text.replace(/[\\|]/g, '\\$&')).join(SEPARATOR)
}

/** At most one text more than fits, so that a cell of separators alone stays small. */
export function splitCell(cell: string): string[] {
  if (cell.trim() === '') return []
  const texts = ['']
  let isEscaped = false
  for (const sign of cell) {
    if (texts.length > MAX_PICTURES) break
    const isPlain: boolean = isEscaped || (sign !== SEPARATOR && sign !== '\\')
    if (isPlain) texts.push(`${texts.pop() ?? ''}${sign}`)
    else if (sign === SEPARATOR) texts.push('')
    isEscaped = !isPlain && sign !== SEPARATOR
  }
  return texts.map(cleanLine)
}

/** Entries separated by commas, as a form takes certifications. */
export const listCell = (text: string) =>
  text
    .split(/[,\n]/)
    .map(cleanLine)
    .filter((each) => each !== '')
    .join(', ')
