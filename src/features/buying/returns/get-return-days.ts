import 'server-only'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser } from '@/server/db/data'

/** A seller's own days for goods without a fault (rule M84). */
export async function getReturnDays(user: MemberUser): Promise<number | null> {
  const db = await asUser(user)
  const seller = await db.findByID({ collection: 'sellers', id: user.id, select: { returnDays: true } })
  return seller.returnDays ?? null
}
