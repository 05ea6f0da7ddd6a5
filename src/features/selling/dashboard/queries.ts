import 'server-only'
import * as z from 'zod'
import { CARD_MOVES } from '@/domain/talk/card-moves'
import type { Actor } from '@/domain/people/actor'
import { isSellingReader, mayActOn } from '@/domain/people/sellers/seller-area'
import { EARNED } from '@/domain/payments/payouts/revenue'
import { LOCALES, type Locale } from '@/domain/locale'
import { isActiveOrder, ORDER_STATUSES } from '@/domain/orders/order'
import { checkedRows } from '@/server/db/checked-rows'
import { and, eq, inArray, isNull, not, sql, type AnyColumn, type SQL } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { memberName } from '@/server/people/names'

const { comments, ledger_entries, orders, products, threads } = tables

/** The eight cards (rule S5) and the delivered count beside the shipped one (rule M13); revenue in cents. */
export type DashboardFigures = {
  products: number
  active: number
  shipped: number
  delivered: number
  revenue: number
  views: number
  inquiries: number
  unread: number
  reviews: number
}

const ACTIVE = ORDER_STATUSES.filter(isActiveOrder)

/** The queries below read rows of this id only; throws for anybody but an active or a suspended seller (rule N1). */
function sellingReaderId(actor: Actor): string {
  if (isSellingReader(actor)) return actor.id
  throw new Error('The overview is for active and suspended sellers')
}

/** All cards in one statement, over the seller's own rows (rules M12, T6). */
export async function getFigures(actor: Actor): Promise<DashboardFigures> {
  const id = sellingReaderId(actor)
  const db = await database()
  const count = (name: string, where: SQL = sql`true`) =>
    sql`count(*) filter (where ${where})`.mapWith(Number).as(name)
  const sum = (name: string, amount: AnyColumn) => sql`coalesce(sum(${amount}), 0)`.mapWith(Number).as(name)
  const goods = db
    .select({
      products: count('product_count', isNull(products.archivedAt)),
      views: sum('views', products.viewCount),
    })
    .from(products)
    .where(eq(products.seller, id))
    .as('own_products')
  const sales = db
    .select({
      active: count('active_count', inArray(orders.status, ACTIVE)),
      shipped: count('shipped_count', eq(orders.status, 'shipped')),
      delivered: count('delivered_count', eq(orders.status, 'delivered')),
    })
    .from(orders)
    .where(eq(orders.seller, id))
    .as('own_orders')
  const earned = db
    .select({ revenue: sum('revenue', ledger_entries.amount) })
    .from(ledger_entries)
    .where(
      and(
        eq(ledger_entries.seller, id),
        eq(ledger_entries.account, 'seller'),
        inArray(ledger_entries.kind, EARNED),
      ),
    )
    .as('own_entries')
  const talk = db
    .select({
      inquiries: count('inquiry_count', eq(threads.lastSender, 'buyer')),
      unread: sum('unread_count', threads.sellerUnread),
    })
    .from(threads)
    .where(eq(threads.seller, id))
    .as('own_threads')
  const rated = db
    .select({ reviews: count('review_count') })
    .from(comments)
    .where(and(eq(comments.seller, id), not(comments.hidden)))
    .as('own_reviews')
  const { products: listed, views } = goods
  const { active, shipped, delivered } = sales
  const { inquiries, unread } = talk
  const { revenue } = earned
  const { reviews } = rated
  const [figures] = await db
    .select({ products: listed, views, active, shipped, delivered, revenue, inquiries, unread, reviews })
    .from(goods)
    .crossJoin(sales)
    .crossJoin(earned)
    .crossJoin(talk)
    .crossJoin(rated)
  if (!figures) throw new Error('Dashboard query returned no row')
  return figures
}

const received = { id: z.string(), buyer: z.string().nullable(), at: z.number(), reference: z.string() }
const text = z.string()
const language = z.enum(LOCALES)

/** Something a buyer did: bought for an amount, wrote a message, or left a review of a product with its stars. */
const activity = z.discriminatedUnion('kind', [
  z.object({ ...received, kind: z.literal('order'), amount: z.number(), isCancelled: z.boolean() }),
  z.object({ ...received, kind: z.literal('inquiry'), text, move: z.enum(CARD_MOVES).nullable() }),
  z.object({
    ...received,
    kind: z.literal('review'),
    lang: language,
    text,
    textLang: language,
    rating: z.number(),
  }),
])
export type Activity = z.infer<typeof activity>

export const ACTIVITY_SHOWN = 10

/** Threads searched for the buyers' newest messages; more than are shown, because the seller may have written last. */
const THREADS = 5 * ACTIVITY_SHOWN

const millis = sql`(extract(epoch from received_at) * 1000)::float8`

/**
 * Recent activity, newest first (rule S6). An order counts from its payment on, or while it waits for the seller's quote
 * (rule M15); a thread shows the buyer's newest message, or the number of a price request and what the buyer did with it; reviews that staff have hidden stay hidden.
 */
export async function listActivity(actor: Actor, locale: Locale): Promise<Activity[]> {
  const id = sellingReaderId(actor)
  const kinds = [
    ...(mayActOn(actor, 'orders') ? ['order', 'inquiry'] : []),
    ...(mayActOn(actor, 'products') ? ['review'] : []),
  ]
  return checkedRows(
    await database(),
    activity,
    sql`select kind, id, buyer, ${millis} as at, reference, lang, amount, text, text_lang as "textLang", rating, move,
      is_cancelled as "isCancelled"
    from (
      (select 'order' as kind, orders.id, coalesce(${memberName}, buyer_email) as buyer,
              coalesce(confirmed_at, orders.created_at) as received_at, number as reference, null as lang,
              total_amount::float8 as amount, null as text, null as text_lang, null::float8 as rating,
              status = 'cancelled' as is_cancelled, null as move
         from orders join users on users.id = buyer_id
         where seller_id = ${id} and (status not in ('pending_payment', 'cancelled')
           or confirmed_at is not null or (status = 'pending_payment' and quote = 'waiting'))
         order by received_at desc limit ${ACTIVITY_SHOWN})
      union all
      (select 'inquiry', newest.id, ${memberName}, buyer_message.created_at, upper(right(newest.id::text, 8)), null,
              null, coalesce(buyer_message.number, left(buyer_message.text, 300)), null, null, null, buyer_message.price_move
         from (select id, buyer_id from threads where seller_id = ${id}
                 order by last_message_at desc nulls last limit ${THREADS}) as newest
         join users on users.id = newest.buyer_id
         cross join lateral (select m.text, m.created_at, m.price_move, q.number from messages m
           left join price_requests q on q.id = m.price_request_id
           where m.thread_id = newest.id and m.sender_id = newest.buyer_id
           order by m.seq desc limit 1) as buyer_message
         order by buyer_message.created_at desc limit ${ACTIVITY_SHOWN})
      union all
      (select 'review', comments.id, user_name, comments.created_at, coalesce(mine.name, english.name, ''),
              case when mine.name is null then 'en' else ${locale} end,
              null, left(comment, 300), comments.locale::text, rating::float8, null, null
         from comments
         left join products_locales mine on mine._parent_id = product_id and mine._locale = ${locale}
         left join products_locales english on english._parent_id = product_id and english._locale = 'en'
         where seller_id = ${id} and not hidden
         order by comments.created_at desc limit ${ACTIVITY_SHOWN})
    ) as received
    where kind = any(${sql.param(kinds)}::text[])
    order by received_at desc, id desc limit ${ACTIVITY_SHOWN}`,
  )
}
