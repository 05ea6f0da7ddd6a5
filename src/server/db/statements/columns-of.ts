import { byFact } from '@/domain/values/by-fact'

/** The columns of a table that have the names of these facts. */
export const columnsOf = <T, N extends keyof T & string>(table: T, facts: readonly { name: N }[]) =>
  byFact(facts, ({ name }) => table[name]) as Pick<T, N>
