import 'server-only'
import type { TypedUser } from 'payload'
import { addLines } from './add-lines'
import { judgeRow } from './judge-row'
import type { Sheet } from './make-sheet'
import type { SheetRow, SheetState } from './sheet-view'

type Words = (key: 'nothingAdded' | 'addedLines' | 'left', values?: { count: number }) => string

/** Adds what can be added; the rest stays in the sheet, each line with its reason (rule M55). */
export async function addSheet(user: TypedUser, sheet: Sheet, key: string, t: Words): Promise<SheetState> {
  const lines = sheet.rows.flatMap((row) => {
    const goods = sheet.goods.get(row.product)
    const { issue, quantity } = judgeRow(row)
    return goods && !issue ? [{ goods, added: quantity }] : []
  })
  // A line of the same product with a quantity that is no number stands beside the one that is added.
  const asked = new Set(lines.map(({ goods }) => goods.product))
  const { refused, count } = lines.length > 0 ? await addLines(user, lines, key) : { refused: new Map(), count: undefined }
  const isAdded = (row: SheetRow) =>
    asked.has(row.product) && !judgeRow(row).issue && !refused.has(row.product)
  const left = sheet.rows.filter((row) => !isAdded(row))
  const rows = left.map((row) => {
    const why = refused.get(row.product)
    return why && !judgeRow(row).issue ? { ...row, refused: { code: why.code, params: why.params } } : row
  })
  const added = sheet.rows.length - rows.length
  const said = [
    added > 0 ? t('addedLines', { count: added }) : t('nothingAdded'),
    ...(rows.length > 0 ? [t('left', { count: rows.length })] : []),
  ]
  return { ok: added > 0, message: said.join(' '), rows, ...(count !== undefined && { count }) }
}
