import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Tag } from '@/domain/page-tags'
import { publish } from '@/server/bus'
import { updateLists } from '@/server/lists/update-lists'

const SHOWS_LISTS: readonly Tag[] = ['products', 'categories', 'recommended']
/** Views and stock change without clearing a page. */
const AT_LEAST_EVERY = 60_000
/** Pauses ten times as long as the work took, so it uses at most a tenth of the time. */
const REST = 10

let isDue = true
let lastAt = 0
let restUntil = 0

/** Marks the stored lists as stale when pages that show lists are cleared. */
export function markListsStale(tags: readonly Tag[]) {
  isDue ||= tags.some((tag) => SHOWS_LISTS.includes(tag))
}

/** Updates the stored pages and counts of lists; clears list pages if anything changed. */
export async function refreshLists(payload: Payload) {
  const began = Date.now()
  if (began < restUntil || (!isDue && began < lastAt + AT_LEAST_EVERY)) return
  isDue = false
  const changes = await updateLists((statement) => payload.db.drizzle.execute(sql.raw(statement)))
  lastAt = Date.now()
  restUntil = lastAt + REST * (lastAt - began)
  if (changes > 0) await publish(payload.db.drizzle, { kind: 'clear', tags: ['products', 'categories'] })
}
