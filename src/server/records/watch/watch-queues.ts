import { setTimeout as wait } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Pool } from 'pg'
import { standsStill } from '@/server/records/standing-loops'
import type { State, Watch } from './watching'

/** Figures are read by several, and the rows are the same for all. */
const FRESH_MS = 5_000

const AGE = (moment: string) => `coalesce(extract(epoch from now() - min(${moment})), 0)::float as age`
const QUEUES = `
  select 'emails' as name, count(*)::int as size, ${AGE('created_at')} from emails where status = 'queued'
  union all select 'payment events', count(*)::int, ${AGE('created_at')} from payment_events where processed_at is null
  union all select 'refunds', count(*)::int, ${AGE('created_at')} from refunds where status = 'queued'
  union all select 'imports', count(*)::int, ${AGE('updated_at')} from product_imports
    where status in ('uploaded', 'running', 'stopping')
  union all select 'decisions', count(*)::int, ${AGE('due_at')} from decisions where outcome is null and due_at <= now()
  union all select 'page clearings', count(*)::int, ${AGE('due_at')} from page_clearings where due_at <= now()
  union all select 'jobs', count(*)::int, ${AGE('coalesce(wait_until, created_at)')} from payload_jobs
    where completed_at is null and has_error is not true and coalesce(wait_until, created_at) <= now()
  union all select 'views', count(*)::int, 0 from product_views where not counted`
const LOOPS = new PgDialect().sqlToQuery(sql`
  select l.name, l.process, l.failures, coalesce(extract(epoch from now() - greatest(l.done_at, l.failed_at)), 0)::float as age,
    coalesce(${standsStill}, false) as standing
  from worker_loops l`)

type Queue = { name: string; size: number; age: number }
type Loop = { name: string; process: string; failures: number; age: number; standing: boolean }

/** What waits in the database and how the loops do. Workers have no port: the program that is asked reads it for all. */
export function watchQueues(pool: Pool, state: Watch['state']) {
  const queues = kept(async () => (await pool.query<Queue>(QUEUES)).rows)
  const loops = kept(async () => (await pool.query<Loop>(LOOPS.sql, LOOPS.params)).rows)
  const ofQueues = (figure: (row: Queue) => number) => async (): Promise<State[]> =>
    (await queues()).map((row) => ({ value: figure(row), facts: { queue: row.name } }))
  const ofLoops = (figure: (row: Loop) => number) => async (): Promise<State[]> =>
    (await loops()).map((row) => ({ value: figure(row), facts: { loop: row.name, process: row.process } }))
  state(
    'maru.queue.size',
    ofQueues(({ size }) => size),
  )
  state(
    'maru.queue.age',
    ofQueues(({ age }) => Math.max(age, 0)),
  )
  state(
    'maru.loop.age',
    ofLoops(({ age }) => Math.max(age, 0)),
  )
  state(
    'maru.loop.failures',
    ofLoops(({ failures }) => failures),
  )
  state(
    'maru.loop.standing',
    ofLoops(({ standing }) => Number(standing)),
  )
}

/** Longer than this nobody waits for it, so that the other figures are still read. */
const PATIENCE_MS = 3_000

/** Reads at most every few seconds and once at a time; nothing where the database does not answer. */
function kept<T>(read: () => Promise<T[]>) {
  let last: { at: number; rows: Promise<T[]> } | undefined
  let isReading = false
  return () => {
    if (!last || (!isReading && Date.now() - last.at > FRESH_MS)) {
      isReading = true
      const rows = read()
        .catch(() => [])
        .finally(() => (isReading = false))
      last = { at: Date.now(), rows }
    }
    return Promise.race([last.rows, wait<T[]>(PATIENCE_MS, [], { ref: false })])
  }
}
