import 'server-only'
import { actorOfUser } from '@/domain/people/actor'
import { isSellingReader } from '@/domain/people/sellers/seller-area'
import type { Carrier } from '@/domain/orders/shipping/carrier'
import { storedFreight, type Freight, type FreightMode } from '@/domain/orders/shipping/freight'
import type { OrderStatus } from '@/domain/orders/order'
import { isPartlyShipped } from '@/domain/orders/shipping/parcels'
import { isLate } from '@/domain/orders/shipping/promise'
import type { SoldBy } from '@/domain/products/facts/content'
import type { Order } from '@/payload-types'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser } from '@/server/db/data'
import { jsonList, jsonObject } from '@/server/db/statements/json'
import { alias, and, desc, eq, gt, inArray, sql, type SQL } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database, type Database } from '@/server/db/transaction'
import { memberName } from '@/server/people/names'
import { asksImporter } from '@/server/orders/shipping/asks-importer'
import { crossesBorder } from '@/server/orders/shipping/crosses-border'
import { lastCarrierOf } from '@/server/orders/shipping/last-carrier'
import { isOfSide } from '@/server/orders/readable-orders'
import { unpaidDueDay } from '@/server/orders/unpaid-due-day'
import type { OrderFileView } from '@/ui/files/order-files'
import { SHIPMENTS_A_PAGE, type ShippingQuery } from './shipping-query'

const { documents, orders_items, users } = tables
const o = alias(tables.orders, 'o')
const soldBy = sql<SoldBy>`coalesce(${orders_items.soldBy}, 'piece')`

/** An order on its way, or waiting to be sent. */
export type Shipment = {
  id: string
  number: string
  status: string
  buyer: string
  city: string
  province: string
  /** Of all lines, by what they are sold in; until it is shipped what is left (rule M138). */
  units: { soldBy: SoldBy; quantity: number }[]
  /** The shipping method the buyer chose, if the seller offers several. */
  service: string | null
  isCancelAsked: boolean
  isPartlyShipped: boolean
  /** The last promised day is over. */
  isLate: boolean
  /** On terms, and not paid yet: its day of payment. */
  dueOn: string | null
  confirmedAt: string
  shippedAt: string | null
  carrier: string | null
  trackingNumber: string | null
  /** Of what a forwarder sends by sea or truck. */
  freight: Freight | null
  crossesBorder: boolean
  documents: OrderFileView[]
  lastCarrier: Carrier | FreightMode | null
  asksImporter: boolean
}

export type Shipments = Record<keyof ShippingQuery, { orders: Shipment[]; hasMore: boolean }>

/** What no rule gives a member, and what would be a read per order. */
type ShipmentRow = Pick<
  Shipment,
  'id' | 'buyer' | 'units' | 'dueOn' | 'crossesBorder' | 'documents' | 'lastCarrier' | 'asksImporter'
>

const SHOWN = {
  number: true,
  status: true,
  shippingAddress: { city: true, province: true },
  shippingService: true,
  cancelRequest: { requestedAt: true, answer: true },
  confirmedAt: true,
  firstShippedAt: true,
  shippedAt: true,
  carrier: true,
  trackingNumber: true,
  freight: true,
  promisedUntil: true,
} as const

type Part = {
  name: keyof ShippingQuery
  statuses: readonly OrderStatus[]
  order: SQL
  page: number
}

