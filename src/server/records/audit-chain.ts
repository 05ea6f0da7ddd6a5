import * as z from 'zod'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import type { Database } from '@/server/db/transaction'

const AT_ONCE = 1_000

const takenRow = z.object({ taken: z.number() })

/**
 * Chains audit events in the order they were written; true if there are more. Writers of events never wait for the
 * chain's lock, which only this takes (docs/decisions/042).
 */
export async function extendAuditChain(db: Database): Promise<boolean> {
  const [row] = await checkedRows(db, takenRow, sql`select audit.extend(${AT_ONCE}) as taken`)
  return row?.taken === AT_ONCE
}
