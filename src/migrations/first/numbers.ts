import { sql } from '@payloadcms/db-postgres'

/** Orders and checkouts are numbered by sequences: nobody waits for anybody, and a number that a rollback used up is left out (docs/decisions/007). */
export const numbers = sql`
  create sequence order_numbers start 11001 owned by orders.number;
  create sequence checkout_numbers start 11001 owned by checkouts.number;
`
