import 'server-only'
import { isId } from '@/domain/id'
import { and, eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

/** Deletes a draft of this seller, also in the transaction that submits it. No draft of that id is no mistake. */
export async function deleteDraft(tx: Database, seller: string, id: string): Promise<void> {
  const drafts = tables.product_drafts
  if (isId(id)) await tx.delete(drafts).where(and(eq(drafts.id, id), eq(drafts.seller, seller)))
}
