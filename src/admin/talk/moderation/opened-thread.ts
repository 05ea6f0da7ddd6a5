import 'server-only'
import * as z from 'zod'
import { memberName } from '@/server/people/names'
import { checkedRows, isoTime } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import type { Database } from '@/server/db/transaction'

const SHOWN = 200

const message = z.object({
  id: z.string(),
  seq: z.number(),
  at: isoTime,
  from: z.string(),
  text: z.string(),
  files: z.array(z.string()),
  isReported: z.boolean(),
  isHidden: z.boolean(),
})
const messageRow = message.extend({ first: z.number(), last: z.number() })
const openedRow = z.object({ id: z.string() })

export type OpenedMessage = z.infer<typeof message>

/** Messages in their order, and whether there are others before and after them. */
export type OpenedPage = { thread: string; messages: OpenedMessage[]; hasOlder: boolean; hasNewer: boolean }

/** The messages before a number of the thread, after one, or around one; else the newest. */
export type PageAsked = { before: number } | { after: number } | { around: number } | null

/** A page of a private conversation; what is hidden from the two is shown to staff. One statement. */
export async function readPage(
  db: Database,
  { thread, reported, page }: { thread: string; reported: string | null; page: PageAsked },
): Promise<OpenedPage> {
  const { edge, order } = edgeOf(page)
  const rows = await checkedRows(
    db,
    messageRow,
    sql`select * from (
        select m.id, m.seq::int as seq, m.created_at as at, coalesce(m.hidden_text, m.text) as text,
          m.id is not distinct from ${reported}::uuid as "isReported", m.hidden_at is not null as "isHidden",
          coalesce(case when m.sender_id = m.seller_id then s.company
            else (select ${memberName} from users where id = m.sender_id) end, '') as from,
          (select coalesce(json_agg(d.id order by d.id), '[]') from documents d where d.message_id = m.id) as files,
          (select min(seq)::int from messages where thread_id = ${thread}) as first,
          (select max(seq)::int from messages where thread_id = ${thread}) as last
        from messages m left join sellers s on s.id = m.seller_id
        where m.thread_id = ${thread} and ${edge} order by m.seq ${order} limit ${SHOWN}
      ) page order by seq`,
  )
  const [oldest, newest] = [rows[0], rows.at(-1)]
  return {
    thread,
    messages: rows.map(({ first: _first, last: _last, ...row }) => row),
    hasOlder: oldest !== undefined && oldest.seq > oldest.first,
    hasNewer: newest !== undefined && newest.seq < newest.last,
  }
}

function edgeOf(page: PageAsked) {
  const [up, down] = [sql`asc`, sql`desc`]
  if (page === null) return { edge: sql`true`, order: down }
  if ('before' in page) return { edge: sql`m.seq < ${page.before}::int`, order: down }
  // A message stands in the middle of its page, where there are enough on both sides.
  const after = 'around' in page ? page.around - SHOWN / 2 : page.after
  return { edge: sql`m.seq > ${after}::int`, order: up }
}

/** Whether an admin has opened a conversation, saying why, within the hour (rules P29, T23). */
export async function hasOpenedThread(db: Database, staff: string, thread: string): Promise<boolean> {
  const opened = await checkedRows(
    db,
    openedRow,
    sql`select a.id from audit_events a where ${isOpening(staff)} and a.details::jsonb ->> 'thread' = ${thread} limit 1`,
  )
  return opened.length > 0
}

/** Whether an audit event `a` is the opening of a conversation by this admin within the hour. */
export const isOpening = (staff: string) => sql`a.action in ('report.opened', 'thread.opened')
  and a.actor_id = ${staff} and a.created_at > now() - interval '1 hour'`
