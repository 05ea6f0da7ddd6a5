import 'server-only'
import { OLD_QUESTION_HOURS, PAPER_MONTHS } from '@/domain/people/sellers/seller-area'
import type { SellerPart } from '@/domain/people/sellers/seller-people'
import type { Locale } from '@/domain/locale'
import { LAST_DAYS } from '@/domain/orders/returns/deadlines'
import { sql, type SQL, type SQLWrapper } from '@/server/db/sql'
import { memberName, productName } from '@/server/people/names'
import { whereEstimateOwed } from '@/server/orders/shipping/where-estimate-owed'
import { shipByDay } from '@/server/orders/shipping/ship-by'

/** Whose work it is, and in which language and on whose clock it is read. */
export type NeedsReader = {
  seller: string
  locale: Locale
  zone: string
  now: Date
  may: (part: SellerPart) => boolean
}

type Kind = {
  name: string
  /** Whose work it is (rule P40). */
  part: SellerPart
  /** What waits: id, label, its language if it is not the reader's, `at` to find what waits longest, and the day that is named. */
  rows: (reader: NeedsReader) => SQL
  /** Where one of them is done, by its id. */
  one: (id: string) => string
  /** Where several are; without it, what waits longest comes first. */
  all?: string
  isUrgent?: boolean
}

const order = (id: string) => `/seller/orders/${id}`
const dayIn = (zone: string, moment: SQLWrapper) => sql`to_char(${moment} at time zone ${zone}, 'YYYY-MM-DD')`

/** Orders with the number as label; `day` is a moment, or a day that is written out. */
const orders = (seller: string, where: SQL | undefined, at: SQL, day: SQL) =>
  sql`select orders.id, orders.number as label, null as lang, ${at} as at, ${day} as day
    from orders where orders.seller_id = ${seller} and ${where}`

const UNSENT = sql`orders.status in ('confirmed', 'processing')`
const CANCEL_ASKED = sql`orders.cancel_request_requested_at is not null and orders.cancel_request_answer is null`

/**
 * What a seller is asked to do, the most urgent first (rule S34). Another kind is a row here, its words are
 * `dashboard.needs` of the messages.
 */
