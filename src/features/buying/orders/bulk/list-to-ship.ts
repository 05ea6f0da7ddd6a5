import 'server-only'
import type { CalendarDay } from '@/domain/values/calendar'
import type { Locale } from '@/domain/locale'
import type { Carrier } from '@/domain/orders/shipping/carrier'
import type { FreightMode } from '@/domain/orders/shipping/freight'
import { isLate, shipBy } from '@/domain/orders/shipping/promise'
import { MAX_AT_ONCE } from '@/domain/orders/bulk/chosen-orders'
import { CUSTOMS_FACTS } from '@/domain/orders/shipping/customs-facts'
import { packingTotal } from '@/domain/orders/shipping/packing'
import { UNIT_FACTS } from '@/domain/orders/sold-unit'
import { columnsOf } from '@/server/db/statements/columns-of'
import { jsonList, jsonObject } from '@/server/db/statements/json'
import { alias, and, eq, gt, inArray, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database, type Database } from '@/server/db/transaction'
import { memberName, productNameIn } from '@/server/people/names'
import { lastCarrierOf } from '@/server/orders/shipping/last-carrier'
import { unpaidDueDay } from '@/server/orders/unpaid-due-day'
import { isOfSide } from '@/server/orders/readable-orders'

const { orders_items: items, users } = tables
const o = alias(tables.orders, 'o')

/** So many lines are shown of an order; the packing list has all. */
const LINES_SHOWN = 4

export type OrderToShip = {
  number: string
  status: 'confirmed' | 'processing'
  /** The day of payment of an order on terms, as long as it is not paid. */
  dueOn: string | null
  buyer: string
  city: string | null
  province: string | null
  isCancelAsked: boolean
  isPartlyShipped: boolean
  shipBy: CalendarDay | null
  isLate: boolean
  /** Null where an order does not know how its goods are packed. */
  boxes: number | null
  /** The seller's choice for the order sent before. */
  lastCarrier: Carrier | FreightMode | null
  lines: Line[]
  moreLines: number
}
type Line = Awaited<ReturnType<typeof readToShip>>[number]['lines'][number]

function readToShip(db: Database, seller: string, locale: Locale) {
  const buyer = db.select({ name: memberName }).from(users).where(eq(users.id, o.buyer))
  const left = sql<number>`${items.quantity} - ${items.shipped} - ${items.calledOff}`
  const line = jsonObject({
    sku: items.sku,
    productName: items.productName,
    localName: items.localName,
    localNameLanguage: items.localNameLanguage,
    nameNow: productNameIn(locale, items.product),
    quantity: left,
    isSample: items.isSample,
    ...columnsOf(items, CUSTOMS_FACTS),
    ...columnsOf(items, UNIT_FACTS),
  })
  // What is left, where a part has been sent (rule M138).
  const lines = db
    .select({ value: jsonList(line, items._order).as('lines') })
    .from(items)
    .where(and(eq(items._parentID, o.id), gt(left, 0)))
    .as('lines')
  return db
    .select({
      number: o.number,
      dueOn: unpaidDueDay,
      status: sql<OrderToShip['status']>`${o.status}`,
      buyer: sql<string>`coalesce(${buyer}, ${o.buyerEmail})`,
      city: o.shippingAddress_city,
      province: o.shippingAddress_province,
      isCancelAsked: sql<boolean>`${o.cancelRequest_requestedAt} is not null and ${o.cancelRequest_answer} is null`,
      isPartlyShipped: sql<boolean>`${o.firstShippedAt} is not null`,
      promisedUntil: o.promisedUntil,
      confirmedAt: o.confirmedAt,
      key: o.arrival_kind,
      minDays: o.arrival_minDays,
      maxDays: o.arrival_maxDays,
      lastCarrier: lastCarrierOf(seller),
      lines,
    })
    .from(o)
    .where(and(isOfSide('seller', seller), inArray(o.status, ['confirmed', 'processing'])))
    .orderBy(o.confirmedAt, o.id)
    .limit(MAX_AT_ONCE)
}

/**
 * What a seller has to send, the oldest payment first, in one statement: so many at most are acknowledged, printed and shipped
 * together (rule S30).
 */
export async function listToShip(seller: string, locale: Locale): Promise<OrderToShip[]> {
  const rows = await readToShip(await database(), seller, locale)
  const now = new Date()
  return rows.map(({ promisedUntil, confirmedAt, key, minDays, maxDays, lines, ...row }) => ({
    ...row,
    shipBy: shipBy({
      arrival: key && minDays && maxDays ? { key, minDays, maxDays } : null,
      confirmedAt: confirmedAt === null ? null : new Date(confirmedAt),
    }),
    isLate: promisedUntil !== null && isLate({ to: promisedUntil }, now),
    boxes: packingTotal(lines).boxes,
    lines: lines.slice(0, LINES_SHOWN),
    moreLines: Math.max(0, lines.length - LINES_SHOWN),
  }))
}
