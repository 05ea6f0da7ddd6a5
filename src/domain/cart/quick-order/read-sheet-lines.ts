import { fold } from '@/domain/search/fold'
import { cleanLine, storable } from '@/domain/values/text'
import { splitCells, type CellLine } from './split-cells'

/** A sheet has so many lines; a text or file so many bytes (rule M54). */
export const MAX_LINES = 500
export const MAX_BYTES = 64 * 1024
/** Longer than any SKU; what is longer is cut, and no product is called so. */
export const LONGEST_SKU = 100
export const LONGEST_QUANTITY = 40

/**
 * A line as typed. A line with one space may be a SKU that has it, or a SKU and its quantity: `whole` is tried first.
 */
export type TypedLine = { sku: string; quantity: string; whole?: string }
/** `rest`: the text that begins with the first line too many. */
export type TypedLines = { lines: TypedLine[]; rest: string }

type Columns = { sku: number; quantity: number | null }

const SKU_NAMES = new Set(
  'sku|code|item|item code|item number|item no|product|product code|product number|part number|part no|article|reference|ref|model|ugs|code produit|no d’article|상품 코드|상품코드|품번|품목|품목 코드|모델|모델명'.split(
    '|',
  ),
)
const QUANTITY_NAMES = new Set(
  'quantity|qty|quantities|units|pcs|pieces|count|amount|quantite|qte|quantites|unites|nombre|수량|개수|주문 수량|주문수량'.split(
    '|',
  ),
)

/** 'SKU, quantity' by line, with at most `room` lines taken (rule M54). */
export function readSheetLines(pasted: string, room = MAX_LINES): TypedLines {
  const text = storable(pasted)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
  const [first, ...others] = splitCells(text)
  if (!first) return { lines: [], rest: '' }
  const columns = columnsIn(first)
  const lines = columns ? others : [first, ...others]
  const over = lines[room]
  const head = columns && over ? `${text.slice(first.at, text.indexOf('\n', first.at))}\n` : ''
  return {
    lines: lines.slice(0, room).map((line) => typedIn(line, columns)),
    rest: over ? head + text.slice(over.at) : '',
  }
}

const nameOf = (cell: string) =>
  fold(cell.normalize('NFKC'))
    .replace(/[.:#*]/g, '')
    .replace(/'/g, '’')
    .trim()

/** The columns that a first line names; undefined if it is a line of goods. */
function columnsIn({ cells, separator }: CellLine): Columns | undefined {
  const [only = ''] = cells
  const names = (separator === null ? only.split(/\s/) : cells).map(nameOf)
  const sku = names.findIndex((name) => SKU_NAMES.has(name))
  const quantity = names.findIndex((name) => QUANTITY_NAMES.has(name))
  if (sku < 0 && quantity < 0) return undefined
  if (names.some((name, at) => at !== sku && isNumeric(name))) return undefined
  return { sku: sku < 0 ? 0 : sku, quantity: quantity < 0 ? null : quantity }
}

function isNumeric(text: string) {
  if (text.length > LONGEST_QUANTITY) return false
  const plain = text.normalize('NFKC')
  return /^[\d.,'’\s]+$/.test(plain) && /\d/.test(plain)
}

function typedIn({ cells, separator }: CellLine, columns: Columns | undefined): TypedLine {
  const sku = cells[columns?.sku ?? 0] ?? ''
  if (separator === null) return lineOf(sku)
  const at = columns?.quantity ?? null
  const quantity =
    at === null ? quantityAmong(cells.toSpliced(columns?.sku ?? 0, 1), separator) : (cells[at] ?? '')
  return shortened({ sku, quantity })
}

/** 'FC-100 12' of one space. */
function lineOf(text: string): TypedLine {
  const [, sku, quantity] = /^(.*\S)\s(\d[\d.,]*)$/.exec(text) ?? []
  return sku && quantity
    ? { ...shortened({ sku, quantity }), whole: cut(text, LONGEST_SKU) }
    : shortened({ sku: text, quantity: '' })
}

/** The first number behind the SKU, else the first text there. '1,200' and '2,5' without quotes may also be two cells: they are left as they are. */
function quantityAmong(cells: readonly string[], separator: string): string {
  const filled = cells.filter((cell) => cell !== '')
  const [first = '', second = ''] = filled
  const isTorn =
    separator === ',' && filled.length === 2 && /^\d{1,3}$/.test(first) && /^\d{1,3}$/.test(second)
  if (isTorn) return filled.join(' , ')
  return filled.find(isNumeric) ?? first
}

const cut = (text: string, length: number) => cleanLine(text).slice(0, length)
const shortened = ({ sku, quantity }: TypedLine): TypedLine => ({
  sku: cut(sku, LONGEST_SKU),
  quantity: cut(quantity, LONGEST_QUANTITY),
})

/** Parts of a search text that may be SKUs: two or more words with a digit, else none. */
export function skusIn(text: string): string[] {
  const words = text.split(/[\s,;]+/).filter((word) => /\d/.test(word) && /^[\w./-]{2,64}$/.test(word))
  return words.length > 1 ? [...new Set(words)] : []
}
