import 'server-only'
import { pageCount } from '@/domain/values/page-count'
import * as z from 'zod'
import { memberName } from '@/server/people/names'
import { checkedRows, isoTime } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'

const A_PAGE = 25
const SHOWN = 200

/** Waiting: the member wrote last. */
export const SUPPORT_TABS = ['waiting', 'open', 'closed'] as const
export type SupportTab = (typeof SUPPORT_TABS)[number]

const line = z.object({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  unread: z.number(),
  assignee: z.string().nullable(),
  at: isoTime,
  total: z.number(),
})
export type SupportLine = z.infer<typeof line>

const TAB = {
  waiting: sql`t.closed_at is null and t.last_sender = 'buyer'`,
  open: sql`t.closed_at is null`,
  closed: sql`t.closed_at is not null`,
}

/** A page of conversations with Maru: who waits longest first, the others by their newest message. One statement. */
export async function listSupport(tab: SupportTab, page: number): Promise<SupportLine[]> {
  const order = tab === 'waiting' ? sql`at asc` : sql`at desc`
  return checkedRows(
    await database(),
    line,
    sql`select t.id, coalesce((select coalesce(${memberName}, email) from users where id = t.buyer_id), '') as name,
        coalesce(t.last_message, '') as text, t.seller_unread::int as unread, s.name as assignee, t.last_message_at as at,
        count(*) over ()::int as total
      from threads t left join staff s on s.id = t.assignee_id
      where t.kind = 'support' and t.last_seq > 0 and ${TAB[tab]}
      order by ${order}, t.id limit ${A_PAGE} offset ${(page - 1) * A_PAGE}`,
  )
}

export const supportPages = (total: number) => pageCount(total, A_PAGE)

const message = z.object({
  id: z.string(),
  seq: z.number(),
  at: z.string(),
  text: z.string(),
  /** Of the staff who wrote it; null: the member. */
  staff: z.string().nullable(),
  files: z.array(z.string()),
  /** The order it is about, and of it one line (rule M68). */
  order: z.object({ id: z.string(), number: z.string(), line: z.string().nullable() }).nullable(),
})
export type SupportMessage = z.infer<typeof message>

const view = z.object({
  id: z.string(),
  member: z.string(),
  name: z.string(),
  isGone: z.boolean(),
  order: z.object({ id: z.string(), number: z.string() }).nullable(),
  assignee: z.string().nullable(),
  assigneeName: z.string().nullable(),
  isClosed: z.boolean(),
  messages: z.array(message),
})
export type SupportView = z.infer<typeof view>

/** A conversation with Maru and its newest messages after a number; null if there is none. One statement. */
export async function getSupport(id: string, after = 0): Promise<SupportView | null> {
  const [row] = await checkedRows(
    await database(),
    view,
    sql`select t.id, t.buyer_id as member, t.assignee_id as assignee, s.name as "assigneeName",
        t.closed_at is not null as "isClosed", u.deleted_at is not null as "isGone",
        coalesce((select coalesce(${memberName}, email) from users where id = u.id), '') as name,
        (select json_build_object('id', o.id, 'number', o.number) from orders o where o.id = t.order_id) as order,
        (select coalesce(json_agg(to_json(newest) order by newest.seq), '[]') from (
          select m.id, m.seq::int as seq, to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
            coalesce(m.hidden_text, m.text) as text,
            (select w.name from staff w where w.id = m.staff_id) as staff,
            (select coalesce(json_agg(d.id order by d.id), '[]') from documents d where d.message_id = m.id) as files,
            (select json_build_object('id', o.id, 'number', o.number, 'line',
              (select concat_ws(' ', nullif(i.sku, ''), i.product_name) from orders_items i
                where i._parent_id = o.id and i.product_id = m.product_id order by i._order limit 1))
              from orders o where o.id = m.order_id) as order
          from messages m where m.thread_id = t.id and m.seq > ${after} order by m.seq desc limit ${SHOWN}
        ) newest) as messages
      from threads t join users u on u.id = t.buyer_id left join staff s on s.id = t.assignee_id
      where t.id = ${id} and t.kind = 'support'`,
  )
  return row ?? null
}
