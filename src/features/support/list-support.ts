import 'server-only'
import { memberName } from '@/server/member-name'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { rowsOf } from '@/server/order-writes/rows'

const A_PAGE = 25
const SHOWN = 200

/** Waiting: the member wrote last. */
export const SUPPORT_TABS = ['waiting', 'open', 'closed'] as const
export type SupportTab = (typeof SUPPORT_TABS)[number]

export type SupportLine = {
  id: string
  name: string
  text: string
  unread: number
  assignee: string | null
  at: string
  total: number
}

const TAB = {
  waiting: sql`t.closed_at is null and t.last_sender = 'buyer'`,
  open: sql`t.closed_at is null`,
  closed: sql`t.closed_at is not null`,
}

/** A page of conversations with Maru: who waits longest first, the others by their newest message. One statement. */
export async function listSupport(tab: SupportTab, page: number): Promise<SupportLine[]> {
  const order = tab === 'waiting' ? sql`at asc` : sql`at desc`
  const rows = await rowsOf<Omit<SupportLine, 'at'> & { at: Date }>(
    await database(),
    sql`select t.id, coalesce((select coalesce(${memberName}, email) from users where id = t.buyer_id), '') as name,
        coalesce(t.last_message, '') as text, t.seller_unread::int as unread, s.name as assignee, t.last_message_at as at,
        count(*) over ()::int as total
      from threads t left join staff s on s.id = t.assignee_id
      where t.kind = 'support' and t.last_seq > 0 and ${TAB[tab]}
      order by ${order}, t.id limit ${A_PAGE} offset ${(page - 1) * A_PAGE}`,
  )
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}

export const supportPages = (total: number) => Math.max(1, Math.ceil(total / A_PAGE))

export type SupportMessage = {
  id: string
  seq: number
  at: string
  text: string
  /** Of the staff who wrote it; null: the member. */
  staff: string | null
  files: string[]
}

export type SupportView = {
  id: string
  member: string
  name: string
  isGone: boolean
  order: { id: string; number: string } | null
  assignee: string | null
  assigneeName: string | null
  isClosed: boolean
  messages: SupportMessage[]
}

/** A conversation with Maru and its newest messages after a number; null if there is none. One statement. */
export async function getSupport(id: string, after = 0): Promise<SupportView | null> {
  const [row] = await rowsOf<SupportView>(
    await database(),
    sql`select t.id, t.buyer_id as member, t.assignee_id as assignee, s.name as "assigneeName",
        t.closed_at is not null as "isClosed", u.deleted_at is not null as "isGone",
        coalesce((select coalesce(${memberName}, email) from users where id = u.id), '') as name,
        (select json_build_object('id', o.id, 'number', o.number) from orders o where o.id = t.order_id) as order,
        (select coalesce(json_agg(to_json(newest) order by newest.seq), '[]') from (
          select m.id, m.seq::int as seq, to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
            coalesce(m.hidden_text, m.text) as text,
            (select w.name from staff w where w.id = m.staff_id) as staff,
            (select coalesce(json_agg(d.id order by d.id), '[]') from documents d where d.message_id = m.id) as files
          from messages m where m.thread_id = t.id and m.seq > ${after} order by m.seq desc limit ${SHOWN}
        ) newest) as messages
      from threads t join users u on u.id = t.buyer_id left join staff s on s.id = t.assignee_id
      where t.id = ${id} and t.kind = 'support'`,
  )
  return row ?? null
}
