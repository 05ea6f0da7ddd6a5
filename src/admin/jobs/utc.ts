import { sql, type SQL } from '@/server/db/sql'

/** A time as ISO 8601 in UTC. */
export const utc = (time: SQL) => sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
