import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { CHANGES } from '@/domain/pages/cache/page-facts'
import { clear } from '@/server/db/cache'
import { requestDatabase } from '@/server/db/request-database'
import { placesOf } from '@/server/products/product-places'

type Row = {
  id: string
  seller?: unknown
  isLive?: boolean | null
  listedIn?: unknown
  family?: string | null
  familyKey?: string | null
  cover?: { card?: string | null } | null
}

const idOf = (linked: unknown) =>
  typeof linked === 'object' && linked !== null && 'id' in linked ? String(linked.id) : String(linked ?? '')

/** What lists and neighbours have of it: whether, where, under which picture, and which of its family. */
const placeOf = ({ isLive, listedIn, family, cover }: Row) =>
  [isLive === true, idOf(listedIn), family ?? '', cover?.card ?? ''].join(' ')

/** Clears the pages that show it, or did: none of a product that waits (rule Q15). */
const clearChanged: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const now = doc as Row
  const before = operation === 'update' ? (previousDoc as Row) : { id: now.id }
  if (req.context.quiet || !(now.isLive || before.isLive)) return doc
  await clear(req, await tagsOf(req, now, before))
  return doc
}

const clearDeleted: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (doc.isLive) await clear(req, ['products', 'catalogue'])
  return doc
}

async function tagsOf(req: PayloadRequest, now: Row, before: Row) {
  const seller = idOf(now.seller)
  const isMoved = placeOf(now) !== placeOf(before)
  if (!isMoved && !before.familyKey)
    return CHANGES.productSaved({ id: now.id, seller, categories: [], family: [] })
  const was = { listedIn: idOf(before.listedIn) || null, familyKey: before.familyKey ?? null }
  const changed = { id: now.id, seller, ...(await placesOf(await requestDatabase(req), now.id, was)) }
  return isMoved ? CHANGES.productListed(changed) : CHANGES.productSaved(changed)
}

export const clearProduct = { afterChange: [clearChanged], afterDelete: [clearDeleted] }
