import 'server-only'
import { isId } from '@/domain/values/id'
import type { ProductValues } from '@/domain/products/listing/product-values'
import type { TranslationState } from './ask-staff'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser } from '@/server/db/data'
import { draftValues } from './draft-content'

export type Draft = { id: string; version: number; values: ProductValues; translation: TranslationState }

/** A seller's own draft; null if there is none of that id, or it belongs to another. */
export async function getDraft(seller: MemberUser, id: string): Promise<Draft | null> {
  if (!isId(id)) return null
  const db = await asUser(seller)
  const found = await db.findByID({
    collection: 'product-drafts',
    id,
    select: { version: true, content: true, translationAskedAt: true, translatedAt: true },
    disableErrors: true,
  })
  if (!found) return null
  const { version, content, translationAskedAt, translatedAt } = found
  const translation = translatedAt ? 'done' : translationAskedAt ? 'waits' : 'none'
  return { id, version, values: draftValues(content), translation }
}
