import { createHash } from 'node:crypto'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { RunQuery } from './run-query'

/** Maximum prepared statements per connection, about 250 kB each; others are planned every time. */
const MAX_PREPARED = 48
/** Runs before a statement is prepared, so that a crawler's rare filter combinations are not. */
const PREPARE_AFTER = 12
/** Maximum rarer statements that are counted; then all counts are reset. */
const MAX_COUNTED = 500

const prepared = new Map<string, string>()
const runs = new Map<string, number>()
const dialect = new PgDialect()

type Query = { text: string; values?: unknown[]; name?: string }
type Connection = { query: (query: Query) => Promise<{ rows: unknown[] }> }

/** Runs statements on one connection. Planning mostly takes longer than running, so frequent statements are prepared. */
export const queryOn =
  (connection: Connection): RunQuery =>
  async <T extends object>(statement: Parameters<RunQuery>[0]) => {
    const { sql: text, params: values } = dialect.sqlToQuery(statement)
    const { rows } = await connection.query(
      values.length > 0 ? { text, values, name: nameOf(text) } : { text },
    )
    return rows as T[]
  }

/** Name of the prepared statement; stable, since a connection may already know it. */
function nameOf(text: string): string | undefined {
  const name = prepared.get(text)
  if (name || prepared.size === MAX_PREPARED) return name
  const times = (runs.get(text) ?? 0) + 1
  if (times === 1 && runs.size === MAX_COUNTED) runs.clear()
  runs.set(text, times)
  if (times < PREPARE_AFTER) return undefined
  runs.delete(text)
  prepared.set(text, `search_${createHash('md5').update(text).digest('hex')}`)
  return prepared.get(text)
}
