import 'server-only'
import { checkReturnDays } from '@/domain/orders/returns/request'
import { fail, ok, type Result } from '@/domain/result'
import { actorOfUser, isActiveSeller } from '@/domain/people/actor'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser } from '@/server/db/data'

/** What a seller states about goods without a fault; orders that are placed from now on keep it (rule M84). */
export async function saveReturnDays(member: MemberUser, typed: string): Promise<Result<object>> {
  if (!isActiveSeller(actorOfUser(member))) return fail('seller.only', '')
  const days = checkReturnDays(typed)
  if (!days.ok) return days
  const db = await asUser(member)
  await db.update({ collection: 'sellers', id: member.id, data: { returnDays: days.value } })
  return ok({})
}
