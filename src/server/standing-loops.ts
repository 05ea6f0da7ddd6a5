import { sql } from '@payloadcms/db-postgres'

/** A process whose quickest loop has not begun for so long is not running. */
const SILENT = sql`interval '1 minute'`
/** Longer than any turn takes that is going well. */
const HANGS = sql`interval '15 minutes'`
/** So many failures one after the other are no accident. */
const FAILURES = 3

/**
 * Whether a row `l` of `worker_loops` stands still: its turn does not end, it keeps failing, or its process has stopped. Every
 * process has a loop that begins several times a minute.
 */
export const standsStill = sql`(l.failures >= ${FAILURES}::int
  or (l.begun_at > greatest(l.done_at, l.failed_at, '-infinity'::timestamptz) and l.begun_at < now() - ${HANGS})
  or (select max(p.begun_at) from worker_loops p where p.process = l.process) < now() - ${SILENT})`
