import 'server-only'
import { isId } from '@/domain/values/id'
import type { Locale } from '@/domain/locale'
import { localizedText } from '@/domain/values/localized-text'
import type { ReportSubject } from '@/domain/talk/support/report'
import { lastWords } from '@/domain/talk/thread'
import type { MemberUser } from '@/server/auth/session/session'
import { actingOn } from '@/server/auth/selling'
import { asUser, asVisitor } from '@/server/db/data'
import { and, eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'

/** What a member is about to report: its words, the page it is on, and whether they have reported it before. */
export type Reportable = { text: string; path: string; isReported: boolean }

/** Null for what the member cannot see, and for what is their own. */
export async function getReportable(
  member: MemberUser,
  subject: ReportSubject,
  id: string,
  locale: Locale,
): Promise<Reportable | null> {
  if (!isId(id)) return null
  const found = await READ[subject](member, id, locale)
  if (!found) return null
  const db = await asUser(member)
  const isOfIt = { subject: { equals: subject }, subjectId: { equals: id } }
  const { totalDocs } = await db.count({ collection: 'reports', where: isOfIt })
  return { ...found, isReported: totalDocs > 0 }
}

/** As whom a member reports: about a conversation of the seller they work for, as that seller (rule S59). */
export const reporterOf = async (member: MemberUser, subject: string, id: string) =>
  subject === 'thread' || subject === 'message' ? actingOn(member, `${subject}s`, id) : member

type ReportedText = { text: string; path: string }
type ReadReportable = (member: MemberUser, id: string, locale: Locale) => Promise<ReportedText | null>

const READ: Record<ReportSubject, ReadReportable> = {
  message: async (member, id) => {
    const db = await asUser(member)
    const select = { text: true, thread: true, buyer: true, sender: true } as const
    const message = await db.findByID({ collection: 'messages', id, select, disableErrors: true })
    // One of Maru has no sender.
    if (!message?.sender || message.sender === member.id) return null
    return { text: lastWords(message.text), path: pageOf(member, String(message.thread), message.buyer) }
  },
  thread: async (member, id) => {
    const db = await asUser(member)
    const select = { kind: true, buyer: true, lastMessage: true, lastSeq: true } as const
    const thread = await db.findByID({ collection: 'threads', id, select, disableErrors: true })
    if (thread?.kind !== 'shop' || thread.lastSeq === 0) return null
    return { text: thread.lastMessage ?? '', path: pageOf(member, id, thread.buyer) }
  },
  product: async (member, id, locale) => {
    const db = await asVisitor()
    const select = { name: true, seller: true } as const
    const product = await db.findByID({
      collection: 'products',
      id,
      select,
      locale: 'all',
      disableErrors: true,
    })
    if (!product || product.seller === member.id) return null
    return { text: localizedText(product.name, locale).text, path: `/product/${id}` }
  },
  review: async (member, id) => {
    const db = await asVisitor()
    const select = { comment: true, product: true } as const
    const review = await db.findByID({ collection: 'comments', id, select, disableErrors: true })
    if (!review || (await isOwnReview(member, id))) return null
    const product = String(review.product)
    const { totalDocs } = await db.count({ collection: 'products', where: { id: { equals: product } } })
    return totalDocs > 0 ? { text: lastWords(review.comment), path: `/product/${product}/reviews` } : null
  },
}

const pageOf = (member: MemberUser, thread: string, buyer: unknown) =>
  `${buyer === member.id ? '/messages/' : '/seller/chat/'}${thread}`

/** Nobody but staff reads in a review who its author is. */
async function isOwnReview(member: MemberUser, id: string): Promise<boolean> {
  const { comments } = tables
  const isOwn = and(eq(comments.id, id), eq(comments.user, String(member.id)))
  const db = await database()
  const own = await db.select({ id: comments.id }).from(comments).where(isOwn)
  return own.length > 0
}
