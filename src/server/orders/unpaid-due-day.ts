import { sql } from '@/server/db/sql'

/** The day of payment of an order `o` on terms, as long as something is owed (rule M121). */
export const unpaidDueDay = sql<
  string | null
>`(select c.due_on from checkouts c where c.id = o.checkout_id and c.owed > 0 and o.status <> 'cancelled')`
