import 'server-only'
import { MAX_DRAFTS } from '@/domain/products/listing/draft'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser } from '@/server/db/data'

export type DraftLine = { id: string; name: string | null; savedAt: string }

/** A seller's own drafts, the one saved last first. */
export async function listDrafts(seller: MemberUser): Promise<DraftLine[]> {
  const db = await asUser(seller)
  const { docs } = await db.find({
    collection: 'product-drafts',
    select: { name: true, updatedAt: true },
    sort: ['-updatedAt', 'id'],
    limit: MAX_DRAFTS,
    pagination: false,
  })
  return docs.map(({ id, name, updatedAt }) => ({ id, name: name ?? null, savedAt: updatedAt }))
}
