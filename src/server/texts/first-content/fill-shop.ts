import type { Data } from '@/server/db/data'
import { together } from '@/server/db/data'
import { advisoryLock } from '@/server/db/locks'
import { sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { fillCategories, fillPages, fillSettings, fillSynonyms, type Contact } from './first-documents'

const FILL = {
  categories: fillCategories,
  synonyms: fillSynonyms,
  settings: fillSettings,
  pages: fillPages,
} satisfies Record<string, (db: Data, contact: Contact) => Promise<number>>

type Table = keyof typeof FILL
export type FillResult = { table: Table; written: number } | { table: Table; found: number }

/**
 * Puts the first content into tables that are empty, and leaves filled ones alone (rule Q10). Each table in a transaction
 * of its own, so a run that was cut short is taken up by the next.
 */
export async function fillShop(contact: Contact): Promise<FillResult[]> {
  const filled: FillResult[] = []
  for (const table of Object.keys(FILL) as Table[]) filled.push(await fillTable(table, contact))
  return filled
}

const fillTable = (table: Table, contact: Contact) =>
  together('system', async (db, tx): Promise<FillResult> => {
    await advisoryLock(tx, 'setup', table)
    const found = await countRows(tx, table)
    return found > 0 ? { table, found } : { table, written: await FILL[table](db, contact) }
  })

async function countRows(tx: Transaction, table: Table) {
  const [row] = await tx.select({ n: sql`count(*)`.mapWith(Number) }).from(tables[table])
  return row?.n ?? 0
}
