import 'server-only'
import { advisoryLock } from '@/server/db/locks'
import { sql } from '@/server/db/sql'
import type { Transaction } from '@/server/db/transaction'

const A_MINUTE = 20

/**
 * Twenty a minute: faster than anybody writes, too slow to bury somebody. One sender's messages are counted one after the other,
 * to the end of the transaction that stores them, in whichever conversations they are.
 */
export async function isUnderMessageLimit(tx: Transaction, sender: string): Promise<boolean> {
  await advisoryLock(tx, 'messages', sender)
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from messages where sender_id = ${sender} and created_at > now() - interval '1 minute'`)
  return (rows[0]?.count ?? 0) < A_MINUTE
}
