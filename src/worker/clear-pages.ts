import { sql } from '@payloadcms/db-postgres'
import { MOST_CLEARED, type Tag } from '@/domain/pages/cache/page-tags'
import { CHANNEL } from '@/server/db/bus'
import { database } from '@/server/db/transaction'

/** Instead of too many: what all of them are of. */
const GENERAL: readonly Tag[] = ['products', 'catalogue', 'comments']

/**
 * Sends every web server the tags whose clearing is due, each in a message of its own. One statement, so they go out exactly when the
 * rows are deleted, by one of all workers.
 */
export async function clearDuePages() {
  const db = await database()
  await db.execute(sql`
    with due as (
      delete from page_clearings where id in (select id from page_clearings where due_at <= now() for update skip locked)
      returning tags
    ),
    named as (select distinct tag from due, unnest(tags) as tag),
    sent as (
      select tag from named where strpos(tag, ':') = 0 or (select count(*) from named) <= ${MOST_CLEARED}
      union select unnest(string_to_array(${GENERAL.join(',')}, ',')) where (select count(*) from named) > ${MOST_CLEARED}
    )
    select pg_notify(${CHANNEL}, json_build_object('kind', 'clear', 'tags', json_build_array(tag))::text) from sent`)
}
