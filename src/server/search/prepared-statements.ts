import { createHash } from 'node:crypto'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { RunQuery } from './run-query'

/** So many statements are kept ready on every connection, each by a quarter of a megabyte; what else is asked is planned each time. */
const KEPT = 48
/** Asked so often, a statement is kept: what is asked a few times by whoever walks through every link is not. */
const OFTEN = 12
/** So many that were asked less often are remembered, before all of them are forgotten. */
const REMEMBERED = 500

const kept = new Map<string, string>()
const asked = new Map<string, number>()
const dialect = new PgDialect()

type Query = { text: string; values?: unknown[]; name?: string }
type Connection = { query: (query: Query) => Promise<{ rows: unknown[] }> }

/** Asks on one connection. To read and plan a statement takes longer than to run it, mostly: the usual ones are planned once. */
export const queryOn =
  (connection: Connection): RunQuery =>
  async <T extends object>(statement: Parameters<RunQuery>[0]) => {
    const { sql: text, params: values } = dialect.sqlToQuery(statement)
    const { rows } = await connection.query(
      values.length > 0 ? { text, values, name: nameOf(text) } : { text },
    )
    return rows as T[]
  }

/** The name a statement is kept by: always the same, since a connection may know it already. */
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