export const NEEDS = [
  {
    name: 'late',
    part: 'orders',
    rows: ({ seller, now }) => {
      const until = sql`coalesce(orders.estimate_until, orders.promised_until)`
      return orders(seller, whereEstimateOwed(now), until, until)
    },
    one: (id) => `${order(id)}#estimate`,
    isUrgent: true,
  },
  {
    name: 'cancel',
    part: 'orders',
    rows: ({ seller, zone }) => {
      const at = sql`orders.cancel_request_requested_at`
      return orders(seller, sql`${UNSENT} and ${CANCEL_ASKED}`, at, dayIn(zone, at))
    },
    one: order,
  },
  {
    name: 'ship',
    part: 'orders',
    rows: ({ seller, now }) => {
      const today = sql`(${now.toISOString()}::timestamptz at time zone 'America/Toronto')::date`
      const isDue = sql`${UNSENT} and not (${CANCEL_ASKED}) and ${shipByDay} <= ${today}`
      return orders(
        seller,
        sql`${isDue} and (${whereEstimateOwed(now)}) is not true`,
        shipByDay,
        sql`to_char(${shipByDay}, 'YYYY-MM-DD')`,
      )
    },
    one: order,
    all: '/seller/shipping',
  },
  {
    name: 'acknowledge',
    part: 'orders',
    rows: ({ seller, zone }) => {
      const at = sql`orders.confirmed_at`
      return orders(seller, sql`orders.status = 'confirmed' and not (${CANCEL_ASKED})`, at, dayIn(zone, at))
    },
    one: order,
    all: '/seller/orders/bulk',
  },
  {
    name: 'quote',
    part: 'orders',
    rows: ({ seller, zone }) => {
      const at = sql`orders.created_at`
      return orders(
        seller,
        sql`orders.status = 'pending_payment' and orders.quote = 'waiting'`,
        at,
        dayIn(zone, at),
      )
    },
    one: order,
    all: '/seller/orders?status=pending_payment',
  },
  {
    name: 'prices',
    part: 'orders',
    rows: ({ seller, zone }) =>
      sql`select id, number as label, null as lang, updated_at as at, ${dayIn(zone, sql`updated_at`)} as day
        from price_requests where seller_id = ${seller} and status = 'requested'`,
    one: (id) => `/seller/price-requests/${id}`,
    all: '/seller/price-requests',
  },
  {
    name: 'returns',
    part: 'orders',
    // Of what is on its way back nothing is due until its last days (rule M89).
    // It is the last day in Toronto, of which `due_at` is the end.
    rows: ({ seller, now }) =>
      sql`select id, number as label, null as lang, due_at as at,
          ${dayIn('America/Toronto', sql`(due_at - interval '1 millisecond')`)} as day
        from returns where seller_id = ${seller} and (status in ('requested', 'received')
          or status = 'sent' and due_at < ${now.toISOString()}::timestamptz + make_interval(days => ${LAST_DAYS}::int))`,
    one: (id) => `/seller/returns/${id}`,
    all: '/seller/returns',
  },
  {
    name: 'questions',
    part: 'orders',
    rows: ({ seller, zone, now }) =>
      sql`select asked.id, ${memberName} as label, null as lang, asked.last_message_at as at,
          ${dayIn(zone, sql`asked.last_message_at`)} as day
        from threads asked join users on users.id = asked.buyer_id
        where asked.seller_id = ${seller} and asked.kind = 'shop' and asked.last_sender = 'buyer' and users.deleted_at is null
          and not exists (select 1 from blocks b
            where b.blocker_id in (asked.seller_id, asked.buyer_id) and b.blocked_id in (asked.seller_id, asked.buyer_id))
          and asked.last_message_at < ${now.toISOString()}::timestamptz - make_interval(hours => ${OLD_QUESTION_HOURS}::int)`,
    one: (id) => `/seller/chat/${id}`,
    all: '/seller/messages',
  },
  {
    name: 'declined',
    part: 'products',
    rows: ({ seller, locale }) =>
      sql`select p.id, ${productName(locale, sql`p.id`)} as label, case when exists (select 1 from products_locales w
            where w._parent_id = p.id and w._locale = ${locale} and w.name <> '') then null else 'en' end as lang,
          p.updated_at as at, null as day
        from products p where p.seller_id = ${seller} and p.archived_at is null and (
          p.status = 'rejected' and trim(coalesce(p.status_reason, '')) <> ''
          or p.status = 'pending' and p.changes_asked is not null
          or exists (select 1 from product_changes c where c.product_id = p.id and c.status = 'changes_requested'))`,
    one: (id) => `/seller/edit-product/${id}`,
  },
  {
    name: 'papers',
    part: 'owner',
    rows: ({ seller, zone, now }) =>
      sql`select ${seller}::uuid as id, null as label, null as lang, newest.at, ${dayIn(zone, sql`newest.at`)} as day
        from (select max(d.created_at) as at from documents d where d.owner_id = ${seller} and d.kind = 'business'
          and not exists (select 1 from verifications v where v.document_id = d.id)) as newest
        where (newest.at is null
            or newest.at < ${now.toISOString()}::timestamptz - make_interval(months => ${PAPER_MONTHS}::int))
          and exists (select 1 from orders where orders.seller_id = ${seller} and orders.confirmed_at is not null)`,
    one: () => '/seller/profile#business-documents',
  },
] as const satisfies readonly Kind[]

type NeedName = (typeof NEEDS)[number]['name']

/** How many of a kind wait, and which has waited longest. */
export type NeedRow = {
  kind: NeedName
  count: number
  id: string
  label: string | null
  lang: Locale | null
  day: string | null
}

/** All kinds that something waits in, as one value of a statement, in the order of the table. */
export function needsOf(reader: NeedsReader) {
  const own = NEEDS.filter(({ part }) => reader.may(part))
  if (own.length === 0) return sql<NeedRow[]>`'[]'::json`
  const kinds = own.map(({ name, rows }, place) => {
    const first = (column: string) =>
      sql`(array_agg(${sql.raw(column)} order by waits.at nulls first, waits.id))[1]`
    return sql`select ${name}::text as kind, ${place}::int as place, count(*)::int as count, ${first('waits.id')} as id,
      ${first('waits.label::text')} as label, ${first('waits.lang::text')} as lang, ${first('waits.day::text')} as day
      from (${rows(reader)}) as waits having count(*) > 0`
  })
  return sql<
    NeedRow[]
  >`(select coalesce(json_agg(need order by need.place), '[]') from (${sql.join(kinds, sql` union all `)}) as need)`
}

function kindOf({ kind }: NeedRow): Kind {
  const found = NEEDS.find(({ name }) => name === kind)
  if (!found) throw new Error(`There is no kind of work ${kind}`)
  return found
}

export const isUrgent = (need: NeedRow) => kindOf(need).isUrgent === true

/** Several are done one after the other where there is no page that has just these. */
export const leadsToOne = (need: NeedRow) => need.count === 1 || kindOf(need).all === undefined

/** Where the work of a kind is done. */
export const needPath = (need: NeedRow): string => {
  const { one, all = '' } = kindOf(need)
  return leadsToOne(need) ? one(need.id) : all
}
