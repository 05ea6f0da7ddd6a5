import 'server-only'
import type { Actor } from '@/domain/people/actor'
import { isSellingReader } from '@/domain/people/seller-area'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { memberName } from '@/server/member-name'
import { isOfSide } from '@/server/order-writes/readable-orders'
import { rowsOf } from '@/server/order-writes/rows'
import type { OrderFile } from '@/ui/order-files'
import { SHIPMENTS_A_PAGE, type ShippingQuery } from './shipping-query'

/** An order on its way, or waiting to be sent. */
export type Shipment = {
  id: string
  number: string
  status: string
  buyer: string
  city: string
  province: string
  /** Units of all lines. */
  units: number
  /** The shipping method the buyer chose, if the seller offers several. */
  service: string | null
  isCancelAsked: boolean
  paidAt: string
  shippedAt: string | null
  carrier: string | null
  trackingNumber: string | null
  documents: OrderFile[]
}

export type Shipments = Record<keyof ShippingQuery, { orders: Shipment[]; hasMore: boolean }>

type Part = { statuses: string[]; order: string; page: number }

/** A page of one list and one row more, to know whether there is another page. */
const part = (id: string, { statuses, order, page }: Part) => sql`
  (select coalesce(json_agg(each order by each.place), '[]') from (
    select row_number() over (order by ${sql.raw(order)}, o.id) as place,
      o.id, o.number, o.status::text as status,
      coalesce((select ${memberName} from users where users.id = o.buyer_id), o.buyer_email) as buyer,
      o.shipping_address_city as city, o.shipping_address_province as province,
      (select coalesce(sum(i.quantity), 0) from orders_items i where i._parent_id = o.id) as units,
      o.shipping_service as service,
      o.cancel_request_requested_at is not null and o.cancel_request_answer is null as "isCancelAsked",
      o.confirmed_at as "paidAt", o.shipped_at as "shippedAt", o.carrier::text as carrier, o.tracking_number as "trackingNumber",
      (select coalesce(json_agg(json_build_object('filename', d.filename, 'kind', d.kind) order by d.created_at, d.id), '[]')
         from documents d where d.order_id = o.id and d.owner_id = ${id}) as documents
    from orders o where ${isOfSide('seller', id)} and o.status::text in ${statuses}
    order by ${sql.raw(order)}, o.id limit ${SHIPMENTS_A_PAGE + 1} offset ${(page - 1) * SHIPMENTS_A_PAGE}
  ) each)`

/** What a seller has to send, the oldest payment first, and what is on its way, the newest first; in one statement. */
export async function listShipments(actor: Actor, query: ShippingQuery): Promise<Shipments> {
  if (!isSellingReader(actor)) throw new Error('Shipments are for active and suspended sellers')
  const [row] = await rowsOf<Record<keyof ShippingQuery, Shipment[]>>(
    await database(),
    sql`select
      ${part(actor.id, { statuses: ['confirmed', 'processing'], order: 'o.confirmed_at', page: query.send })} as send,
      ${part(actor.id, { statuses: ['shipped'], order: 'o.shipped_at desc', page: query.way })} as way`,
  )
  if (!row) throw new Error('The list of shipments returned no row')
  return { send: pageOf(row.send), way: pageOf(row.way) }
}

const pageOf = (rows: Shipment[]) => ({
  orders: rows.slice(0, SHIPMENTS_A_PAGE),
  hasMore: rows.length > SHIPMENTS_A_PAGE,
})
