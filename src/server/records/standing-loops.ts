import { sql } from '@payloadcms/db-postgres'

/** A process writes every five seconds how its loops are: one that has not for so long is not running. */
const SILENT = sql`interval '1 minute'`
/** Longer than any turn takes that is going well. */
const HANGS = sql`interval '15 minutes'`
/** So many failures one after the other are no accident. */
const FAILURES = 3

/**
 * Whether a row `l` of `worker_loops` stands still: its turn does not end, it keeps failing, or its process has stopped and no
 * other has taken the loop over, which deletes the row.
 */
export const standsStill = sql`(l.failures >= ${FAILURES}::int
  or (l.begun_at > greatest(l.done_at, l.failed_at, '-infinity'::timestamptz) and l.begun_at < now() - ${HANGS})
  or l.seen_at < now() - ${SILENT})`

/** Whether another process runs the loop of a row `l`, which this one would take over. */
export const standsBy = sql`(l.begun_at is null and l.process <> '')`
