import 'server-only'
import { mayMove } from '@/domain/values/moves'
import { SELLER_MOVES } from '@/domain/people/actor'
import { profileIssues } from '@/domain/people/sellers/seller'
import { fail, ok, type Result } from '@/domain/result'
import type { Member } from '@/server/auth/member'
import { asSystem } from '@/server/db/data'
import { and, eq, isNotNull } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { inTransaction } from '@/server/db/transaction'
import { queueEmail } from '@/server/talk/email/queue-email'
import { lockSellerRow } from '@/features/selling/profile/lock-seller'

const { users } = tables

/** A rejected seller with a complete profile asks for another review (rule N10), unless suspended (rule P28). Asked twice, it counts once. */
export async function askForReview({ id, email: to, locale }: Member): Promise<Result<object>> {
  return inTransaction(async (tx, inside) => {
    const row = await lockSellerRow(tx, id)
    if (!row || !mayMove(SELLER_MOVES, row.status, 'pending', 'seller')) return fail('seller.notRejected', '')
    // A suspension locks the same row of sellers first.
    const [suspended] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), isNotNull(users.suspendedAt)))
    if (suspended) return fail('account.suspended', '')
    const server = await asSystem()
    const seller = await server.findByID({ collection: 'sellers', id, req: { ...inside } })
    const missing = profileIssues(seller)
    if (missing.length > 0) return { ok: false, issues: missing }
    await server.update({ collection: 'sellers', id, data: { status: 'pending' }, req: { ...inside } })
    const { company } = seller
    await queueEmail(inside, { template: 'sellerReceived', params: { company }, to, user: id, locale })
    return ok({})
  })
}
