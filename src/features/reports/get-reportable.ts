import 'server-only'
import { isId } from '@/domain/id'
import type { Locale } from '@/domain/locale'
import type { ReportSubject } from '@/domain/talk/report'
import { sql } from '@/server/db/sql'
import { database, type Database } from '@/server/db/transaction'
import { rowsOf } from '@/server/order-writes/rows'

/** What a member is about to report: its words, the page it is on, and whether they have reported it before. */
export type Reportable = { text: string; path: string; isReported: boolean }

/** Null for what the member cannot see, and for what is their own. */
export async function getReportable(
  member: string,
  subject: ReportSubject,
  id: string,
  locale: Locale,
): Promise<Reportable | null> {
  if (!isId(id)) return null
  const db = await database()
  const found = await READ[subject](db, member, id, locale)
  if (!found) return null
  const [before] = await rowsOf(
    db,
    sql`select 1 from reports where reporter_id = ${member} and subject = ${subject} and subject_id = ${id}`,
  )
  return { ...found, isReported: before !== undefined }
}

type Read = (db: Database, member: string, id: string, locale: Locale) => Promise<Found | undefined>
type Found = { text: string; path: string }
const pageOf = (member: string) =>
  sql`case when t.buyer_id = ${member} then '/messages/' else '/seller/chat/' end || t.id as path`

const READ: Record<ReportSubject, Read> = {
  message: async (db, member, id) => {
    const [found] = await rowsOf<Found>(
      db,
      sql`select left(m.text, 300) as text, ${pageOf(member)} from messages m join threads t on t.id = m.thread_id
        where m.id = ${id} and ${member} in (t.buyer_id, t.seller_id) and m.sender_id <> ${member}`,
    )
    return found
  },
  thread: async (db, member, id) => {
    const [found] = await rowsOf<Found>(
      db,
      sql`select left(t.last_message, 300) as text, ${pageOf(member)} from threads t
        where t.id = ${id} and t.kind = 'shop' and t.last_seq > 0 and ${member} in (t.buyer_id, t.seller_id)`,
    )
    return found
  },
  product: async (db, member, id, locale) => {
    const [found] = await rowsOf<Found>(
      db,
      sql`select coalesce(nullif(said.name, ''), english.name) as text, '/product/' || p.id as path from products p
          left join products_locales said on said._parent_id = p.id and said._locale = ${locale}
          left join products_locales english on english._parent_id = p.id and english._locale = 'en'
        where p.id = ${id} and p.is_live and p.seller_id <> ${member}`,
    )
    return found
  },
  review: async (db, member, id) => {
    const [found] = await rowsOf<Found>(
      db,
      sql`select left(c.comment, 300) as text, '/product/' || p.id || '/reviews' as path
        from comments c join products p on p.id = c.product_id
        where c.id = ${id} and not c.hidden and p.is_live and c.user_id is distinct from ${member}`,
    )
    return found
  },
}
