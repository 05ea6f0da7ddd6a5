import { sql } from '@/server/db/sql'

export type Statement = ReturnType<typeof sql>
/** One statement, and its rows. */
export type RunQuery = <T extends Record<string, unknown>>(statement: Statement) => Promise<T[]>

/**
 * How search reads: nothing is written, nothing takes long, no statement is compiled, which takes longer than running it, and no other
 * process helps: many run at once, and what the first rows of the table are would depend on who is quicker, or on where somebody else is
 * just reading it. A plan is made for the statement, not for what is asked with it: it is made once, and the same whoever asks.
 */
export const READ_SETTINGS =
  sql.raw(`begin read only; set local statement_timeout = 1500; set local jit = off;
  set local max_parallel_workers_per_gather = 0; set local synchronize_seqscans = off; set local work_mem = '16MB';
  set local plan_cache_mode = force_generic_plan; set local enable_seqscan = off`)
