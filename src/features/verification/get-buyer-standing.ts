import 'server-only'
import type { TypedUser } from 'payload'
import { buyerStanding } from '@/domain/people/verification'
import { asUser, type Data } from '@/server/data'

/** How a member stands as a Verified Buyer, read as that member. */
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
