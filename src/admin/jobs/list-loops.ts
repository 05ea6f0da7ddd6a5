import 'server-only'
import * as z from 'zod'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { standsBy, standsStill } from '@/server/records/standing-loops'
import { utc } from './utc'

const loopRow = z.object({
  name: z.string(),
  process: z.string(),
  state: z.enum(['running', 'standby', 'standing', 'failing']),
  begun: z.string().nullable(),
  done: z.string().nullable(),
  failed: z.string().nullable(),
  error: z.string().nullable(),
})
export type LoopRow = z.infer<typeof loopRow>

/** Loops of each worker, those that stand still first, then those whose last turns failed. */
export const listLoops = async (): Promise<LoopRow[]> =>
  checkedRows(
    await database(),
    loopRow,
    sql`with judged as (
        select l.*, case when ${standsStill} then 'standing' when l.failures > 0 then 'failing'
          when ${standsBy} then 'standby' else 'running' end as state
        from worker_loops l
      )
      select name, process, state, ${utc(sql`begun_at`)} as begun, ${utc(sql`done_at`)} as done,
        ${utc(sql`failed_at`)} as failed, error
      from judged order by state = 'standing' desc, state = 'failing' desc, name, process`,
  )
