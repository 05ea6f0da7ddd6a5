import 'server-only'
import * as z from 'zod'
import { CUSTOMS_FACTS } from '@/domain/orders/shipping/customs-facts'
import { DISPUTE_STATUSES } from '@/domain/payments/dispute'
import { columnsOf } from '@/server/db/statements/columns-of'
import { jsonObject, jsonRows } from '@/server/db/statements/json'
import { byFact } from '@/domain/values/by-fact'
import { checkedRows } from '@/server/db/checked-rows'
import { alias, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'

const text = z.string().nullable()

const customs = z.object({
  ...byFact(
    CUSTOMS_FACTS.filter((fact) => fact.kind === 'text'),
    () => text,
  ),
  ...byFact(
    CUSTOMS_FACTS.filter((fact) => fact.kind === 'number'),
    () => z.number().nullable(),
  ),
})
const line = alias(tables.orders_items, 'i')
export type Customs = z.infer<typeof customs>

/** What admins read of an order at once, beside what its buyer and seller do (rule M49). */
const staffOrder = z.object({
  buyer: z.string(),
  seller: z.string(),
  sellerStatus: z.string(),
  commissionPpm: z.number(),
  settlesOn: text,
  captured: z.number(),
  refunded: z.number(),
  /** Orders of the same payment. */
  orders: z.number(),
  disputes: z.array(z.object({ id: z.string(), amount: z.number(), status: z.enum(DISPUTE_STATUSES) })),
  failedRefunds: z.array(z.object({ id: z.string(), amount: z.number(), error: text })),
  /** Of each line, by its id: what it was for the customs when it was ordered (rule M40). */
  customs: z.record(z.string(), customs),
})
export type StaffOrder = z.infer<typeof staffOrder>

/** In one statement. */
export async function getStaffOrder(id: string): Promise<StaffOrder | null> {
  const [row] = await checkedRows(
    await database(),
    staffOrder,
    sql`select o.buyer_id as buyer, o.seller_id as seller, s.status::text as "sellerStatus", o.commission_ppm::int as "commissionPpm",
        o.settles_on as "settlesOn", c.captured::float8 as captured, c.refunded::float8 as refunded,
        (select count(*)::int from orders n where n.checkout_id = c.id) as orders,
        ${jsonRows(sql`select d.opened_at as place, d.id, d.amount::float8 as amount, d.status from disputes d
          where d.checkout_id = c.id`)} as disputes,
        ${jsonRows(sql`select r.created_at as place, r.id, r.amount::float8 as amount, r.error from refunds r
          where r.order_id = o.id and r.status = 'failed'`)} as "failedRefunds",
        (select json_object_agg(i.id, ${jsonObject(columnsOf(line, CUSTOMS_FACTS))}) from orders_items i where i._parent_id = o.id) as customs
      from orders o join checkouts c on c.id = o.checkout_id join sellers s on s.id = o.seller_id where o.id = ${id}`,
  )
  return row ?? null
}
