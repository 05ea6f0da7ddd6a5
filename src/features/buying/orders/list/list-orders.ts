import 'server-only'
import * as z from 'zod'
import type { Locale } from '@/domain/locale'
import { isPartlyShipped } from '@/domain/orders/shipping/parcels'
import { whatNext, type WhatNext } from '@/domain/orders/what-next'
import type { OrderParty } from '@/domain/orders/order-readers'
import type { Order } from '@/payload-types'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser } from '@/server/db/data'
import { companyName, memberName, productNameIn } from '@/server/people/names'
import { isVerifiedBuyer } from '@/server/people/verified-buyer'
import { frozenArrival } from '@/server/orders/shipping/frozen-arrival'
import { isOfSide } from '@/server/orders/readable-orders'
import { unpaidDueDay } from '@/server/orders/unpaid-due-day'
import { wordsInOrder } from '@/server/orders/emails/order-words'
import { checkedRows } from '@/server/db/checked-rows'
import { isOnPage, paged } from '@/server/db/statements/paged'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { latenessOf } from '@/features/buying/orders/lateness'
import { reportedUntil } from '@/features/buying/orders/reported-until'
import { forBuyer } from './for-buyer'
import { lineNames, soldUnit, soldUnitSql } from './line-parts'
import { ORDERS_A_PAGE, type OrderOwner, type OrderQuery } from './order-query'

const text = z.string().nullable()

/** What a list says of an order beside its own row: names of others, and the first of its lines. */
const found = z.object({
  id: z.string(),
  /** The seller for a buyer, the buyer for a seller. */
  partner: z.string(),
  isVerifiedBuyer: z.boolean(),
  lines: z.number(),
  /** Of samples alone: nothing in it can be ordered again (rule M117). */
  isSample: z.boolean(),
  items: z.array(
    lineNames.extend({
      ...soldUnit.shape,
      quantity: z.number(),
      picture: text,
      sku: text,
      isSample: z.boolean(),
    }),
  ),
  /** For the buyer: the first invoice, and the payment that is open. */
  invoice: text,
  payment: z.object({ expiresAt: text, isUnderWay: z.boolean(), isUnapproved: z.boolean() }).nullable(),
  /** The day by which an order on terms is paid, as long as it is not. */
  dueOn: text,
})

export type OrderCard = Omit<z.infer<typeof found>, 'isVerifiedBuyer' | 'payment'> & {
  number: string
  status: string
  placedAt: string
  total: number
  refunded: number
  poNumber: string | null
  isQuoteWaiting: boolean
  isCancelAsked: boolean
  isPartlyShipped: boolean
  /** The last promised day is over, and it has not arrived. */
  isLate: boolean
  owesEstimate: boolean
  /** What the buyer waits for or has to do; null for a seller. */
  next: WhatNext | null
  /** Of a shipment that can be followed. */
  carrier: string | null
  trackingNumber: string | null
  /** What only the seller is shown; null for a buyer. */
  sale: { buyerEmail: string; isVerifiedBuyer: boolean; note: string | null } | null
}

/** `counts`: how many orders have each status, among those that are searched for. */
export type OrderCounts = Readonly<Record<string, number>>
export type OrderPage = {
  orders: OrderCard[]
  count: number
  pages: number
  page: number
  hasAny: boolean
  counts: OrderCounts
}

const FROZEN = sql`o.seller_name`
const sellerIn = (locale: Locale) => companyName(locale, sql`o.seller_id`, FROZEN)

/** The other side's name as SQL: a seller's is frozen in the order, a buyer's is read, or else the order's email. */
export const partnerName = (side: OrderParty, locale: Locale) =>
  side === 'buyer'
    ? sellerIn(locale)
    : sql`coalesce((select ${memberName} from users where users.id = o.buyer_id), o.buyer_email)`

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
const beside = { hasAny: z.boolean(), counts: z.record(z.string(), z.number()) }
const listed = z.union([
  found.extend({ count: z.number(), ...beside }),
  z.object({ id: z.null(), count: z.null(), ...beside }),
])

const SHOWN = {
  number: true,
  status: true,
  createdAt: true,
  totalAmount: true,
  refunded: true,
  poNumber: true,
  quote: true,
  cancelRequest: { requestedAt: true, answer: true },
  promisedUntil: true,
  estimateFrom: true,
  estimateUntil: true,
  arrival: true,
  confirmedAt: true,
  firstShippedAt: true,
  shippedAt: true,
  arrivalConfirmedAt: true,
  settlesOn: true,
  carrier: true,
  trackingNumber: true,
  buyerEmail: true,
  note: true,
} as const

/**
 * A page of the orders that a member bought or sold, newest first. A page beyond the last shows the last. One statement finds
 * it, since people search in lines, invoices and names; the orders themselves are read under their access rules.
 */
