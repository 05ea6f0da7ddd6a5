import 'server-only'
import { isId } from '@/domain/values/id'
import type { Locale } from '@/domain/locale'
import type { Notification } from '@/payload-types'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser } from '@/server/db/data'
import { foundPage } from '@/server/db/statements/paged'
import { inArray } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { companyName } from '@/server/people/names'
import type { NotificationPage } from './notification-view'
import { readParams } from './read-params'

const { orders } = tables

const A_PAGE = 24

const SHOWN = {
  kind: true,
  side: true,
  subject: true,
  subjectId: true,
  params: true,
  href: true,
  createdAt: true,
  readAt: true,
} as const

/** A page of a member's notifications, newest first. A page beyond the last shows the last. */
export async function listNotifications(
  member: MemberUser,
  asked: number,
  locale: Locale = 'en',
): Promise<NotificationPage> {
  const db = await asUser(member)
  const { docs, page, pages } = await foundPage(asked, (number) =>
    db.find({
      collection: 'notifications',
      select: SHOWN,
      sort: ['-createdAt', '-id'],
      limit: A_PAGE,
      page: number,
    }),
  )
  const isUnread = { readAt: { exists: false } }
  const { totalDocs: unread } = await db.count({ collection: 'notifications', where: isUnread })
  const sellers = await sellersOf(docs.map(orderOf).filter(isId), locale)
  const notifications = docs.map((each) => ({
    id: each.id,
    kind: each.kind,
    side: each.side,
    seller: sellers.get(orderOf(each)) ?? '',
    href: each.href ?? null,
    at: each.createdAt,
    isUnread: !each.readAt,
    ...readParams(each.params ?? null),
  }))
  return { notifications, unread, page, pages }
}

/** The order that a notification is about; blank for other subjects. */
const orderOf = ({ subject, subjectId }: Pick<Notification, 'subject' | 'subjectId'>) =>
  subject === 'orders' ? (subjectId ?? '') : ''

/** What the sellers of orders are called in the reader's language. */
async function sellersOf(ids: string[], locale: Locale): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const db = await database()
  const rows = await db
    .select({ id: orders.id, seller: companyName(locale, orders.seller, orders.sellerName) })
    .from(orders)
    .where(inArray(orders.id, ids))
  return new Map(rows.map(({ id, seller }) => [id, seller]))
}
