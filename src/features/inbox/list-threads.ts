import 'server-only'
import * as z from 'zod'
import type { Locale } from '@/domain/locale'
import { THREAD_KINDS, type Side, type ThreadKind } from '@/domain/talk/thread'
import { companyName, memberName, siteName } from '@/server/names'
import { checkedRows, isoTime } from '@/server/db/checked-rows'
import { isOnPage, paged } from '@/server/db/paged'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { isVerified } from '@/server/verified-buyer'
import type { InboxQuery } from './inbox-query'

const A_PAGE = 24

/** A conversation in the list. `name`: null for a buyer without one. `text` is empty for files alone. */
export type ThreadLine = {
  id: string
  kind: ThreadKind
  name: string | null
  company: string | null
  isVerified: boolean
  isGone: boolean
  text: string
  /** The last message is hidden by staff (rule T27). */
  isHidden: boolean
  isMine: boolean
  unread: number
  at: string
}

/** `elsewhere`: conversations in the other inbox of a member who also sells or buys. */
export type Inbox = {
  threads: ThreadLine[]
  count: number
  hasAny: boolean
  elsewhere: number
  page: number
  pages: number
}

/** Without a conversation on the page, the counts alone. */
const threadRow = z.object({
  id: z.string().nullable(),
  kind: z.enum(THREAD_KINDS).nullable(),
  name: z.string().nullable(),
  company: z.string().nullable(),
  isVerified: z.boolean().nullable(),
  isGone: z.boolean().nullable(),
  text: z.string().nullable(),
  isHidden: z.boolean().nullable(),
  isMine: z.boolean().nullable(),
  unread: z.number().nullable(),
  at: isoTime.nullable(),
  count: z.number(),
  all: z.number(),
  elsewhere: z.number(),
})
type Row = z.infer<typeof threadRow>

/** A page of one side's conversations, newest first, in one statement. A page beyond the last shows the last. */
export async function listThreads(
  member: string,
  side: Side,
  query: InboxQuery,
  locale: Locale = 'en',
): Promise<Inbox> {
  const { isUnread, text, page } = query
  const isOwn =
    side === 'buyer'
      ? sql`t.buyer_id = ${member}`
      : sql`(t.seller_id = ${member} or (t.buyer_id = ${member} and t.kind = 'support'))`
  const isOther =
    side === 'buyer' ? sql`t.seller_id = ${member}` : sql`(t.buyer_id = ${member} and t.kind = 'shop')`
  const rows = await checkedRows(
    await database(),
    threadRow,
    sql`with mine as (
        select t.id, t.kind, t.buyer_id = ${member} as is_buyer, t.last_message_at, t.last_message, t.last_sender, t.last_seq, t.buyer_id,
          case when t.buyer_id = ${member} then t.buyer_unread else t.seller_unread end as unread,
          case when t.kind = 'support' then ${siteName} when t.buyer_id = ${member} then ${companyName(locale, sql`t.seller_id`, sql`shop.company`)} else b.name end as name,
          case when t.buyer_id = ${member} then concat_ws(' ', shop.company, shop.company_ko) end as names,
          case when t.buyer_id = ${member} then null else b.company end as company,
          case when t.buyer_id = ${member} then o.deleted_at else b.deleted_at end is not null as is_gone
        from threads t
          left join sellers shop on shop.id = t.seller_id
          left join users o on o.id = t.seller_id
          left join (select id, nullif(company, '') as company, deleted_at, ${memberName} as name from users) b on b.id = t.buyer_id
        where ${isOwn} and t.last_seq > 0
      ), found as (
        select mine.*, row_number() over (order by last_message_at desc, id desc) as place from mine
        where ${isUnread ? sql`unread > 0` : sql`true`}
          and ${text ? sql`concat_ws(' ', case when is_gone then null else name end, case when is_gone then null else names end, case when is_gone then null else company end) ilike ${like(text)}` : sql`true`}
      ), counts as (
        select (select count(*)::int from found) as count, (select count(*)::int from mine) as all,
          (select count(*)::int from threads t where ${isOther} and t.last_seq > 0) as elsewhere
      )
      select c.count, c.all, c.elsewhere, f.id, f.kind, f.name, f.company, f.is_gone as "isGone", f.last_message as text,
        f.unread::int as unread, f.last_message_at as at,
        (f.last_sender = 'buyer') = f.is_buyer as "isMine",
        exists (select 1 from messages m where m.thread_id = f.id and m.seq = f.last_seq and m.hidden_at is not null) as "isHidden",
        not f.is_buyer and ${isVerified(sql`f.buyer_id`)} as "isVerified"
      from counts c left join found f
        on ${isOnPage(sql`f.place`, sql`c.count`, page, A_PAGE)}
      order by f.place`,
  )
  const [first] = rows
  const { count = 0, all = 0, elsewhere = 0 } = first ?? {}
  const threads = rows.flatMap(({ id, at, ...row }) => (id && at ? [lineOf(id, at, row)] : []))
  return { threads, count, hasAny: all > 0, elsewhere, ...paged(count, page, A_PAGE) }
}

function lineOf(id: string, at: string, row: Omit<Row, 'id' | 'at'>): ThreadLine {
  const { kind, name, company, text, unread } = row
  const isGone = row.isGone === true
  const who = isGone ? { name: null, company: null } : { name, company }
  return {
    id,
    kind: kind ?? 'shop',
    ...who,
    isVerified: row.isVerified === true && !isGone,
    isGone,
    text: text ?? '',
    isHidden: row.isHidden === true,
    isMine: row.isMine === true,
    unread: unread ?? 0,
    at,
  }
}

/** The words as typed, anywhere in a name. */
const like = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
