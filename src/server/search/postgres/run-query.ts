import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import { sql } from '@/server/db/sql'

export type SearchStatement = ReturnType<typeof sql>
/** Runs one statement and returns its rows. */
export type RunQuery = <T extends Record<string, unknown>>(statement: SearchStatement) => Promise<T[]>

/**
 * Settings for search reads: 1.5 s time-out, no JIT (slower than these queries), no parallel workers, and no sequential scans: Postgres
 * takes reading words out of line for cheap.
 */
const SETTINGS = {
  statement_timeout: '1500',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  work_mem: '16MB',
  enable_seqscan: 'off',
}

/** Begins a reading with these settings: one round trip. */
export const READ_SETTINGS = sql.raw(
  `begin read only; select ${Object.entries(SETTINGS)
    .map(([name, value]) => `set_config('${name}', '${value}', true)`)
    .join(', ')}`,
)

const dialect = new PgDialect()

type Connection = { query: (query: { text: string; values: unknown[] }) => Promise<{ rows: unknown[] }> }

/** Runs statements on one connection. */
export const queryOn =
  (connection: Connection): RunQuery =>
  async <T extends object>(statement: SearchStatement) => {
    const { sql: text, params: values } = dialect.sqlToQuery(statement)
    const { rows } = await connection.query({ text, values })
    return rows as T[]
  }
