import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Transaction } from '@/server/db/transaction'

/**
 * Pages that show what is left of a product are made anew once this is committed: the same job that a change through the panel
 * queues. One that waits already and has not begun serves for us too, if it can see us.
 */
export async function clearProductPages(tx: Transaction, { andReviews = false } = {}) {
  const tags = andReviews ? 'products,comments' : 'products'
  await tx.execute(sql`
    insert into payload_jobs (id, input, task_slug, queue, wait_until, total_tried, has_error, processing)
    select ${randomUUID()}, jsonb_build_object('tags', ${tags}::text), 'clear-pages', 'default', now() + interval '2 seconds', 0, false, false
    where not exists (
      select 1 from payload_jobs where task_slug = 'clear-pages' and input ->> 'tags' = ${tags}
        and not processing and completed_at is null and wait_until > now() + interval '1 second'
    )`)
}
