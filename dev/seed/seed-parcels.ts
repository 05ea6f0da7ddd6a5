import type { ParcelReporter } from '@/domain/orders/shipping/parcels'
import { idOf, rowIdOf } from './ids'
import { moverKind, type Sale } from './sale'
import type { Doc } from './store'

/** An order whose last line left before the others, with a waybill of its own (rule M137). */
const SPLIT = { order: 8, trackingNumber: '771219962989' }

type Parcel = { trackingNumber: string | null; shippedAt: string; products: string[] }

/** What went with which waybill, of an order that is shipped. */
export function parcelsOf(sale: Sale): Parcel[] {
  const { order } = sale
  const shippedAt = sale.reached('shipped')
  if (!shippedAt) return []
  const products = order.items.map(({ product }) => product)
  const whole = { trackingNumber: order.trackingNumber, shippedAt, products }
  if (order.number !== SPLIT.order) return [whole]
  const began = new Date(sale.reached('processing') ?? shippedAt).getTime()
  const before = new Date((began + new Date(shippedAt).getTime()) / 2).toISOString()
  return [
    { trackingNumber: SPLIT.trackingNumber, shippedAt: before, products: products.slice(-1) },
    { ...whole, products: products.slice(0, -1) },
  ]
}

export function parcelDocs(sale: Sale): Doc<'order-shipments'>[] {
  const { order, totals } = sale
  const delivered = sale.moves.find(({ to }) => to === 'delivered')
  return parcelsOf(sale).map(({ trackingNumber, shippedAt, products }, at) => ({
    id: idOf('order parcel', order.number, at + 1),
    order: sale.id,
    buyer: sale.buyerId,
    seller: sale.sellerId,
    parcel: at + 1,
    items: totals.lines
      .filter(({ product }) => products.includes(product.slug))
      .map(({ product, quantity }) => ({
        id: rowIdOf('parcel line', order.number, product.slug),
        item: rowIdOf('order line', order.number, product.slug),
        quantity,
      })),
    carrier: order.carrier,
    trackingNumber,
    shippedAt,
    deliveredAt: delivered?.at,
    deliveredBy: delivered ? (moverKind(delivered.by) satisfies ParcelReporter) : undefined,
    createdAt: shippedAt,
  }))
}
