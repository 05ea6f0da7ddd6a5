import { sql } from '@/server/db/sql'

export type Statement = ReturnType<typeof sql>
/** Runs one statement and returns its rows. */
export type RunQuery = <T extends Record<string, unknown>>(statement: Statement) => Promise<T[]>

/**
 * Session settings for search reads: read-only, 1.5 s timeout, no JIT (slower than these queries), no parallel
 * workers or synchronized scans (both make row order unpredictable), generic plans.
 */
export const READ_SETTINGS =
  sql.raw(`begin read only; set local statement_timeout = 1500; set local jit = off;
  set local max_parallel_workers_per_gather = 0; set local synchronize_seqscans = off; set local work_mem = '16MB';
  set local plan_cache_mode = force_generic_plan; set local enable_seqscan = off`)
