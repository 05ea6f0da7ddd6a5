import 'server-only'
import type { WorkKind, WorkState } from '@/domain/jobs/work'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { rowsOf } from '@/server/order-writes/rows'
import { standsStill } from '@/server/standing-loops'
import { WORK } from './work-tables'

/** Counted so far; a list that is longer than this says so by its pages. */
const MOST = 10_000

export type WorkCounts = Record<WorkKind, Record<WorkState, number>> & { loops: number; standing: number }

/** How much failed and waits in each list, and how many loops stand still, in one statement. */
export async function countWork(): Promise<WorkCounts> {
  const count = (kind: WorkKind, state: WorkState) =>
    sql`(select count(*)::int from (select 1 from ${WORK[kind].table} w where ${WORK[kind].states[state]} limit ${MOST}) counted)`
  const both = (kind: WorkKind) =>
    sql`jsonb_build_object('failed', ${count(kind, 'failed')}, 'waiting', ${count(kind, 'waiting')})`
  const [row] = await rowsOf<WorkCounts>(
    await database(),
    sql`select ${both('jobs')} as jobs, ${both('emails')} as emails, ${both('events')} as events,
      (select count(*)::int from worker_loops) as loops,
      (select count(*)::int from worker_loops l where ${standsStill}) as standing`,
  )
  if (!row) throw new Error('The counts of background work are missing')
  return row
}
