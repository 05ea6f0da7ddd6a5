import 'server-only'
import type { Locale } from '@/domain/locale'
import { SELLER_ARRIVAL_DAYS } from '@/domain/payments/payouts/payout'
import { jsonList, jsonObject } from '@/server/db/statements/json'
import { alias, and, eq, isNotNull, like, ne, sql, type AnyColumn } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database, type Database } from '@/server/db/transaction'
import { companyName, memberName, productNameIn, shownBuyer } from '@/server/people/names'
import { asksImporter } from '@/server/orders/shipping/asks-importer'
import { shownMember } from '@/server/people/companies/member-names'
import { crossesBorder } from '@/server/orders/shipping/crosses-border'
import { lastCarrierOf } from '@/server/orders/shipping/last-carrier'
import { isVerifiedBuyer } from '@/server/people/verified-buyer'
import type { Approval, OrderItem, OrderSide, OrderView } from './order-view'

const {
  checkouts,
  company_members: members,
  comments,
  orders_items: items,
  products,
  refunds,
  review_pictures: pictures,
  settings,
  users,
} = tables
const o = alias(tables.orders, 'o')
const sibling = alias(tables.orders, 'sibling')

/** What is asked: for whom, in which language, and whether with what is private (rule M49). */
export type Surroundings = { me: string; locale: Locale; isWhole: boolean }

/** Refunds that a lost dispute made (rule M45). */
const ofDispute = and(eq(refunds.order, o.id), like(refunds.idempotencyKey, 'dispute:%'))

/**
 * What the page of an order says beside its own row and records, in one statement: sums, and what its two
 * sides see of other people's rows, which no access rule gives them. For an order whose reader may read it.
 */
export async function besideOrder(
  id: string,
  { me, locale, isWhole, side }: Surroundings & { side: OrderSide },
) {
  const db = await database()
  const disputed = db
    .select({ value: jsonList(sql<string>`${refunds.id}`, refunds.id).as('disputed') })
    .from(refunds)
    .where(ofDispute)
    .as('disputed')
  const buyer = db
    .select({ name: (isWhole ? memberName : shownBuyer).as('name') })
    .from(users)
    .where(eq(users.id, o.buyer))
    .as('buyer_name')
  const [row] = await db
    .select({
      sellerName: companyName(locale, sql`o.seller_id`, sql`o.seller_name`),
      sellerSlug: sql<
        string | null
      >`(select s.slug from sellers s where s.id = ${o.seller} and s.status = 'active')`,
      buyerName: buyer,
      isVerifiedBuyer: sql<boolean>`${isVerifiedBuyer}`,
      crossesBorder,
      sellerArrivalDays:
        sql`coalesce((select ${settings.sellerArrivalDays} from ${settings} limit 1), ${SELLER_ARRIVAL_DAYS})`.mapWith(
          Number,
        ),
      lastCarrier: sql<
        OrderView['lastCarrier']
      >`case when ${o.seller} = ${me} then ${lastCarrierOf(o.seller)} end`,
      asksImporter: sql<boolean>`${o.seller} = ${me} and ${asksImporter(o)}`,
      products: productsOf(db, me, locale),
      disputed,
      people: peopleOf(side),
      dispute: disputeOf(db, me),
      checkout: checkoutOf(db, me),
    })
    .from(o)
    .where(eq(o.id, id))
  return row
}

/** Who of the seller made each move, by its status, where several work there; nothing for the buyer's side (rule S60). */
const peopleOf = (side: OrderSide) =>
  side === 'buyer'
    ? sql<null>`null`
    : sql<Record<
        string,
        string
      > | null>`(select json_object_agg(e."to"::text, ${shownMember} order by e.created_at)
        from order_events e join users on users.id::text = e.actor_id
        where e.order_id = o.id and e.actor_kind = 'seller'
          and (e.actor_id <> o.seller_id::text or exists (select 1 from seller_people p where p.seller_id = o.seller_id)))`

