import 'server-only'
import * as z from 'zod'
import { DISPUTE_STATUSES } from '@/domain/payments/dispute'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'

const text = z.string().nullable()

const staffEmail = z.object({
  id: z.string(),
  /** None before it is sent. */
  subject: text,
  template: z.string(),
  to: z.string(),
  status: z.enum(['queued', 'sent', 'failed']),
  at: z.string(),
  error: text,
  isCopy: z.boolean(),
  /** Its words are kept, and none of its copies waits. */
  isRepeatable: z.boolean(),
})

const customs = z.object({
  hsCode: text,
  origin: text,
  weight: z.number().nullable(),
  packagingUnit: z.number().nullable(),
})
export type Customs = z.infer<typeof customs>

/** What admins read of an order beside what its buyer and seller do. */
const staffOrder = z.object({
  buyer: z.string(),
  seller: z.string(),
  sellerStatus: z.string(),
  commissionPpm: z.number(),
  settlesOn: text,
  staffNote: text,
  captured: z.number(),
  refunded: z.number(),
  /** Orders of the same payment. */
  orders: z.number(),
  disputes: z.array(z.object({ id: z.string(), amount: z.number(), status: z.enum(DISPUTE_STATUSES) })),
  failedRefunds: z.array(z.object({ id: z.string(), amount: z.number(), error: text })),
  /** The newest, oldest first. */
  emails: z.array(staffEmail),
  /** How many older ones there are. */
  olderEmails: z.number(),
  /** Of each line, by its id: what it was for the customs when it was ordered (rule M40). */
  customs: z.record(z.string(), customs),
})
export type StaffOrder = z.infer<typeof staffOrder>

/** What is shown of the emails. */
const EMAILS = 50

const list = (what: ReturnType<typeof sql>) =>
  sql`(select coalesce(json_agg(each order by each.place), '[]') from (${what}) each)`

/** In one statement. */
export async function getStaffOrder(id: string): Promise<StaffOrder | null> {
  const [row] = await checkedRows(
    await database(),
    staffOrder,
    sql`select o.buyer_id as buyer, o.seller_id as seller, s.status::text as "sellerStatus", o.commission_ppm::int as "commissionPpm",
        o.settles_on as "settlesOn", o.staff_note as "staffNote", c.captured::float8 as captured, c.refunded::float8 as refunded,
        (select count(*)::int from orders n where n.checkout_id = c.id) as orders,
        ${list(sql`select d.opened_at as place, d.id, d.amount::float8 as amount, d.status from disputes d
          where d.checkout_id = c.id`)} as disputes,
        ${list(sql`select r.created_at as place, r.id, r.amount::float8 as amount, r.error from refunds r
          where r.order_id = o.id and r.status = 'failed'`)} as "failedRefunds",
        ${list(sql`select (e.created_at, e.id) as place, e.id, e.subject, e.template, e.to, e.status,
            coalesce(e.sent_at, e.created_at) as at, e.error, e.copy_of_id is not null as "isCopy",
            (e.html is not null or e.params is not null) and not exists (select 1 from emails w where w.status = 'queued'
              and coalesce(w.copy_of_id, w.id) = coalesce(e.copy_of_id, e.id)) as "isRepeatable"
          from (select * from emails where order_id = o.id order by created_at desc, id desc limit ${EMAILS}) e`)} as emails,
        (select greatest(count(*) - ${EMAILS}::int, 0)::int from emails e where e.order_id = o.id) as "olderEmails",
        (select json_object_agg(i.id, json_build_object('hsCode', i.hs_code, 'origin', i.origin, 'weight', i.weight::float8,
            'packagingUnit', i.packaging_unit::float8)) from orders_items i where i._parent_id = o.id) as customs
      from orders o join checkouts c on c.id = o.checkout_id join sellers s on s.id = o.seller_id where o.id = ${id}`,
  )
  return row ?? null
}
