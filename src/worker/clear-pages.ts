import { sql } from '@payloadcms/db-postgres'
import { CHANNEL } from '@/server/bus'
import { database } from '@/server/db/transaction'

/**
 * Sends every web server the tags whose clearing is due. One statement, so the bus message goes out exactly when the
 * rows are deleted.
 */
export async function clearDuePages() {
  const db = await database()
  await db.execute(sql`
    with due as (delete from page_clearings where due_at <= now() returning tags)
    select pg_notify(${CHANNEL}, json_build_object('kind', 'clear', 'tags', json_agg(distinct tag))::text)
    from due, unnest(tags) as tag having count(*) > 0`)
}
