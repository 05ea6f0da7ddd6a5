import { sql, type AnyColumn, type GetColumnData, type SQL, type SQLWrapper } from '@/server/db/sql'

/** A query of one column named `value`, as a value of another statement. */
type ValueQuery = SQLWrapper & PromiseLike<{ value: unknown }[]>
type Part = AnyColumn | SQL | ValueQuery
type ValueOf<T extends Part> = T extends AnyColumn
  ? GetColumnData<T>
  : T extends SQL<infer Value>
    ? Value
    : T extends PromiseLike<{ value: infer Value }[]>
      ? Value
      : never

/** An object made by Postgres, with the type of each column. Times in it are ISO 8601. */
export function jsonObject<T extends Record<string, Part>>(parts: T) {
  const pairs = Object.entries(parts).map(([name, part]) => sql`${sql.raw(`'${name}'`)}, ${part}`)
  return sql<{ [Name in keyof T]: ValueOf<T[Name]> }>`json_build_object(${sql.join(pairs, sql`, `)})`
}

/** Objects of all rows as one list, in this order. */
export const jsonList = <T>(object: SQL<T> | SQL.Aliased<T>, ...order: SQLWrapper[]) =>
  sql<T[]>`coalesce(json_agg(${object} order by ${sql.join(order, sql`, `)}), '[]')`

/** Rows of a statement as one list, in the order of their `place`. */
export const jsonRows = (rows: SQL) =>
  sql`(select coalesce(json_agg(each order by each.place), '[]') from (${rows}) each)`
