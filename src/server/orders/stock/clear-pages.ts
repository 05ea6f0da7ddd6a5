import { sql } from '@payloadcms/db-postgres'
import type { Tag } from '@/domain/pages/cache/page-tags'
import type { Transaction } from '@/server/db/transaction'

const COLLECTED_FOR = sql`interval '2 seconds'`

/**
 * Clears the pages of changed stock two seconds later, since orders change it all the time. Reuses a waiting row that
 * will see this commit.
 */
export async function clearProductPages(tx: Transaction, tags: readonly Tag[]) {
  if (tags.length === 0) return
  const list = sql`string_to_array(${tags.join(',')}, ',')`
  await tx.execute(sql`
    insert into page_clearings (tags, due_at) select ${list}, now() + ${COLLECTED_FOR}
    where not exists (select 1 from page_clearings where tags = ${list} and due_at > now() + interval '1 second')`)
}
