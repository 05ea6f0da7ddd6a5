import 'server-only'
import { isId } from '@/domain/values/id'
import type { Product } from '@/payload-types'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser } from '@/server/db/data'

/** A product of the caller in all languages; null if there is none or it belongs to another seller. */
export async function getOwnProduct(member: MemberUser, id: string): Promise<Product | null> {
  if (!isId(id)) return null
  const db = await asUser(member)
  const { docs } = await db.find({
    collection: 'products',
    where: { and: [{ id: { equals: id } }, { seller: { equals: member.id } }] },
    locale: 'all',
    limit: 1,
    pagination: false,
  })
  return docs[0] ?? null
}
