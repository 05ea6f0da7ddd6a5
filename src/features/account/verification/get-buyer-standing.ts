import 'server-only'
import type { MemberUser } from '@/server/auth/session/session'
import type { Where } from 'payload'
import { buyerStanding } from '@/domain/people/verification'
import { asUser, type Data } from '@/server/db/data'

/** Whose requests count: those of the company that a member orders for, else their own (rule M105). */
export const ownerOfVerification = ({ id, membership }: MemberUser): Where =>
  membership ? { company: { equals: membership.id } } : { user: { equals: id }, company: { exists: false } }

/** A member's Verified Buyer status, read with the member's access. */
export async function getBuyerStanding(user: MemberUser) {
  return standingIn(await asUser(user), ownerOfVerification(user))
}

export async function standingIn(db: Data, holder: Where) {
  const { docs } = await db.find({
    collection: 'verifications',
    where: holder,
    select: { kind: true, status: true, reason: true, createdAt: true },
    pagination: false,
  })
  return buyerStanding(docs)
}
