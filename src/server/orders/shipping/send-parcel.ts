import { randomUUID } from 'node:crypto'
import type { Carrier } from '@/domain/orders/shipping/carrier'
import { restOf, type ParcelLine, type SentLine } from '@/domain/orders/shipping/parcels'
import { eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Database, Transaction } from '@/server/db/transaction'
import type { OrderRow } from '@/server/orders/lock-rows'
import { newRowId } from '@/server/orders/rows'

const { order_shipments, order_shipments_items, orders, orders_items } = tables

/** How a parcel goes: with a carrier, or with a forwarder, whose `Freight` is stored as JSON (rule M109). */
type Waybill = { carrier: Carrier | null; freight: string | null; trackingNumber: string | null }

export type SentParcel = Waybill & { id: string; parcel: number; lines: ParcelLine[] }

/** The lines of an order with what of each is sent; under the lock of the order nobody else sends them. */
export const readSentLines = (db: Database, order: string): Promise<SentLine[]> =>
  db
    .select({
      id: orders_items.id,
      quantity: orders_items.quantity,
      shipped: orders_items.shipped,
      calledOff: orders_items.calledOff,
    })
    .from(orders_items)
    .where(eq(orders_items._parentID, order))
    .orderBy(orders_items._order)

/**
 * Writes a parcel of a locked order, whose row the caller updates with `firstShipped`: of all that is left where no lines are named; null where nothing is left to send. The database
 * refuses more of a line than was ordered (rule M137).
 */
export async function sendParcel(
  tx: Transaction,
  order: OrderRow,
  { carrier, freight, trackingNumber }: Waybill,
  lines?: readonly ParcelLine[],
): Promise<SentParcel | null> {
  const sent = [...(lines ?? restOf(await readSentLines(tx, order.id)))]
  if (sent.length === 0) return null
  const parcel = order.firstShippedAt === null ? 1 : await nextNumber(tx, order.id)
  const id = randomUUID()
  const waybill = { carrier: freight ? null : carrier, freight, trackingNumber }
  await tx.insert(order_shipments).values({
    id,
    order: order.id,
    buyer: order.buyer,
    seller: order.seller,
    parcel,
    ...waybill,
    shippedAt: sql`now()`,
    createdAt: sql`now()`,
    updatedAt: sql`now()`,
  })
  await tx.insert(order_shipments_items).values(
    sent.map(({ item, quantity }, at) => ({
      _order: at + 1,
      _parentID: id,
      id: newRowId(),
      item,
      quantity,
    })),
  )
  const gone = sql`jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as gone(item varchar, quantity numeric)`
  await tx
    .update(orders_items)
    .set({ shipped: sql`${orders_items.shipped} + gone.quantity` })
    .from(gone)
    .where(sql`${orders_items._parentID} = ${order.id} and ${orders_items.id} = gone.item`)
  return { id, parcel, lines: sent, ...waybill }
}

async function nextNumber(tx: Transaction, order: string) {
  const [last] = await tx
    .select({ parcel: sql`max(${order_shipments.parcel})`.mapWith(Number) })
    .from(order_shipments)
    .where(eq(order_shipments.order, order))
  return (last?.parcel ?? 0) + 1
}

/** What sending a parcel writes into its order. */
export const firstShipped = { firstShippedAt: sql`coalesce(${orders.firstShippedAt}, now())` }

/** When its last parcel left, from which everything that follows is counted (rule M139). */
export async function lastShippedAt(tx: Transaction, order: string): Promise<Date> {
  const [row] = await tx
    .select({ at: sql<string | null>`max(${order_shipments.shippedAt})` })
    .from(order_shipments)
    .where(eq(order_shipments.order, order))
  return row?.at ? new Date(row.at) : new Date()
}
