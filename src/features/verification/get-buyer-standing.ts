import 'server-only'
import type { TypedUser } from 'payload'
import { buyerStanding } from '@/domain/people/verification'
import { asUser, type Data } from '@/server/data'

/** A member's Verified Buyer status, read with the member's access. */
export async function getBuyerStanding(user: TypedUser) {
  return standingIn(await asUser(user), String(user.id))
}

export async function standingIn(db: Data, user: string) {
  const { docs } = await db.find({
    collection: 'verifications',
    where: { user: { equals: user } },
    select: { kind: true, status: true, reason: true, createdAt: true },
    pagination: false,
  })
  return buyerStanding(docs)
}
