import { createHash } from 'node:crypto'
import type { NodePgSession } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type * as z from 'zod'
import type { SQL } from './sql'
import type { Database } from './transaction'

type Session = Pick<NodePgSession<never, never>, 'prepareQuery'>
type Dialect = ConstructorParameters<typeof NodePgSession>[1]

/**
 * As `checkedRows`, for statements that run many times a second: Postgres plans them once per connection instead of once per call
 * (docs/decisions/047). Whatever differs from call to call must be a parameter; a text of its own is a plan of its own.
 */
export async function preparedRows<T>(db: Database, row: z.ZodType<T>, statement: SQL): Promise<T[]> {
  const session = Reflect.get(db, 'session') as Session
  const dialect = Reflect.get(db, 'dialect') as Dialect
  const query = dialect.sqlToQuery(statement)
  const prepared = session.prepareQuery(query, undefined, nameOf(query.sql), false)
  const { rows } = (await prepared.execute()) as { rows: unknown[] }
  return rows.map((each) => row.parse(each))
}

type Built<T> = { toSQL(): { sql: string }; prepare(name: string): { execute(): Promise<T> } }

/** The same for a query of the builder. */
export const runPrepared = <T>(query: Built<T>): Promise<T> =>
  query.prepare(nameOf(query.toSQL().sql)).execute()

/** The same text has the same name on every connection, and another text never has it. */
const nameOf = (text: string) => `maru_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
