import 'server-only'
import * as z from 'zod'
import { isId } from '@/domain/values/id'
import { isAdmin, type Actor } from '@/domain/people/actor'
import { checkedRows, isoTime } from '@/server/db/checked-rows'
import { jsonRows } from '@/server/db/statements/json'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { openedUntil } from '@/server/orders/opened-orders'
import { isReadable } from '@/server/orders/readable-orders'

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

/** What an admin reads of an order beside `OrderView` after saying why (rule M49). */
const openedOrder = z.object({
  opened: isoTime,
  staffNote: text,
  /** The conversation of buyer and seller, if there is one. */
  thread: text,
  /** The newest, oldest first. */
  emails: z.array(staffEmail),
  /** How many older ones there are. */
  olderEmails: z.number(),
})
export type OpenedOrder = Omit<z.infer<typeof openedOrder>, 'opened'> & { until: Date }

/** What is shown of the emails. */
const EMAILS = 50

/** In one statement; null unless this admin has opened it within the hour. */
export async function getOpenedOrder(actor: Actor, id: string): Promise<OpenedOrder | null> {
  if (!isId(id) || !isAdmin(actor) || actor.kind !== 'staff') return null
  const [row] = await checkedRows(
    await database(),
    openedOrder,
    sql`select o.staff_note as "staffNote", (select max(a.created_at) from audit_events a where a.subject = 'orders'
          and a.action = 'order.opened' and a.actor_id = ${actor.id} and a.subject_id = o.id::text) as opened,
        (select t.id from threads t where t.kind = 'shop' and t.last_seq > 0 and ((t.buyer_id, t.seller_id) = (o.buyer_id, o.seller_id)
          or (t.buyer_id, t.seller_id) = (o.seller_id, o.buyer_id))) as thread,
        ${jsonRows(sql`select (e.created_at, e.id) as place, e.id, e.subject, e.template, e.to, e.status,
            coalesce(e.sent_at, e.created_at) as at, e.error, e.copy_of_id is not null as "isCopy",
            (e.html is not null or e.params is not null) and not exists (select 1 from emails w where w.status = 'queued'
              and coalesce(w.copy_of_id, w.id) = coalesce(e.copy_of_id, e.id)) as "isRepeatable"
          from (select * from emails where order_id = o.id order by created_at desc, id desc limit ${EMAILS}) e`)} as emails,
        (select greatest(count(*) - ${EMAILS}::int, 0)::int from emails e where e.order_id = o.id) as "olderEmails"
      from orders o where o.id = ${id} and ${isReadable(actor)}`,
  )
  if (!row) return null
  const { opened, ...rest } = row
  return { ...rest, until: openedUntil(new Date(opened)) }
}
