import 'server-only'
import type { Actor } from '@/domain/people/actor'
import { isSellingReader } from '@/domain/people/seller-area'
import { EARNED } from '@/domain/payments/revenue'
import type { Locale } from '@/domain/locale'
import { isActiveOrder, ORDER_STATUSES } from '@/domain/orders/order'
import { boot } from '@/server/db/transaction'
import { sql } from '@/server/db/sql'
import { memberName } from '@/server/member-name'

/** The eight cards (rule S5) and the delivered count beside the shipped one (rule M13); revenue in cents. */
export type Figures = {
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
export async function getFigures(actor: Actor): Promise<Figures> {
  const id = sellingReaderId(actor)
  const payload = await boot()
  const { rows } = await payload.db.drizzle.execute<Figures>(sql`
    select products, views, active, shipped, delivered, revenue, inquiries, unread, reviews
    from
      (select count(*) filter (where archived_at is null)::float8 as products, coalesce(sum(view_count), 0)::float8 as views
         from products where seller_id = ${id}) as own_products,
      (select count(*) filter (where status in ${ACTIVE})::float8 as active,
              count(*) filter (where status = 'shipped')::float8 as shipped,
              count(*) filter (where status = 'delivered')::float8 as delivered
         from orders where seller_id = ${id}) as own_orders,
      (select coalesce(sum(amount), 0)::float8 as revenue
         from ledger_entries where seller_id = ${id} and account = 'seller' and kind in ${EARNED}) as own_entries,
      (select count(*) filter (where last_sender = 'buyer')::float8 as inquiries,
              coalesce(sum(seller_unread), 0)::float8 as unread
         from threads where seller_id = ${id}) as own_threads,
      (select count(*)::float8 as reviews
         from comments where seller_id = ${id} and not hidden) as own_reviews`)
  const [figures] = rows
  if (!figures) throw new Error('Dashboard query returned no row')
  return figures
}

/** Something a buyer did: bought for an amount, wrote a message, or left a review of a product with its stars. */
export type Activity = { id: string; buyer: string | null; at: number } & (
  | { kind: 'order'; reference: string; amount: number; isCancelled: boolean }
  | { kind: 'inquiry'; reference: string; text: string }
  | { kind: 'review'; reference: string; lang: Locale; text: string; textLang: Locale; rating: number }
)

export const ACTIVITY_SHOWN = 10

/** Threads searched for the buyers' newest messages; more than are shown, because the seller may have written last. */
const THREADS = 5 * ACTIVITY_SHOWN

const millis = sql`(extract(epoch from received_at) * 1000)::float8`

/**
 * Recent activity, newest first (rule S6). An order counts from its payment on, or while it waits for the seller's quote
 * (rule M15); a thread shows the buyer's newest message; reviews that staff have hidden stay hidden.
 */
export async function listActivity(actor: Actor, locale: Locale): Promise<Activity[]> {
  const id = sellingReaderId(actor)
  const payload = await boot()
  const { rows } = await payload.db.drizzle.execute<Activity>(sql`
    select kind, id, buyer, ${millis} as at, reference, lang, amount, text, text_lang as "textLang", rating,
      is_cancelled as "isCancelled"
    from (
      (select 'order' as kind, orders.id, coalesce(${memberName}, buyer_email) as buyer,
              coalesce(confirmed_at, orders.created_at) as received_at, number as reference, null as lang,
              total_amount::float8 as amount, null as text, null as text_lang, null::float8 as rating,
              status = 'cancelled' as is_cancelled
         from orders join users on users.id = buyer_id
         where seller_id = ${id} and (status not in ('pending_payment', 'cancelled')
           or confirmed_at is not null or (status = 'pending_payment' and quote = 'waiting'))
         order by received_at desc limit ${ACTIVITY_SHOWN})
      union all
      (select 'inquiry', newest.id, ${memberName}, buyer_message.created_at, upper(right(newest.id::text, 8)), null,
              null, left(buyer_message.text, 300), null, null, null
         from (select id, buyer_id from threads where seller_id = ${id}
                 order by last_message_at desc nulls last limit ${THREADS}) as newest
         join users on users.id = newest.buyer_id
         cross join lateral (select text, created_at from messages
           where thread_id = newest.id and sender_id = newest.buyer_id
           order by seq desc limit 1) as buyer_message
         order by buyer_message.created_at desc limit ${ACTIVITY_SHOWN})
      union all
      (select 'review', comments.id, user_name, comments.created_at, coalesce(mine.name, english.name),
              case when mine.name is null then 'en' else ${locale} end,
              null, left(comment, 300), comments.locale::text, rating::float8, null
         from comments
         left join products_locales mine on mine._parent_id = product_id and mine._locale = ${locale}
         left join products_locales english on english._parent_id = product_id and english._locale = 'en'
         where seller_id = ${id} and not hidden
         order by comments.created_at desc limit ${ACTIVITY_SHOWN})
    ) as received
    order by received_at desc, id desc limit ${ACTIVITY_SHOWN}`)
  return rows
}
