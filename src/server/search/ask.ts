import { sql } from '@/server/sql'

export type Statement = ReturnType<typeof sql>
/** One statement, and its rows. */
export type Ask = <T extends Record<string, unknown>>(statement: Statement) => Promise<T[]>

/** How search reads: nothing is written, nothing takes long, and no statement is compiled, which takes longer than running it. */
export const READING = sql.raw(
  `set transaction read only; set local statement_timeout = 1500; set local jit = off; set local work_mem = '16MB'`,
)