/** What became of the products of its lines, and what the reader wrote about them. */
function productsOf(db: Database, me: string, locale: Locale) {
  const picture = jsonObject({
    id: pictures.id,
    status: pictures.status,
    small: sql<string>`coalesce(${pictures.sizes_card_filename}, ${pictures.filename})`,
  })
  const ofReview = db
    .select({ value: jsonList(picture, pictures.createdAt, pictures.id) })
    .from(pictures)
    .where(eq(pictures.review, comments.id))
  const review = db
    .select({
      value: jsonObject({
        id: comments.id,
        rating: comments.rating,
        comment: comments.comment,
        at: comments.createdAt,
        hidden: comments.hidden,
        hiddenReason: comments.hiddenReason,
        pictures: sql`${ofReview}`,
      }),
    })
    .from(comments)
    .where(and(eq(comments.order, o.id), eq(comments.product, items.product), eq(comments.user, me)))
  const product = jsonObject({
    line: items.id,
    nameNow: productNameIn(locale, items.product),
    isOnSale: sql<boolean>`coalesce(${products.isLive}, false)`,
    review: sql<OrderItem['review']>`${review}`,
  })
  return db
    .select({ value: jsonList(product, items._order).as('products') })
    .from(items)
    .leftJoin(products, eq(products.id, items.product))
    .where(eq(items._parentID, o.id))
    .as('products')
}

/** What became of disputes of the payment; nothing for the buyer. */
function disputeOf(db: Database, me: string) {
  const taken = db
    .select({ value: sql<number>`coalesce(sum(${refunds.amount}), 0)` })
    .from(refunds)
    .where(ofDispute)
  const state = sql<'open' | 'won' | 'lost'>`${checkouts.dispute}`
  return db
    .select({ value: jsonObject({ state, taken }).as('dispute') })
    .from(checkouts)
    .where(and(eq(checkouts.id, o.checkout), isNotNull(checkouts.dispute), ne(o.buyer, me)))
    .as('dispute')
}

/** What an owner had to decide; for the company alone. */
function approvalOf(db: Database, me: string) {
  const name = (id: AnyColumn) =>
    sql<string | null>`(select ${shownMember} from users where users.id = ${id})`
  const owners = db
    .select({
      value: jsonList(
        sql<string>`(select ${shownMember} from users where users.id = ${members.user})`,
        members.createdAt,
      ),
    })
    .from(members)
    .where(and(eq(members.company, checkouts.company), eq(members.role, 'owner')))
  const approval = jsonObject({
    status: sql<Approval['status']>`${checkouts.approval}`,
    asker: name(checkouts.buyer),
    person: name(checkouts.decidedBy),
    at: checkouts.decidedAt,
    reason: checkouts.declineReason,
    owners: sql<string[]>`${owners}`,
  })
  const isOurs = sql`(${o.buyer} = ${me} or ${o.company} = (select company_id from company_members where user_id = ${me}))`
  return sql<Approval | null>`case when ${checkouts.approval} is not null and ${isOurs} then ${approval} end`
}

function checkoutOf(db: Database, me: string) {
  // On terms all are confirmed, and paid together.
  const unpaid = and(
    eq(sibling.checkout, checkouts.id),
    sql`case when ${checkouts.status} = 'on_terms' then ${sibling.status} <> 'cancelled' else ${sibling.status} = 'pending_payment' end`,
  )
  const count = db
    .select({ value: sql<number>`count(*)` })
    .from(sibling)
    .where(unpaid)
  const isWaiting = db
    .select({ value: sql<boolean>`count(*) > 0` })
    .from(sibling)
    .where(and(unpaid, eq(sibling.quote, 'waiting')))
  const checkout = jsonObject({
    id: checkouts.id,
    number: checkouts.number,
    status: checkouts.status,
    provider: checkouts.provider,
    reference: checkouts.transferReference,
    total: checkouts.total,
    expiresAt: checkouts.expiresAt,
    dueOn: checkouts.dueOn,
    owed: checkouts.owed,
    isUnderWay: sql<boolean>`${checkouts.bankDebitSince} is not null and ${checkouts.status} in ('pending_payment', 'on_terms')`,
    orders: count,
    isWaiting,
    isUnapproved: sql<boolean>`coalesce(${checkouts.approval} = 'waiting', false)`,
    approval: approvalOf(db, me),
  })
  return db
    .select({ value: checkout.as('checkout') })
    .from(checkouts)
    .where(eq(checkouts.id, o.checkout))
    .as('checkout')
}
