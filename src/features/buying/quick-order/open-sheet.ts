import 'server-only'
import { readSheetLines } from '@/domain/cart/quick-order/read-sheet-lines'
import type { Locale } from '@/domain/locale'
import { Busy } from '@/server/storage/semaphore'
import { makeSheet, type AskedLine } from './make-sheet'
import type { SheetState } from './sheet-view'

/** The sheet that an address opens filled, such as the one above search results; empty without lines (rule M54). */
export async function openSheet(lines: unknown, member: string | null, locale: Locale): Promise<SheetState> {
  if (typeof lines !== 'string' || lines === '') return {}
  const typed = readSheetLines(lines)
  // They can be asked for again from the field.
  return sheetOf(typed, { member, locale, kept: lines })
}

type ListedLine = { quantity: number; goods: { sku: string; product: string } | null }

/** A sheet of the lines of a list that are on sale, each with the product that is on the list. */
export function openList(lines: readonly ListedLine[], member: string, locale: Locale): Promise<SheetState> {
  const asked = lines.flatMap(({ quantity, goods }) =>
    goods ? [{ ...goods, quantity: String(quantity) }] : [],
  )
  const kept = asked.map(({ sku, quantity }) => `${sku}\t${quantity}`).join('\n')
  return sheetOf({ lines: asked, rest: '' }, { member, locale, kept })
}

async function sheetOf(
  { lines, rest }: { lines: readonly AskedLine[]; rest: string },
  { member, locale, kept }: { member: string | null; locale: Locale; kept: string },
): Promise<SheetState> {
  if (lines.length === 0) return {}
  try {
    const { rows } = await makeSheet(lines, { member, locale, fillsMinimum: true })
    return { rows, kept: { lines: rest } }
  } catch (error) {
    if (!(error instanceof Busy)) throw error
    return { kept: { lines: kept } }
  }
}
