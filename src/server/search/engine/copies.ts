import { sql } from '@/server/db/sql'
import type { RunQuery } from '@/server/search/postgres/run-query'

/** Two tables of the engine take turns: one answers, the other is filled anew and then takes its place. */
export const COPIES = ['goods_a', 'goods_b'] as const
export type CopyName = (typeof COPIES)[number]
/** The copy that answers, and the stamp it was built with. */
export type Copy = { copy: CopyName; stamp: string; isBehind: boolean }

/** Changes that wait longer than this are too many or too old: Postgres answers (rule Q24). */
const BEHIND_SECONDS = 10

/** The copy that answers; none before the first was built. */
export async function readyCopy(run: RunQuery): Promise<Copy | undefined> {
  const rows = await run<Copy>(sql`
    select copy, stamp::text as stamp, exists (
      select from search.changes where at < now() - make_interval(secs => ${BEHIND_SECONDS})) as "isBehind"
    from search.engine where copy is not null`)
  return rows[0]
}
