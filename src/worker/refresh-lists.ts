import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Tag } from '@/server/cache'
import { updateLists } from '@/server/lists/update-lists'
import { clearRemotely } from './clear-remotely'

const SHOWS_LISTS: readonly Tag[] = ['products', 'categories', 'recommended']
/** Views and stock move without anybody clearing a page. */
const AT_LEAST_EVERY = 60_000
/** Rests ten times as long as the work took: at once for a thousand products, never more than a tenth of the time for a million. */
const REST = 10

let isDue = true
let lastAt = 0
let restUntil = 0

/** A page that shows lists is made anew, so what is kept about them has to be looked at again. */
export function markListsStale(tags: readonly Tag[]) {
  isDue ||= tags.some((tag) => SHOWS_LISTS.includes(tag))
}

/** Keeps the pages and counts of the lists in step with the products; the pages are made anew where that moved anything. */
export async function refreshLists(payload: Payload) {
  const began = Date.now()
  if (began < restUntil || (!isDue && began < lastAt + AT_LEAST_EVERY)) return
  isDue = false
  const changes = await updateLists((statement) => payload.db.drizzle.execute(sql.raw(statement)))
  lastAt = Date.now()
  restUntil = lastAt + REST * (lastAt - began)
  if (changes > 0) await clearRemotely(['products', 'categories'])
}