/** A page of one list and one row more, to know whether there is another page. */
function part(db: Database, id: string, { name, statuses, order, page }: Part) {
  const buyer = db.select({ name: memberName }).from(users).where(eq(users.id, o.buyer))
  const left = sql`${orders_items.quantity} - ${orders_items.calledOff}
    - case when o.status = 'processing' then ${orders_items.shipped} else 0 end`
  const units = db
    .select({
      soldBy: soldBy.as('sold_by'),
      each: jsonObject({ soldBy, quantity: sql<number>`sum(${left})::float8` }).as('each'),
    })
    .from(orders_items)
    .where(and(eq(orders_items._parentID, o.id), gt(left, 0)))
    .groupBy(soldBy)
    .as('units')
  const listed = db.select({ value: jsonList(units.each, units.soldBy) }).from(units)
  const files = db
    .select({
      value: jsonList(
        jsonObject({
          filename: sql<string>`${documents.filename}`,
          kind: sql<OrderFileView['kind']>`${documents.kind}`,
        }),
        documents.createdAt,
        documents.id,
      ),
    })
    .from(documents)
    .where(and(eq(documents.order, o.id), eq(documents.owner, id)))
  const each = db
    .select({
      place: sql`row_number() over (order by ${order}, ${o.id})`.as('place'),
      shipment: jsonObject({
        id: o.id,
        buyer: sql<string>`coalesce(${buyer}, ${o.buyerEmail})`,
        units: listed,
        dueOn: unpaidDueDay,
        crossesBorder,
        documents: files,
        lastCarrier: lastCarrierOf(id),
        asksImporter: asksImporter(o),
      }).as('shipment'),
    })
    .from(o)
    .where(and(isOfSide('seller', id), inArray(o.status, statuses)))
    .orderBy(order, o.id)
    .limit(SHIPMENTS_A_PAGE + 1)
    .offset((page - 1) * SHIPMENTS_A_PAGE)
    .as('each')
  return db
    .select({ list: jsonList(each.shipment, each.place).as(`${name}_list`) })
    .from(each)
    .as(name)
}

/**
 * What a seller has to send, the oldest payment first, and what is on its way, the newest first. One statement finds them with what
 * stands beside them; the orders themselves are read under their access rules.
 */
export async function listShipments(seller: MemberUser, query: ShippingQuery): Promise<Shipments> {
  const actor = actorOfUser(seller)
  if (!isSellingReader(actor)) throw new Error('Shipments are for active and suspended sellers')
  const db = await database()
  const send = part(db, actor.id, {
    name: 'send',
    statuses: ['confirmed', 'processing'],
    order: sql`${o.confirmedAt}`,
    page: query.send,
  })
  const way = part(db, actor.id, {
    name: 'way',
    statuses: ['shipped'],
    order: desc(o.shippedAt),
    page: query.way,
  })
  const [row] = await db.select({ send: send.list, way: way.list }).from(send).crossJoin(way)
  if (!row) throw new Error('The list of shipments returned no row')
  const [toSend, onWay] = [pageOf(row.send), pageOf(row.way)]
  const found = [...toSend.orders, ...onWay.orders]
  if (found.length === 0) return { send: { ...toSend, orders: [] }, way: { ...onWay, orders: [] } }
  const own = await asUser(seller)
  const { docs } = await own.find({
    collection: 'orders',
    where: { id: { in: found.map(({ id }) => id) } },
    select: SHOWN,
    pagination: false,
  })
  const shown = (rows: ShipmentRow[]) =>
    rows.flatMap((row) => {
      const order = docs.find(({ id }) => id === row.id)
      return order ? [shipmentOf(order, row)] : []
    })
  return { send: { ...toSend, orders: shown(toSend.orders) }, way: { ...onWay, orders: shown(onWay.orders) } }
}

function shipmentOf(order: Pick<Order, keyof typeof SHOWN>, found: ShipmentRow): Shipment {
  const { number, status, shippingAddress, cancelRequest, promisedUntil } = order
  return {
    ...found,
    number,
    status,
    city: shippingAddress.city ?? '',
    province: shippingAddress.province ?? '',
    service: order.shippingService ?? null,
    isCancelAsked: Boolean(cancelRequest?.requestedAt) && !cancelRequest?.answer,
    isPartlyShipped: isPartlyShipped(order),
    isLate: Boolean(promisedUntil && isLate({ to: promisedUntil }, new Date())),
    confirmedAt: order.confirmedAt ?? '',
    shippedAt: order.shippedAt ?? null,
    carrier: order.carrier ?? null,
    trackingNumber: order.trackingNumber ?? null,
    freight: storedFreight(order.freight),
  }
}

const pageOf = (rows: ShipmentRow[]) => ({
  orders: rows.slice(0, SHIPMENTS_A_PAGE),
  hasMore: rows.length > SHIPMENTS_A_PAGE,
})
