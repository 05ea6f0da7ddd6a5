import 'server-only'
import { UUID } from '@/domain/id'
import { rowsOf } from '@/server/order-writes/rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import type { NotificationPage, NotificationView } from './notification-view'

const A_PAGE = 24
const ORDER = `^/order/(${UUID})$`

type Row = Omit<NotificationView, 'number' | 'amount'> & {
  params: string | null
  count: number
  unread: number
}

/** A page of a member's notifications, newest first, in one statement. A page beyond the last shows the last. */
export async function listNotifications(member: string, page: number): Promise<NotificationPage> {
  const rows = await rowsOf<Row>(
    await database(),
    sql`with mine as (
        select n.*, count(*) over ()::int as count, (count(*) filter (where n.read_at is null) over ())::int as unread,
          row_number() over (order by n.created_at desc, n.id desc) as place
        from notifications n where n.user_id = ${member}
      )
      select n.id, n.kind, n.params, n.href, n.created_at as at, n.read_at is null as "isUnread", n.count, n.unread,
        case when o.buyer_id = ${member} then 'buyer' when o.seller_id = ${member} then 'seller' end as side,
        coalesce(o.seller_name, '') as seller
      from mine n left join orders o on o.id = substring(n.href from ${ORDER})::uuid
      where ceil(n.place / ${A_PAGE}::numeric) = least(${page}::int, ceil(n.count / ${A_PAGE}::numeric))
      order by n.place`,
  )
  const pages = Math.max(1, Math.ceil((rows[0]?.count ?? 0) / A_PAGE))
  return {
    notifications: rows.map(viewOf),
    unread: rows[0]?.unread ?? 0,
    page: Math.min(page, pages),
    pages,
  }
}

function viewOf({ id, kind, params, href, at, isUnread, side, seller }: Row): NotificationView {
  const { number, amount } = paramsIn(params)
  const time = new Date(at).toISOString()
  return { id, kind, side, seller, href, at: time, isUnread, number, amount }
}

/** The stored parameters of the message, as far as they are valid. */
function paramsIn(text: string | null): Pick<NotificationView, 'number' | 'amount'> {
  const stored: unknown = readJson(text)
  const { number, amount } = (stored ?? {}) as Record<string, unknown>
  return {
    number: typeof number === 'string' ? number : '',
    amount: typeof amount === 'number' && amount > 0 ? amount : null,
  }
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}
