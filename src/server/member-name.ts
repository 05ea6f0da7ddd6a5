import { sql } from '@/server/db/sql'
import { personNameSql } from './person-name'

/** The name of a row of `users`, null if it has none. */
export const memberName = sql<
  string | null
>`coalesce(nullif(display_name, ''), nullif(${personNameSql(sql.raw('first_name'), sql.raw('last_name'))}, ''))`
