import { sql } from '@payloadcms/db-postgres'

/** How long an admin reads an order before a reason is asked for again. */
const OPEN_MS = 60 * 60 * 1000

/** Ids of the orders that an admin has opened, saying why, within the hour (rule M49). */
export function openedOrders(staff: string, now = new Date()) {
  const since = new Date(now.getTime() - OPEN_MS).toISOString()
  return sql`select subject_id::uuid as id from audit_events where subject = 'orders' and action = 'order.opened'
    and actor_id = ${staff} and created_at > ${since}`
}

/** When the newest opening of an order by this admin ends. */
export const openedUntil = (opened: Date) => new Date(opened.getTime() + OPEN_MS)
