import { sql } from '@payloadcms/db-postgres'
import type { Database } from './db/transaction'

const AT_ONCE = 1_000

/**
 * Chains audit events in the order they were written; true if there are more. Writers of events never wait for the
 * chain's lock, which only this takes (docs/decisions/042).
 */
export async function extendAuditChain(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ taken: number }>(sql`select audit.extend(${AT_ONCE}) as taken`)
  return rows[0]?.taken === AT_ONCE
}
