import 'server-only'
import * as z from 'zod'
import type { Locale } from '@/domain/locale'
import { SIDES } from '@/domain/talk/thread'
import { checkedRows, isoTime } from '@/server/db/checked-rows'
import { isOnPage, paged } from '@/server/db/paged'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { companyName } from '@/server/names'
import type { NotificationPage, NotificationView } from './notification-view'
import { readParams } from './read-params'

const A_PAGE = 24

const notificationRow = z.object({
  id: z.string(),
  kind: z.string(),
  side: z.enum(SIDES),
  seller: z.string(),
  params: z.string().nullable(),
  href: z.string().nullable(),
  at: isoTime,
  isUnread: z.boolean(),
  count: z.number(),
  unread: z.number(),
})

/** A page of a member's notifications, newest first, in one statement. A page beyond the last shows the last. */
export async function listNotifications(
  member: string,
  page: number,
  locale: Locale = 'en',
): Promise<NotificationPage> {
  const rows = await checkedRows(
    await database(),
    notificationRow,
    sql`with mine as (
        select n.*, count(*) over ()::int as count, (count(*) filter (where n.read_at is null) over ())::int as unread,
          row_number() over (order by n.created_at desc, n.id desc) as place
        from notifications n where n.user_id = ${member}
      )
      select n.id, n.kind, n.side, n.params, n.href, n.created_at as at, n.read_at is null as "isUnread", n.count, n.unread,
        coalesce(${companyName(locale, sql`o.seller_id`, sql`o.seller_name`)}, '') as seller
      from mine n left join orders o on o.id = case when n.subject = 'orders' then n.subject_id::uuid end
      where ${isOnPage(sql`n.place`, sql`n.count`, page, A_PAGE)}
      order by n.place`,
  )
  return {
    notifications: rows.map(viewOf),
    unread: rows[0]?.unread ?? 0,
    ...paged(rows[0]?.count ?? 0, page, A_PAGE),
  }
}

type Row = z.infer<typeof notificationRow>

function viewOf({ id, kind, side, seller, params, href, at, isUnread }: Row): NotificationView {
  return { id, kind, side, seller, href, at, isUnread, ...readParams(params) }
}
