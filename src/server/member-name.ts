import { sql } from '@/server/db/sql'

/** The name of a row of `users`, null if it has none. */
export const memberName = sql`coalesce(nullif(display_name, ''), nullif(trim(concat_ws(' ', first_name, last_name)), ''))`
