import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Tag } from '@/domain/pages/cache/page-tags'
import { publishClear, type BusMessage } from '@/server/db/bus'
import { updateLists } from '@/server/search/lists/update-lists'

/** What changes the order of a list or what its filters count. What this loop sends itself is not among it. */
const CHANGES_LISTS = /^(?:products|catalogue|categories|recommended|card:.*|category:.*)$/

/** Whether what lists show has changed. */
export const showsLists = (message: BusMessage) =>
  message.kind === 'clear' && message.tags.some((tag) => CHANGES_LISTS.test(tag))

/** Updates the stored pages and counts of lists; clears the pages of lists that show what changed. */
export function refreshLists(payload: Payload) {
  let uncleared: Tag[] = []
  return {
    // A worker that was killed after the update has cleared nothing.
    onLead: () => void uncleared.push('products', 'categories'),
    work: async () => {
      const tags = await updateLists((statement) => payload.db.drizzle.execute(sql.raw(statement)))
      uncleared.push(...tags)
      await publishClear(payload.db.drizzle, uncleared)
      uncleared = []
    },
  }
}
