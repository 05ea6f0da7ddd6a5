import type { CollectionAfterChangeHook } from 'payload'
import { CHANGES } from '@/domain/pages/cache/page-facts'
import { clear } from '@/server/db/cache'

const idOf = (linked: unknown) =>
  typeof linked === 'object' && linked !== null && 'id' in linked ? String(linked.id) : String(linked ?? '')

/** Clears the pages that show a review, or what it adds to: of its product, and of its seller's goods. */
export const clearReview: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (!req.context.quiet) await clear(req, CHANGES.reviewed(idOf(doc.product), idOf(doc.seller) || null))
  return doc
}
