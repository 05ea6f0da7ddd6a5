import 'server-only'
import { advisoryLock } from '@/server/db/locks'
import { sql } from '@/server/db/sql'
import type { Transaction } from '@/server/db/transaction'

const A_MINUTE = 20

/**
 * Rate limit: twenty messages a minute per sender, over all conversations. The advisory lock lasts until the transaction that stores
 * the message ends.
 */
export async function isUnderMessageLimit(tx: Transaction, sender: string): Promise<boolean> {
  await advisoryLock(tx, 'messages', sender)
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from messages where sender_id = ${sender} and created_at > now() - interval '1 minute'`)
  return (rows[0]?.count ?? 0) < A_MINUTE
}
