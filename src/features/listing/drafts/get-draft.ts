import 'server-only'
import { isId } from '@/domain/id'
import type { ProductValues } from '@/domain/products/listing/product-values'
import { and, eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { draftValues } from './draft-content'

export type Draft = { id: string; version: number; values: ProductValues }

const drafts = tables.product_drafts

/** A draft of this seller; null if there is none of that id, or it belongs to another. */
export async function getDraft(seller: string, id: string): Promise<Draft | null> {
  if (!isId(id)) return null
  const db = await database()
  const [row] = await db
    .select({ version: drafts.version, content: drafts.content })
    .from(drafts)
    .where(and(eq(drafts.id, id), eq(drafts.seller, seller)))
  return row ? { id, version: row.version, values: draftValues(row.content) } : null
}
