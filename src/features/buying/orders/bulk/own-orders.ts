import 'server-only'
import { jsonList, jsonObject } from '@/server/db/statements/json'
import { alias, and, eq, inArray, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { asksImporter } from '@/server/orders/shipping/asks-importer'
import { isOfSide } from '@/server/orders/readable-orders'

const { order_shipments: parcels } = tables
const o = alias(tables.orders, 'o')

/** A seller's own orders by their numbers, as far as the seller may read them, in one statement. */
export async function ownOrders(seller: string, numbers: readonly string[]) {
  if (numbers.length === 0) return []
  const db = await database()
  const parcel = jsonObject({ carrier: parcels.carrier, trackingNumber: parcels.trackingNumber })
  const sent = db
    .select({ value: jsonList(parcel, parcels.parcel).as('parcels') })
    .from(parcels)
    .where(eq(parcels.order, o.id))
    .as('sent')
  return db
    .select({
      id: o.id,
      number: o.number,
      status: o.status,
      carrier: o.carrier,
      trackingNumber: o.trackingNumber,
      parcels: sent,
      isCancelAsked: sql<boolean>`${o.cancelRequest_requestedAt} is not null and ${o.cancelRequest_answer} is null`,
      // By name: of one table, drizzle leaves the name out, and the columns would be those of the subquery.
      asksImporter: asksImporter({ id: sql`o.id`, seller: sql`o.seller_id` }),
    })
    .from(o)
    .where(and(isOfSide('seller', seller), inArray(o.number, [...numbers])))
}
