import { sql } from '@/server/db/sql'
import { personNameSql } from './person-name'

/** The name of a row of `users`, null if it has none. */
export const memberName = sql.raw(
  `coalesce(nullif(display_name, ''), nullif(${personNameSql('first_name', 'last_name')}, ''))`,
)
