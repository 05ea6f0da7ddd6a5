import 'server-only'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { rowsOf } from '@/server/order-writes/rows'
import { standsStill } from '@/server/standing-loops'
import { utc } from './utc'

export type LoopRow = {
  name: string
  process: string
  state: 'running' | 'standing' | 'failing'
  begun: string | null
  done: string | null
  failed: string | null
  error: string | null
}

/** Loops of the worker, those that stand still first, then those whose last turns failed. */
export const listLoops = async (): Promise<LoopRow[]> =>
  rowsOf<LoopRow>(
    await database(),
    sql`with judged as (
        select l.*, case when ${standsStill} then 'standing' when l.failures > 0 then 'failing' else 'running' end as state
        from worker_loops l
      )
      select name, process, state, ${utc(sql`begun_at`)} as begun, ${utc(sql`done_at`)} as done,
        ${utc(sql`failed_at`)} as failed, error
      from judged order by state = 'standing' desc, state = 'failing' desc, process desc, name`,
  )
