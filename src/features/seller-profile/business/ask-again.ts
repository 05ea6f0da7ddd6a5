import 'server-only'
import { mayMove } from '@/domain/moves'
import { SELLER_MOVES } from '@/domain/people/actor'
import { checkBusiness } from '@/domain/people/business'
import { fail, issuesOf, ok, type Result } from '@/domain/result'
import type { Member } from '@/server/auth/member'
import { asSystem } from '@/server/data'
import { inTransaction } from '@/server/db/transaction'
import { queueEmail } from '@/server/email/queue-email'
import { lockSellerRow } from '@/features/seller-profile/lock-seller'

/** A rejected seller with a complete profile asks for another review (rule N10). Asked twice, it counts once. */
export async function askForReview({ id, email: to, locale }: Member): Promise<Result<object>> {
  return inTransaction(async (tx, inside) => {
    const row = await lockSellerRow(tx, id)
    if (!row || !mayMove(SELLER_MOVES, row.status, 'pending', 'seller')) return fail('seller.notRejected', '')
    const server = await asSystem()
    const seller = await server.findByID({ collection: 'sellers', id, req: { ...inside } })
    const missing = issuesOf(checkBusiness(seller, seller.country))
    if (missing.length > 0) return { ok: false, issues: missing }
    await server.update({ collection: 'sellers', id, data: { status: 'pending' }, req: { ...inside } })
    const { company } = seller
    await queueEmail(inside, { template: 'sellerReceived', params: { company }, to, user: id, locale })
    return ok({})
  })
}
