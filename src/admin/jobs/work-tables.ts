import { RETRY_PAUSE_SECONDS, type WorkKind, type WorkState } from '@/domain/staff/work'
import { sql, type SQL } from '@/server/db/sql'

type WorkTable = {
  table: SQL
  states: Record<WorkState, SQL>
  /** Columns of a row `w` of the list. */
  what: SQL
  detail: SQL
  attempts: SQL
  error: SQL
  next: SQL
  /** Staff may ask for another try. */
  mayRetry: SQL
  /** Nothing is left that could be tried. */
  isCleared: SQL
  /** Makes it due now. */
  again: SQL
}

const isStopped = sql`(w.status = 'failed' or (w.status = 'queued' and w.attempts > 0))`
const isCleared = sql`(w.params is null and w.html is null and w.text is null)`
const hasFailed = sql`((w.processed_at is null and w.attempts > 0) or w.error is not null)`

/** The three lists of background work (rule A16). Next tries are computed as the worker's loops do. */
export const WORK: Record<WorkKind, WorkTable> = {
  jobs: {
    table: sql`payload_jobs`,
    states: {
      failed: sql`w.has_error`,
      waiting: sql`w.has_error is not true and w.completed_at is null`,
    },
    what: sql`w.task_slug::text`,
    detail: sql`null::text`,
    attempts: sql`w.total_tried`,
    error: sql`left(w.error ->> 'message', 1000)`,
    next: sql`case when w.has_error then null else coalesce(w.wait_until, w.created_at) end`,
    mayRetry: sql`coalesce(w.has_error, false)`,
    isCleared: sql`false`,
    again: sql`has_error = false, error = null, total_tried = 0, wait_until = null, processing = false`,
  },
  emails: {
    table: sql`emails`,
    states: { failed: sql`w.status = 'failed'`, waiting: sql`w.status = 'queued'` },
    what: sql`w.template`,
    detail: sql`w."to"`,
    attempts: sql`w.attempts`,
    error: sql`w.error`,
    next: sql`case when w.status = 'queued' then w.updated_at + (power(2, w.attempts) - 1) * interval '15 seconds' end`,
    mayRetry: sql`(${isStopped} and not ${isCleared})`,
    isCleared: sql`(w.status = 'failed' and ${isCleared})`,
    again: sql`status = 'queued', attempts = 0`,
  },
  events: {
    table: sql`payment_events`,
    states: { failed: hasFailed, waiting: sql`w.processed_at is null and w.attempts = 0` },
    what: sql`w.type`,
    detail: sql`w.provider::text`,
    attempts: sql`w.attempts`,
    error: sql`w.error`,
    next: sql`case when w.processed_at is null
      then w.updated_at + case when w.attempts = 0 then 0 else least(power(2, w.attempts), 600) end * interval '1 second' end`,
    mayRetry: hasFailed,
    isCleared: sql`false`,
    again: sql`processed_at = null, attempts = 0, error = null`,
  },
}

/** The last try was a moment ago; a claimed email lies ahead of now. */
export const isTooSoon = sql`w.updated_at > now() - make_interval(secs => ${RETRY_PAUSE_SECONDS})`
