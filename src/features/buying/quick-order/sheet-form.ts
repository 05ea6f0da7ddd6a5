import 'server-only'
import {
  LONGEST_QUANTITY,
  LONGEST_SKU,
  MAX_BYTES,
  MAX_LINES,
  readSheetLines,
} from '@/domain/cart/quick-order/read-sheet-lines'
import { cleanLine, storable } from '@/domain/values/text'
import { isId } from '@/domain/values/id'
import { field } from '@/server/http/forms/form'
import type { AskedLine } from './make-sheet'
import type { AskedRow } from './sheet-view'

export type FileProblem = 'tooLarge' | 'fileTooLarge' | 'notText'
export type SheetForm = {
  /** What stands in the sheet already. */
  rows: AskedRow[]
  /** Newly pasted, or of the file. */
  lines: AskedLine[]
  /** What stays in the box: lines too many, or a text that is too long. */
  text: string
  /** The text as it was sent. */
  typed: string
  hasRest: boolean
  problem?: FileProblem
  command: string
  /** The line that a button of it names, and the quantity it sets. */
  at: number
  quantity: string
}

const bytesOf = (text: string) => Buffer.byteLength(text)
/** Larger than any text that is taken, so that one too long comes back whole. */
const MAX_KEPT = 1_000_000

/** Rows of the sheet, and with 'find' the lines of text and file, as many as there is room for. */
export async function readSheetForm(form: FormData): Promise<SheetForm> {
  const [command = '', at = '', quantity = ''] = field(form, 'do', 60).split(':')
  const rows = rowsIn(form)
  const text = field(form, 'lines', MAX_KEPT)
  const asked = { rows, typed: text, command, at: at === '' ? -1 : Number(at), quantity }
  if (command !== 'find') return { ...asked, lines: [], text, hasRest: false }
  const file = await textOfFile(form.get('file'))
  if (bytesOf(text) > MAX_BYTES) return { ...asked, lines: [], text, hasRest: false, problem: 'tooLarge' }
  if ('problem' in file) return { ...asked, lines: [], text, hasRest: false, problem: file.problem }
  const typed = readSheetLines(text, MAX_LINES - rows.length)
  const filed = readSheetLines(file.text, MAX_LINES - rows.length - typed.lines.length)
  const rest = [typed.rest, filed.rest].filter((each) => each !== '').join('\n')
  return { ...asked, lines: [...typed.lines, ...filed.lines], text: rest, hasRest: rest !== '' }
}

function rowsIn(form: FormData): AskedRow[] {
  const [skus, quantities, products] = ['sku', 'quantity', 'product'].map((name) => form.getAll(name))
  return (skus ?? []).slice(0, MAX_LINES).map((sku, at) => {
    const product = textIn(products?.[at], 36)
    return {
      sku: textIn(sku, LONGEST_SKU),
      quantity: textIn(quantities?.[at], LONGEST_QUANTITY),
      product: isId(product) ? product : '',
    }
  })
}

const textIn = (value: FormDataEntryValue | undefined, length: number) =>
  typeof value === 'string' ? cleanLine(storable(value)).slice(0, length) : ''

/** The text of a chosen file, as spreadsheets save it: UTF-8, or UTF-16 with its mark. */
async function textOfFile(
  file: FormDataEntryValue | null,
): Promise<{ text: string } | { problem: FileProblem }> {
  if (!(file instanceof File) || file.size === 0) return { text: '' }
  if (file.size > MAX_BYTES) return { problem: 'fileTooLarge' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const [first = 0, second = 0] = bytes
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  if (isUtf16) return { text: new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes) }
  // A workbook or picture has bytes that no text has.
  if (bytes.includes(0)) return { problem: 'notText' }
  return { text: new TextDecoder().decode(bytes) }
}
