import 'server-only'
import * as z from 'zod'
import { SELLER_ROLES } from '@/domain/people/sellers/seller-people'
import { LOCALES } from '@/domain/locale'
import { ORDER_STATUSES } from '@/domain/orders/order'
import { SELLER_STATUSES } from '@/domain/people/actor'
import { memberName } from '@/server/people/names'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { HISTORY_ACTIONS } from './history-actions'

const id = z.string()
const at = z.string()
const text = z.string().nullable()
const order = z.object({ id, number: z.string(), status: z.enum(ORDER_STATUSES), at, isSold: z.boolean() })
const thread = z.object({ id, name: text, at: text, count: z.number() })
const session = z.object({ agent: text, at })
const verification = z.object({
  id,
  kind: z.enum(['gst', 'document', 'pst_exemption']),
  number: text,
  province: text,
  document: text,
  status: z.enum(['pending', 'verified', 'declined']),
  reason: text,
  at,
})
const entry = z.object({ action: z.enum(HISTORY_ACTIONS), by: text, reason: text, at })
const seller = z.object({
  company: z.string(),
  status: z.enum(SELLER_STATUSES),
  reason: text,
  registration: text,
})

/** `id`: of the member, or of the seller somebody works for (rule P39). */
const colleague = z.object({ id, name: z.string(), role: z.enum(SELLER_ROLES) })

/** What staff see of a member: no password, token or bank number; orders and conversations by name only (rule P29). */
const person = z.object({
  id,
  name: text,
  email: z.string(),
  isConfirmed: z.boolean(),
  phone: text,
  company: text,
  city: text,
  province: text,
  country: text,
  locale: z.enum(LOCALES),
  at,
  suspendedAt: text,
  suspendedReason: text,
  seller: seller.nullable(),
  worksFor: colleague.nullable(),
  colleagues: z.array(colleague),
  openOrders: z.number(),
  orders: z.array(order),
  threads: z.array(thread),
  sessions: z.array(session),
  verifications: z.array(verification),
  history: z.array(entry),
})

export type PersonRecord = z.infer<typeof person>

const SHOWN = 20
const iso = (column: ReturnType<typeof sql>) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const list = (rows: ReturnType<typeof sql>) =>
  sql`(select coalesce(json_agg(to_json(r)), '[]') from (${rows}) r)`

/** A member as staff see them, in one statement; null if there is none or the account is deleted. */
export async function getPerson(member: string): Promise<PersonRecord | null> {
  const [row] = await checkedRows(
    await database(),
    person,
    sql`select u.id, (select ${memberName} from users where id = u.id) as name, u.email,
        u.email_verified_at is not null as "isConfirmed", u.phone, u.company, u.locale, ${iso(sql`u.created_at`)} as at,
        u.city, u.province, u.country,
        ${iso(sql`u.suspended_at`)} as "suspendedAt", u.suspended_reason as "suspendedReason",
        (select json_build_object('company', s.company, 'status', s.status, 'reason', s.status_reason,
          'registration', s.business_registration) from sellers s where s.id = u.id) as seller,
        (select json_build_object('id', s.id, 'name', s.company, 'role', p.role)
          from seller_people p join sellers s on s.id = p.seller_id where p.user_id = u.id) as "worksFor",
        ${list(sql`select p.user_id as id, p.role, (select coalesce(${memberName}, email) from users where id = p.user_id) as name
          from seller_people p where p.seller_id = u.id order by p.created_at`)} as colleagues,
        (select count(*)::int from orders o where u.id in (o.buyer_id, o.seller_id)
          and o.status not in ('delivered', 'cancelled')) as "openOrders",
        ${list(sql`select o.id, o.number, o.status, o.seller_id = u.id as "isSold", ${iso(sql`o.created_at`)} as at
          from orders o where u.id in (o.buyer_id, o.seller_id) order by o.created_at desc limit ${SHOWN}`)} as orders,
        ${list(sql`select t.id, ${iso(sql`t.last_message_at`)} as at, t.last_seq::int as count,
            case when t.buyer_id = u.id then shop.company
              else (select coalesce(${memberName}, email) from users where id = t.buyer_id) end as name
          from threads t left join sellers shop on shop.id = t.seller_id
          where u.id in (t.buyer_id, t.seller_id) and t.kind = 'shop' and t.last_seq > 0
          order by t.last_message_at desc limit ${SHOWN}`)} as threads,
        ${list(sql`select e.agent, ${iso(sql`e.created_at`)} as at from users_sessions e
          where e._parent_id = u.id and e.expires_at > now() order by e.created_at desc limit ${SHOWN}`)} as sessions,
        ${list(sql`select v.id, v.kind, v.number, v.province, v.document_id as document, v.status, v.reason,
            ${iso(sql`v.created_at`)} as at
          from verifications v where v.user_id = u.id order by v.created_at desc limit ${SHOWN}`)} as verifications,
        ${list(sql`select a.action, w.name as by, ${iso(sql`a.created_at`)} as at,
            case when a.details like '{%' then a.details::jsonb ->> 'reason' end as reason
          from audit_events a left join staff w on w.id::text = a.actor_id and a.actor_kind = 'staff'
          where a.action in (${sql.join(
            HISTORY_ACTIONS.map((each) => sql`${each}`),
            sql`, `,
          )}) and (a.subject_id = u.id::text
            or (a.subject = 'verifications' and a.subject_id in (select v.id::text from verifications v where v.user_id = u.id)))
          order by a.created_at desc limit 50`)} as history
      from users u where u.id = ${member} and u.deleted_at is null`,
  )
  return row ?? null
}
