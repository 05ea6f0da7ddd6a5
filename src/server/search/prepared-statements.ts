import { createHash } from 'node:crypto'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { RunQuery } from './run-query'

/** Maximum prepared statements per connection, about 250 kB each; others are planned every time. */
const KEPT = 48
/** Runs before a statement is prepared, so that a crawler's rare filter combinations are not. */
const OFTEN = 12
/** Maximum rarer statements that are counted; then all counts are reset. */
const REMEMBERED = 500

const kept = new Map<string, string>()
const asked = new Map<string, number>()
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
  const name = kept.get(text)
  if (name || kept.size === KEPT) return name
  const times = (asked.get(text) ?? 0) + 1
  if (times === 1 && asked.size === REMEMBERED) asked.clear()
  asked.set(text, times)
  if (times < OFTEN) return undefined
  asked.delete(text)
  kept.set(text, `search_${createHash('md5').update(text).digest('hex')}`)
  return kept.get(text)
}
