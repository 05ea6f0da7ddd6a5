import 'server-only'
import * as z from 'zod'
import { WORK_STATES, type WorkKind, type WorkState } from '@/domain/staff/work'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { standsStill } from '@/server/records/standing-loops'
import { WORK } from './work-tables'

/** Counted so far; a list that is longer than this says so by its pages. */
const MOST = 10_000

const states = z.record(z.enum(WORK_STATES), z.number())
const countsRow = z.object({
  jobs: states,
  emails: states,
  events: states,
  loops: z.number(),
  standing: z.number(),
})
export type WorkCounts = z.infer<typeof countsRow>

/** How much failed and waits in each list, and how many loops stand still, in one statement. */
export async function countWork(): Promise<WorkCounts> {
  const count = (kind: WorkKind, state: WorkState) =>
    sql`(select count(*)::int from (select 1 from ${WORK[kind].table} w where ${WORK[kind].states[state]} limit ${MOST}) counted)`
  const both = (kind: WorkKind) =>
    sql`jsonb_build_object('failed', ${count(kind, 'failed')}, 'waiting', ${count(kind, 'waiting')})`
  const [row] = await checkedRows(
    await database(),
    countsRow,
    sql`select ${both('jobs')} as jobs, ${both('emails')} as emails, ${both('events')} as events,
      (select count(*)::int from worker_loops) as loops,
      (select count(*)::int from worker_loops l where ${standsStill}) as standing`,
  )
  if (!row) throw new Error('The counts of background work are missing')
  return row
}
