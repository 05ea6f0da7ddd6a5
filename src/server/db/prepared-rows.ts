import { createHash } from 'node:crypto'
import type { NodePgSession } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type * as z from 'zod'
import { sql, type Placeholder, type Query, type SQL } from './sql'
import type { Database } from './transaction'

type Session = Pick<NodePgSession<never, never>, 'prepareQuery'>
type Dialect = ConstructorParameters<typeof NodePgSession>[1]
type Value = string | number | null

/** A value, or the place of one in a statement that is prepared. */
export type ValueOrPlace = string | Placeholder

/**
 * As `checkedRows`, for statements that run many times a second: ours is put together once per process, and Postgres plans it once
 * per connection (docs/decisions/047). Whatever differs from call to call has a name and stands in the statement as a parameter.
 */
export function preparedRows<T, N extends string>(
  row: z.ZodType<T>,
  names: readonly N[],
  write: (places: Record<N, Placeholder>) => SQL,
): (db: Database, values: Record<N, Value>) => Promise<T[]> {
  let kept: { query: Query; name: string } | undefined
  return async (db, values) => {
    const session = Reflect.get(db, 'session') as Session
    kept ??= statementOf(Reflect.get(db, 'dialect') as Dialect, write(placesOf(names)))
    const prepared = session.prepareQuery(kept.query, undefined, kept.name, false)
    const { rows } = (await prepared.execute(values)) as { rows: unknown[] }
    return rows.map((each) => row.parse(each))
  }
}

function statementOf(dialect: Dialect, statement: SQL) {
  const query = dialect.sqlToQuery(statement)
  return { query, name: nameOf(query.sql) }
}

const placesOf = <N extends string>(names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, sql.placeholder(String(name))])) as Record<N, Placeholder>

type PreparedStatement<T> = { execute(values: Record<string, unknown>): Promise<T> }
type BuiltQuery<T> = { toSQL(): { sql: string }; prepare(name: string): PreparedStatement<T> }

/** The same for a query of the builder, in which `sql.placeholder` stands for what differs. */
export function preparedQuery<T>(build: (db: Database) => BuiltQuery<T>) {
  const kept = new WeakMap<Database, PreparedStatement<T>>()
  return (db: Database, values: Record<string, Value>): Promise<T> => {
    const prepared = kept.get(db) ?? prepare(build(db))
    kept.set(db, prepared)
    return prepared.execute(values)
  }
}

const prepare = <T>(query: BuiltQuery<T>) => query.prepare(nameOf(query.toSQL().sql))

/** The same text has the same name on every connection, and another text never has it. */
const nameOf = (text: string) => `maru_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
