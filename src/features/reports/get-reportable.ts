import 'server-only'
import { isId } from '@/domain/id'
import type { Locale } from '@/domain/locale'
import type { ReportSubject } from '@/domain/talk/report'
import { alias, and, eq, gt, ne, not, or, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database, type Database } from '@/server/db/transaction'

const { comments, messages, products, products_locales, reports, threads } = tables
const english = alias(products_locales, 'english')

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
  const [before] = await db
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.reporter, member), eq(reports.subject, subject), eq(reports.subjectId, id)))
  return { ...found, isReported: before !== undefined }
}

type Read = (db: Database, member: string, id: string, locale: Locale) => Promise<Found | undefined>
type Found = { text: string; path: string }

const isParty = (member: string) => or(eq(threads.buyer, member), eq(threads.seller, member))
const pageOf = (member: string) =>
  sql<string>`case when ${threads.buyer} = ${member} then '/messages/' else '/seller/chat/' end || ${threads.id}`

const READ: Record<ReportSubject, Read> = {
  message: async (db, member, id) => {
    const [found] = await db
      .select({ text: sql<string>`left(${messages.text}, 300)`, path: pageOf(member) })
      .from(messages)
      .innerJoin(threads, eq(threads.id, messages.thread))
      .where(and(eq(messages.id, id), isParty(member), ne(messages.sender, member)))
    return found
  },
  thread: async (db, member, id) => {
    const [found] = await db
      .select({ text: sql<string>`left(${threads.lastMessage}, 300)`, path: pageOf(member) })
      .from(threads)
      .where(and(eq(threads.id, id), eq(threads.kind, 'shop'), gt(threads.lastSeq, 0), isParty(member)))
    return found
  },
  product: async (db, member, id, locale) => {
    const [found] = await db
      .select({
        text: sql<string>`coalesce(nullif(${products_locales.name}, ''), ${english.name})`,
        path: sql<string>`'/product/' || ${products.id}`,
      })
      .from(products)
      .leftJoin(
        products_locales,
        and(eq(products_locales._parentID, products.id), eq(products_locales._locale, locale)),
      )
      .leftJoin(english, and(eq(english._parentID, products.id), eq(english._locale, 'en')))
      .where(and(eq(products.id, id), products.isLive, ne(products.seller, member)))
    return found
  },
  review: async (db, member, id) => {
    const [found] = await db
      .select({
        text: sql<string>`left(${comments.comment}, 300)`,
        path: sql<string>`'/product/' || ${products.id} || '/reviews'`,
      })
      .from(comments)
      .innerJoin(products, eq(products.id, comments.product))
      .where(
        and(
          eq(comments.id, id),
          not(comments.hidden),
          products.isLive,
          sql`${comments.user} is distinct from ${member}`,
        ),
      )
    return found
  },
}