export async function listOrders(
  member: MemberUser,
  side: OrderParty,
  query: OrderQuery,
  locale: Locale = 'en',
): Promise<OrderPage> {
  const rows = await findPage({ side, id: member.id }, query, locale)
  const [first] = rows
  const count = first?.count ?? 0
  const shown = rows.filter((row) => row.id !== null)
  const { hasAny = false, counts = {} } = first ?? {}
  const page = { count, ...paged(count, query.page, ORDERS_A_PAGE), hasAny, counts }
  if (shown.length === 0) return { orders: [], ...page }
  const db = await asUser(member)
  const { docs } = await db.find({
    collection: 'orders',
    where: { id: { in: shown.map(({ id }) => id) } },
    select: SHOWN,
    pagination: false,
  })
  const orders = shown.flatMap((row) => {
    const order = docs.find(({ id }) => id === row.id)
    return order ? [cardOf(order, row, side)] : []
  })
  return { orders, ...page }
}

function cardOf(
  order: Pick<Order, keyof typeof SHOWN>,
  { isVerifiedBuyer, payment, ...row }: z.infer<typeof found>,
  side: OrderParty,
): OrderCard {
  const { status, quote, cancelRequest, buyerEmail } = order
  const isQuoteWaiting = quote === 'waiting' && status === 'pending_payment'
  const now = new Date()
  const { estimate, lateness } = latenessOf(order)
  const facts = {
    status,
    isQuoteWaiting,
    payment,
    isReported: reportedUntil(order) !== null,
    arrival: frozenArrival(order),
    confirmedAt: momentOf(order.confirmedAt),
    shippedAt: momentOf(order.shippedAt),
    estimate,
  }
  return {
    ...row,
    number: order.number,
    status,
    placedAt: order.createdAt,
    total: order.totalAmount,
    refunded: order.refunded,
    poNumber: order.poNumber ?? null,
    isQuoteWaiting,
    isCancelAsked: Boolean(cancelRequest?.requestedAt) && !cancelRequest?.answer,
    isPartlyShipped: isPartlyShipped(order),
    isLate: lateness !== null,
    owesEstimate: lateness === 'owed',
    next: side === 'buyer' ? whatNext(facts, now) : null,
    carrier: order.carrier ?? null,
    trackingNumber: order.trackingNumber ?? null,
    sale: side === 'buyer' ? null : { buyerEmail, isVerifiedBuyer, note: order.note ?? null },
  }
}

const momentOf = (text: string | null | undefined) => (text ? new Date(text) : null)

/** What a row shows of its lines: four pictures to a buyer, three lines to a seller. */
const SHOWN_LINES = { buyer: 4, seller: 3 } as const satisfies Record<OrderParty, number>

/** The page of one status, and how many orders each status has, from one reading of all that are searched for. */
const findPage = async (owner: OrderOwner, { status, text, page }: OrderQuery, locale: Locale) =>
  checkedRows(
    await database(),
    listed,
    sql`with asked as (
        select o.id, o.status::text as status, o.created_at from orders o
        where ${orderConditions(owner, { status: null, text })}
      ), found as (
        select asked.id, count(*) over ()::int as count, row_number() over (order by asked.created_at desc, asked.id desc) as place
        from asked where ${status === null ? sql`true` : sql`asked.status = ${status}`}
      )
      select o.id, ${partnerName(owner.side, locale)} as partner, ${isVerifiedBuyer} as "isVerifiedBuyer", f.count,
        (select count(*)::int from orders_items i where i._parent_id = o.id) as lines, (select bool_and(i.is_sample) from orders_items i where i._parent_id = o.id) as "isSample",
        (select json_agg(json_build_object('productName', i.product_name, 'localName', i.local_name,
          'localNameLanguage', i.local_name_language, 'nameNow', ${productNameIn(locale, sql`i.product_id`)}, 'sku', i.sku, 'quantity', i.quantity, 'picture', i.picture, 'isSample', i.is_sample,
          ${soldUnitSql}) order by i._order)
           from orders_items i where i._parent_id = o.id and i._order <= ${SHOWN_LINES[owner.side]}) as items,
        ${forBuyer(owner.side)}, ${unpaidDueDay} as "dueOn",
        exists (select 1 from orders o where ${isOfSide(owner.side, owner.id)}) as "hasAny",
        (select coalesce(json_object_agg(n.status, n.count), '{}') from (select asked.status, count(*)::int as count from asked group by asked.status) n) as counts
      from (select 1) as always
        left join found f on ${isOnPage(sql`f.place`, sql`f.count`, page, ORDERS_A_PAGE)}
        left join orders o on o.id = f.id
      order by f.place`,
  )
