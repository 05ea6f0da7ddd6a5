import 'server-only'
import { isOpenChange } from '@/domain/products/listing/change-rule'
import { fail, ok, type Result } from '@/domain/result'
import type { MemberUser } from '@/server/auth/session/session'
import { together } from '@/server/db/data'
import { findLastChange } from './find-change'
import { lockOwnProduct } from './lock-own-product'
import { withdrawOpenChange } from './write-request'

type WithdrawInput = { product: string; change: string }

/** The seller ends the open change request, unless staff decided it first (rule C49). */
export async function withdrawChangeRequest(
  member: MemberUser,
  { product, change }: WithdrawInput,
): Promise<Result<true>> {
  return together(member, async (_, tx, server): Promise<Result<true>> => {
    const locked = await lockOwnProduct(tx, { seller: member.id, product })
    if (!locked.ok) return locked
    const last = await findLastChange(server, product)
    if (last?.id !== change) return fail('product.changeGone', '')
    if (last.status === 'approved') return fail('product.changeApplied', '')
    if (!isOpenChange(last.status)) return fail('product.changeDecided', '')
    await withdrawOpenChange(server, last)
    return ok(true)
  })
}
