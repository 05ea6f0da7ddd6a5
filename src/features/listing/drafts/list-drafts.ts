import 'server-only'
import { MAX_DRAFTS } from '@/domain/products/listing/draft'
import { desc, eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'

export type DraftLine = { id: string; name: string | null; savedAt: string }

const drafts = tables.product_drafts

/** A seller's drafts, the one saved last first. */
export async function listDrafts(seller: string): Promise<DraftLine[]> {
  const db = await database()
  return db
    .select({ id: drafts.id, name: drafts.name, savedAt: drafts.updatedAt })
    .from(drafts)
    .where(eq(drafts.seller, seller))
    .orderBy(desc(drafts.updatedAt), drafts.id)
    .limit(MAX_DRAFTS)
}
