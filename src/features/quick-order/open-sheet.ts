import 'server-only'
import { readLines } from '@/domain/cart/quick-order/read-lines'
import type { Locale } from '@/domain/locale'
import { Busy } from '@/server/semaphore'
import { makeSheet } from './make-sheet'
import type { SheetState } from './sheet-view'

/** The sheet that an address opens filled, such as the one above search results; empty without lines (rule M54). */
export async function openSheet(lines: unknown, member: string | null, locale: Locale): Promise<SheetState> {
  if (typeof lines !== 'string' || lines === '') return {}
  const typed = readLines(lines)
  if (typed.lines.length === 0) return {}
  try {
    const { rows } = await makeSheet(typed.lines, { member, locale, fillsMinimum: true })
    return { rows, kept: { lines: typed.rest } }
  } catch (error) {
    if (!(error instanceof Busy)) throw error
    // They can be asked for again from the field.
    return { kept: { lines } }
  }
}
