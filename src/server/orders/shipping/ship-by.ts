import { LEAST_TRANSIT } from '@/domain/orders/shipping/promise'
import { sql } from '@/server/db/sql'

const paid = sql`(orders.confirmed_at at time zone 'America/Toronto')::date`

/**
 * The last day on which the goods of a paid order can leave and still arrive, or be sent, as promised (rule S35); null where nothing is
 * promised. Of a statement that has `orders`.
 */
export const shipByDay = sql`case when orders.arrival_kind = 'range'
  then greatest(${paid}, ${paid} + orders.arrival_min_days::int - ${sql.raw(String(LEAST_TRANSIT))})
  else orders.promised_until::date end`
