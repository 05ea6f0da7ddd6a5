import 'server-only'
import { MAX_ADDRESS, readLines } from '@/domain/cart/quick-order/read-lines'
import type { Locale } from '@/domain/locale'
import { makeSheet } from './make-sheet'
import type { SheetState } from './sheet-view'

/** The sheet that an address opens filled, such as the one above search results; empty without lines (rule M54). */
export async function openSheet(lines: unknown, member: string | null, locale: Locale): Promise<SheetState> {
  if (typeof lines !== 'string' || lines === '') return {}
  const typed = readLines(lines.slice(0, MAX_ADDRESS))
  if (typed.lines.length === 0) return {}
  return { rows: (await makeSheet(typed.lines, { member, locale, fillsMinimum: true })).rows }
}
