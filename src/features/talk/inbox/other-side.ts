import 'server-only'
import * as z from 'zod'
import { CARD_MOVES } from '@/domain/talk/card-moves'
import type { Locale } from '@/domain/locale'
import { THREAD_READERS } from '@/domain/talk/thread-readers'
import { checkedRows } from '@/server/db/checked-rows'
import { alias, eq, inArray, or, sql, type SQL } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { companyName, memberName, siteName } from '@/server/people/names'
import { isVerified } from '@/server/people/verified-buyer'

const t = alias(tables.threads, 't')

const otherSide = z.object({
  id: z.string(),
  name: z.string().nullable(),
  company: z.string().nullable(),
  isGone: z.boolean(),
  isVerified: z.boolean(),
  isHidden: z.boolean(),
  card: z.object({ number: z.string(), move: z.enum(CARD_MOVES) }).nullable(),
})

/** Who a member talks with in a conversation, whether its last message is hidden by staff (rule T27), and the move of a price request that it is (rule T31). */
export type OtherSide = z.infer<typeof otherSide>

/** The other sides of these conversations, by conversation. */
export async function otherSides(
  member: string,
  threads: string[],
  locale: Locale,
): Promise<Map<string, OtherSide>> {
  if (threads.length === 0) return new Map()
  const rows = await checkedRows(
    await database(),
    otherSide,
    sql`select id, name, company, "isGone", "isVerified", "isHidden", card from ${sides(member, locale, inArray(t.id, threads))}`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** How many a search finds at most. */
const FOUND = 500

/** A member's newest conversations with those whose name has the words as typed, anywhere in it. */
export async function threadsNamed(member: string, text: string, locale: Locale): Promise<string[]> {
  const isOwn = or(...THREAD_READERS.map((side) => eq(t[side], member)))
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const rows = await checkedRows(
    await database(),
    otherSide.pick({ id: true }),
    sql`select id from ${sides(member, locale, isOwn)} where not "isGone" and concat_ws(' ', name, names, company) ilike ${like}
      order by at desc nulls last limit ${FOUND}`,
  )
  return rows.map(({ id }) => id)
}

/** `names`: all by which a company is found. */
const sides = (member: string, locale: Locale, which: SQL | undefined) => sql`(
  select t.id, t.last_message_at as at,
    case when t.kind = 'support' then ${siteName} when t.buyer_id = ${member} then ${companyName(locale, sql`t.seller_id`, sql`shop.company`)} else b.name end as name,
    case when t.buyer_id = ${member} then concat_ws(' ', shop.company, shop.company_ko) end as names,
    case when t.buyer_id <> ${member} then b.company end as company,
    case when t.buyer_id = ${member} then s.deleted_at else b.deleted_at end is not null as "isGone",
    t.buyer_id <> ${member} and ${isVerified(sql`t.buyer_id`)} as "isVerified",
    exists (select 1 from messages m where m.thread_id = t.id and m.seq = t.last_seq and m.hidden_at is not null) as "isHidden",
    (select json_build_object('number', q.number, 'move', m.price_move) from messages m join price_requests q on q.id = m.price_request_id
      where m.thread_id = t.id and m.seq = t.last_seq) as card
  from threads t
    left join sellers shop on shop.id = t.seller_id
    left join users s on s.id = t.seller_id
    left join (select id, nullif(company, '') as company, deleted_at, ${memberName} as name from users) b on b.id = t.buyer_id
  where ${which}
) side`
