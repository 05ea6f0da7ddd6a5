import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Tag } from '@/domain/page-tags'
import { publish, type BusMessage } from '@/server/bus'
import { updateLists } from '@/server/lists/update-lists'

const SHOWS_LISTS: readonly Tag[] = ['products', 'categories', 'recommended']

/** Whether pages that show lists are cleared: then what they list has changed. */
export const showsLists = (message: BusMessage) =>
  message.kind === 'clear' && message.tags.some((tag) => SHOWS_LISTS.includes(tag))

/** Updates the stored pages and counts of lists; clears list pages if anything changed. */
export function refreshLists(payload: Payload) {
  // A worker that was killed after the update has cleared nothing.
  let isUncleared = true
  return async () => {
    const changes = await updateLists((statement) => payload.db.drizzle.execute(sql.raw(statement)))
    isUncleared ||= changes > 0
    if (isUncleared) await publish(payload.db.drizzle, { kind: 'clear', tags: ['products', 'categories'] })
    isUncleared = false
  }
}
