import 'server-only'
import type { Locale } from '@/domain/locale'
import { draftTitle, MAX_DRAFTS } from '@/domain/products/listing/draft'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser } from '@/server/db/data'

export type DraftLine = { id: string; name: string | null; savedAt: string }

/** A seller's own drafts, the one saved last first, each by its name in the reader's language. */
export async function listDrafts(seller: MemberUser, locale: Locale = 'en'): Promise<DraftLine[]> {
  const db = await asUser(seller)
  const { docs } = await db.find({
    collection: 'product-drafts',
    select: { name: true, content: true, updatedAt: true },
    sort: ['-updatedAt', 'id'],
    limit: MAX_DRAFTS,
    pagination: false,
  })
  return docs.map(({ id, name, content, updatedAt }) => ({
    id,
    name: draftTitle(content, locale) ?? name ?? null,
    savedAt: updatedAt,
  }))
}
