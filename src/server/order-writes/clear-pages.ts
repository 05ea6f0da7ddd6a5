import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Transaction } from '@/server/db/transaction'

/**
 * Queues the page clearing for changed stock, like a change in the admin does. Reuses a queued job that has not
 * started and will see this commit.
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
