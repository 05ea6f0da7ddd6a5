import 'server-only'
import type { Data } from '@/server/db/data'
import type { OrderFileView } from '@/ui/files/order-files'
import { storedFreight } from '@/domain/orders/shipping/freight'
import type { OrderEvent, OrderInvoice, OrderParcel, OrderRefund, OrderReturn } from './order-view'

/** All rows that belong to an order, as far as its reader may read them. */
const of = (order: string) => ({ where: { order: { equals: order } }, pagination: false }) as const

/** What happened to an order, oldest first. */
export async function listOrderEvents(db: Data, order: string): Promise<OrderEvent[]> {
  const { docs } = await db.find({
    collection: 'order-events',
    ...of(order),
    select: { to: true, actorKind: true, createdAt: true, note: true },
    sort: ['createdAt', 'id'],
  })
  return docs.map(({ to, actorKind, note, createdAt }) => ({
    to,
    by: actorKind,
    note: note ?? null,
    at: createdAt,
  }))
}

export async function listRefunds(db: Data, order: string): Promise<(OrderRefund & { id: string })[]> {
  const { docs } = await db.find({
    collection: 'refunds',
    ...of(order),
    select: { amount: true, status: true, createdAt: true, reason: true },
    sort: 'createdAt',
  })
  return docs.map(({ id, amount, status, reason, createdAt }) => ({
    id,
    amount,
    status,
    reason: reason ?? null,
    at: createdAt,
  }))
}

export async function listOrderInvoices(db: Data, order: string): Promise<OrderInvoice[]> {
  const { docs } = await db.find({
    collection: 'invoices',
    ...of(order),
    select: { number: true, kind: true, issuedAt: true },
    sort: 'sequence',
  })
  return docs.map(({ id, number, kind, issuedAt }) => ({ id, number, kind, at: issuedAt }))
}

/** What went in which parcel (rule M137); numbers of waybills only for those who may read them. */
export async function listParcels(db: Data, order: string): Promise<OrderParcel[]> {
  const { docs } = await db.find({
    collection: 'order-shipments',
    ...of(order),
    select: {
      parcel: true,
      items: { item: true, quantity: true },
      carrier: true,
      trackingNumber: true,
      freight: true,
      shippedAt: true,
      deliveredAt: true,
      deliveredBy: true,
    },
    sort: 'parcel',
  })
  return docs.map((doc) => ({
    id: doc.id,
    parcel: doc.parcel,
    lines: doc.items.map(({ item, quantity }) => ({ item, quantity })),
    carrier: doc.carrier ?? null,
    trackingNumber: doc.trackingNumber ?? null,
    freight: storedFreight(doc.freight),
    shippedAt: doc.shippedAt,
    deliveredAt: doc.deliveredAt ?? null,
    deliveredBy: doc.deliveredBy ?? null,
  }))
}

export async function listOrderReturns(db: Data, order: string): Promise<OrderReturn[]> {
  const { docs } = await db.find({
    collection: 'returns',
    ...of(order),
    select: { number: true, status: true },
    sort: 'createdAt',
  })
  return docs.map(({ id, number, status }) => ({ id, number, status }))
}

/** Files sent with the order. */
export async function listFiles(db: Data, order: string): Promise<OrderFileView[]> {
  const { docs } = await db.find({
    collection: 'documents',
    ...of(order),
    select: { filename: true, kind: true },
    sort: 'createdAt',
  })
  return docs.flatMap(({ filename, kind }) =>
    filename && kind !== 'message' && kind !== 'return' ? [{ filename, kind }] : [],
  )
}
