import 'server-only'
import type { TypedUser } from 'payload'
import { isId } from '@/domain/values/id'
import type { Arrival } from '@/domain/cart/shipping/shipping'
import type { Contract } from '@/domain/orders/documents/contract'
import type { InvoiceContent } from '@/domain/orders/documents/invoice'
import { database } from '@/server/db/transaction'
import { frozenArrival } from '@/server/orders/shipping/frozen-arrival'
import { readInvoiceContent } from '@/server/orders/money/invoice-content'
import { orderReader } from '@/server/orders/readable-orders'

/** What the buyer was promised, as the order and its invoice froze it; null for orders from before it was kept. */
export type OrderConfirmation = {
  arrival: Arrival | null
  confirmedAt: string | null
  content: InvoiceContent
  contract: Contract | null
}

/** The confirmation of an order that the user may read and whose total is known, else null (rule D22). */
export async function getConfirmation(user: TypedUser | null, id: string): Promise<OrderConfirmation | null> {
  if (!isId(id)) return null
  const db = await orderReader(user, id)
  const order = await db?.findByID({
    collection: 'orders',
    id,
    select: { contract: true, confirmedAt: true, arrival: true, quote: true },
    disableErrors: true,
  })
  if (!db || !order || order.quote === 'waiting') return null
  const { docs } = await db.find({
    collection: 'invoices',
    where: { order: { equals: id }, kind: { equals: 'invoice' } },
    select: { content: true },
    sort: 'sequence',
    limit: 1,
    pagination: false,
  })
  const frozen = docs[0]?.content
  return {
    arrival: frozenArrival(order),
    confirmedAt: order.confirmedAt ?? null,
    content: frozen
      ? (JSON.parse(frozen) as InvoiceContent)
      : (await readInvoiceContent(await database(), id)).content,
    contract: order.contract ? (JSON.parse(order.contract) as Contract) : null,
  }
}
