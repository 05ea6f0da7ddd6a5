import 'server-only'
import { isId } from '@/domain/values/id'
import { sql } from '@/server/db/sql'
import { database, type Database } from '@/server/db/transaction'
import { deleteDrafts } from '@/server/products/delete-drafts'

/** Deletes a draft of this seller, also in the transaction that submits it. No draft of that id is no mistake. */
export async function deleteDraft(tx: Database, seller: string, id: string): Promise<void> {
  if (isId(id)) await tx.execute(deleteDrafts(sql`id = ${id} and seller_id = ${seller}`))
}

/** The same outside a transaction. */
export const forgetDraft = async (seller: string, id: string) => deleteDraft(await database(), seller, id)
