import 'server-only'
import * as z from 'zod'
import { dayIn } from '@/domain/calendar'
import { LOCALES, type Locale } from '@/domain/locale'
import type { OrderParty } from '@/domain/orders/order-readers'
import { companyName, memberName, productNameIn } from '@/server/names'
import { isVerifiedBuyer } from '@/server/verified-buyer'
import { isOfSide } from '@/server/order-writes/readable-orders'
import { wordsInOrder } from '@/server/order-writes/order-words'
import { checkedRows } from '@/server/db/checked-rows'
import { isOnPage, paged } from '@/server/db/paged'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { ORDERS_A_PAGE, type OrderOwner, type OrderQuery } from './order-query'

const text = z.string().nullable()

/** Names stored with an order line. */
export const lineNames = z.object({
  productName: z.string(),
  localName: text,
  localNameLanguage: z.enum(LOCALES).nullable(),
  nameNow: text,
})

const orderCard = z.object({
  id: z.string(),
  number: z.string(),
  status: z.string(),
  placedAt: z.string(),
  /** The seller for a buyer, the buyer for a seller. */
  partner: z.string(),
  total: z.number(),
  refunded: z.number(),
  poNumber: text,
  isQuoteWaiting: z.boolean(),
  isCancelAsked: z.boolean(),
  /** The last promised day is over, and it has not arrived. */
  isLate: z.boolean(),
  lines: z.number(),
  items: z.array(lineNames.extend({ quantity: z.number(), picture: text, sku: text })),
  /** What only the seller is shown; null for a buyer. */
  sale: z.object({ buyerEmail: z.string(), isVerifiedBuyer: z.boolean(), note: text }).nullable(),
})
export type OrderCard = z.infer<typeof orderCard>

export type OrderPage = { orders: OrderCard[]; count: number; pages: number; page: number; hasAny: boolean }

const FROZEN = sql`o.seller_name`
const sellerIn = (locale: Locale) => companyName(locale, sql`o.seller_id`, FROZEN)

/** The other side's name as SQL: a seller's is frozen in the order, a buyer's is read, or else the order's email. */
export const partnerName = (side: OrderParty, locale: Locale) =>
  side === 'buyer'
    ? sellerIn(locale)
    : sql`coalesce((select ${memberName} from users where users.id = o.buyer_id), o.buyer_email)`

/** The buyer as the seller's list has it. */
const saleOf = (side: OrderParty) =>
  side === 'buyer'
    ? sql`null`
    : sql`json_build_object('buyerEmail', o.buyer_email, 'isVerifiedBuyer', ${isVerifiedBuyer}, 'note', o.note)`

/** SQL conditions for the orders of one side, with what is searched for. */
export function orderConditions(
  { side, id }: OrderOwner,
  { status, text }: Pick<OrderQuery, 'status' | 'text'>,
) {
  const names =
    side === 'seller' ? sql`${partnerName(side, 'en')}, o.buyer_email` : sql`${FROZEN}, ${sellerIn('ko')}`
  const state = status ? [sql`o.status = ${status}`] : []
  return sql.join([isOfSide(side, id), ...state, ...wordsInOrder(text, names)], sql` and `)
}

/** Of a page without orders there is one row without an order. */
const listed = z.union([
  orderCard.extend({ count: z.number(), hasAny: z.boolean() }),
  z.object({ id: z.null(), count: z.null(), hasAny: z.boolean() }),
])

/** A page of the orders of one side, newest first, in one statement. A page beyond the last shows the last. */
export async function listOrders(
  owner: OrderOwner,
  query: OrderQuery,
  locale: Locale = 'en',
): Promise<OrderPage> {
  const today = dayIn('America/Toronto', new Date())
  const rows = await checkedRows(
    await database(),
    listed,
    sql`with found as (
        select o.*, count(*) over ()::int as count, row_number() over (order by o.created_at desc, o.id desc) as place
        from orders o where ${orderConditions(owner, query)}
      )
      select o.id, o.number, o.status::text as status, o.created_at as "placedAt", ${partnerName(owner.side, locale)} as partner,
        o.total_amount::float8 as total, o.refunded::float8 as refunded, o.po_number as "poNumber",
        o.quote = 'waiting' and o.status = 'pending_payment' as "isQuoteWaiting",
        o.cancel_request_requested_at is not null and o.cancel_request_answer is null as "isCancelAsked",
        coalesce(o.promised_until < ${today}, false) and o.status in ('confirmed', 'processing', 'shipped') as "isLate", o.count,
        (select count(*)::int from orders_items i where i._parent_id = o.id) as lines,
        (select json_agg(json_build_object('productName', i.product_name, 'localName', i.local_name,
          'localNameLanguage', i.local_name_language, 'nameNow', ${productNameIn(locale, sql`i.product_id`)}, 'sku', i.sku, 'quantity', i.quantity, 'picture', i.picture) order by i._order)
           from orders_items i where i._parent_id = o.id and i._order <= 3) as items,
        ${saleOf(owner.side)} as sale,
        exists (select 1 from orders o where ${isOfSide(owner.side, owner.id)}) as "hasAny"
      from (select 1) as always left join found o
        on ${isOnPage(sql`o.place`, sql`o.count`, query.page, ORDERS_A_PAGE)}
      order by o.place`,
  )
  const [first] = rows
  const count = first?.count ?? 0
  const orders = rows.filter((row) => row.id !== null)
  return { orders, count, ...paged(count, query.page, ORDERS_A_PAGE), hasAny: first?.hasAny ?? false }
}
