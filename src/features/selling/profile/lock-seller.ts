import 'server-only'
import { fail, ok, type Result } from '@/domain/result'
import { eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'

const { sellers } = tables

/** Locks a seller's row. */
export async function lockSellerRow(tx: Transaction, id: string) {
  const [seller] = await tx
    .select({ status: sellers.status })
    .from(sellers)
    .where(eq(sellers.id, id))
    .for('no key update')
  return seller
}

/** Locks a member's own seller row. Nothing of a suspended seller changes (rules P2, N1), whatever the session remembers. */
export async function lockSeller(tx: Transaction, id: string): Promise<Result<{ status: string }>> {
  const seller = await lockSellerRow(tx, id)
  if (!seller) return fail('seller.only', '')
  return seller.status === 'suspended' ? fail('seller.suspended', '') : ok(seller)
}
