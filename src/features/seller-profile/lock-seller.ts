import 'server-only'
import { fail, ok, type Result } from '@/domain/result'
import { sql } from '@/server/db/sql'
import type { Transaction } from '@/server/db/transaction'

/** Locks a member's own seller row. Nothing of a suspended seller changes (rules P2, N1), whatever the session remembers. */
export async function lockSeller(tx: Transaction, id: string): Promise<Result<{ status: string }>> {
  const { rows } = await tx.execute<{ status: string }>(
    sql`select status::text from sellers where id = ${id} for no key update`,
  )
  const [seller] = rows
  if (!seller) return fail('seller.only', '')
  return seller.status === 'suspended' ? fail('seller.suspended', '') : ok(seller)
}
