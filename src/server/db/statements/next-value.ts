import * as z from 'zod'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import type { Database } from '@/server/db/transaction'

const row = z.object({ next: z.string() })

/** The next number of a sequence. */
export async function nextValue(db: Database, sequence: string): Promise<string> {
  const [found] = await checkedRows(db, row, sql`select nextval(${sequence}::regclass)::text as next`)
  if (!found) throw new Error(`Sequence ${sequence} gave no number`)
  return found.next
}
