import 'server-only'
import { isId } from '@/domain/id'
import type { ProductValues } from '@/domain/products/listing/product-values'
import type { MemberUser } from '@/server/auth/session'
import { asUser } from '@/server/data'
import { draftValues } from './draft-content'

export type Draft = { id: string; version: number; values: ProductValues }

/** A seller's own draft; null if there is none of that id, or it belongs to another. */
export async function getDraft(seller: MemberUser, id: string): Promise<Draft | null> {
  if (!isId(id)) return null
  const db = await asUser(seller)
  const found = await db.findByID({
    collection: 'product-drafts',
    id,
    select: { version: true, content: true },
    disableErrors: true,
  })
  return found && { id, version: found.version, values: draftValues(found.content) }
}
