import 'server-only'
import type { TypedUser } from 'payload'
import { addLines, type Addition } from '@/server/cart/add-lines'
import { judgeRow } from './judge-row'
import type { Sheet } from './make-sheet'
import type { SheetRow, SheetState } from './sheet-view'

type Words = (key: 'nothingAdded' | 'addedLines' | 'left', values?: { count: number }) => string

/** Adds what can be added; the rest stays in the sheet, each line with its reason (rule M55). */
export async function addSheet(user: TypedUser, sheet: Sheet, key: string, t: Words): Promise<SheetState> {
  const asked = new Map<string, Addition>()
  for (const row of sheet.rows) {
    const goods = sheet.goods.get(row.product)
    const { issue, quantity } = judgeRow(row)
    // A product stands once among what is written.
    if (goods && !issue)
      asked.set(goods.product, { goods, added: (asked.get(goods.product)?.added ?? 0) + quantity })
  }
  const lines = [...asked.values()]
  const { refused, count } =
    lines.length > 0 ? await addLines(user, lines, key) : { refused: new Map(), count: undefined }
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
