import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { publish } from '@/server/db/bus'
import { requestDatabase } from '@/server/db/request-database'

/** Other pages and browsers of the member show the new count (rule T7). */
export const publishCart: CollectionAfterChangeHook & CollectionAfterDeleteHook = async ({ doc, req }) => {
  await publish(await requestDatabase(req), { kind: 'cart', id: String(doc.user) })
  return doc
}
