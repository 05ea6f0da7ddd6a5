import type { CollectionAfterChangeHook } from 'payload'
import { CHANGES } from '@/domain/pages/cache/page-facts'
import { clear } from '@/server/db/cache'

/** Clears the pages that name a seller; with a status all pages of their goods. */
export const clearSeller: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const isStopped = operation === 'update' && doc.status !== previousDoc?.status
  const { sellerSaved, sellerStopped } = CHANGES
  if (!req.context.quiet) await clear(req, (isStopped ? sellerStopped : sellerSaved)(String(doc.id)))
  return doc
}
