import { storedFacts } from '@/domain/orders/buyer-facts'
import { dayIn } from '@/domain/values/calendar'
import { SETTLEMENT_ZONE, settlesOn } from '@/domain/payments/payouts/payout'
import { customsOf } from '@/domain/orders/shipping/customs-facts'
import { unitOf } from '@/domain/orders/sold-unit'
import { latestArrival } from '@/domain/cart/shipping/shipping'
import { promisedDays } from '@/domain/orders/shipping/promise'
import { sellerOf } from './catalogue'
import { idOf, rowIdOf } from './ids'
import { addressOf, commissionPpm, moverKind, salesAt, type Moved, type Sale } from './sale'
import { seedCheckouts } from './seed-checkouts'
import { parcelDocs, parcelsOf } from './seed-parcels'
import { productId } from './seed-products'
import { sellingOf } from './selling'
import { put, type Doc, type Seed } from './store'

/** Orders in every state, each with the way it came (rules M2, M6). */
export async function seedOrders(seed: Seed) {
  const sales = salesAt(seed.clock)
  const covers = await coversOf(seed)
  await seedCheckouts(seed, sales)
  await put(
    seed,
    'orders',
    sales.map((sale) => orderDoc(sale, covers)),
  )
  await put(seed, 'order-events', sales.flatMap(eventsOf))
  await put(seed, 'order-shipments', sales.flatMap(parcelDocs))
}

/** The small picture of every product, as an order line keeps it. */
async function coversOf({ payload }: Seed) {
  const { docs } = await payload.find({
    collection: 'products',
    select: { cover: true },
    depth: 0,
    pagination: false,
  })
  return new Map(docs.map(({ id, cover }) => [id, cover?.card]))
}

type Covers = Awaited<ReturnType<typeof coversOf>>

function orderDoc(sale: Sale, covers: Covers): Doc<'orders'> {
  const { order, totals } = sale
  const cancelledAt = sale.reached('cancelled')
  return {
    id: sale.id,
    number: sale.number,
    checkout: sale.checkout,
    buyer: sale.buyerId,
    buyerEmail: sale.buyerEmail,
    seller: sale.sellerId,
    sellerName: sellerOf(order.seller).company.en,
    status: order.status,
    items: linesOf(sale, covers),
    subtotal: totals.subtotal,
    discounted: 0,
    shipping: totals.shipping,
    shippingRule: sale.shippingRule,
    arrival: arrivalOfSale(sale),
    promisedUntil: promisedUntilOf(sale),
    taxes: taxesOf(sale),
    importer: 'seller',
    totalAmount: totals.total,
    refunded: cancelledAt ? totals.total : 0,
    currency: 'CAD',
    commissionPpm,
    shippingAddress: addressOf(sale),
    ...storedFacts(order),
    carrier: order.carrier,
    trackingNumber: order.trackingNumber,
    confirmedAt: sale.reached('confirmed'),
    firstShippedAt: parcelsOf(sale)[0]?.shippedAt,
    shippedAt: sale.reached('shipped'),
    deliveredAt: sale.reached('delivered'),
    settlesOn: settlesOnOf(sale),
    cancelledAt,
    // Nothing had been started, so the wish was granted at once (rule M7).
    cancelRequest: cancelledAt
      ? {
          requestedAt: cancelledAt,
          reason: order.cancelReason,
          answer: 'approved',
          answeredAt: cancelledAt,
        }
      : undefined,
    quote: 'none',
    createdAt: sale.placedAt,
    updatedAt: sale.moves.at(-1)?.at,
  }
}

/** The day its money settles, by the seller's mode (rule N4). */
function settlesOnOf({ order, reached }: Sale) {
  const delivered = reached('delivered')
  if (!delivered) return undefined
  return settlesOn(dayIn(SETTLEMENT_ZONE, new Date(delivered)), sellingOf(order.seller).bank.settlement)
}

/** Names in English and in the buyer's language, prices as they were: an order never asks a product again (rule M1). */
function linesOf({ order, buyer, totals, reached }: Sale, covers: Covers): Doc<'orders'>['items'] {
  return totals.lines.map(({ product, quantity, unitPrice, totalPrice }) => ({
    id: rowIdOf('order line', order.number, product.slug),
    product: productId(product.slug),
    productName: product.name.en,
    localName: product.name[buyer.locale],
    localNameLanguage: buyer.locale,
    sku: product.sku,
    picture: covers.get(productId(product.slug)),
    ...customsOf(product),
    ...unitOf(product),
    quantity,
    shipped: reached('shipped') ? quantity : 0,
    calledOff: 0,
    unitPrice,
    discounted: 0,
    isSample: false,
    sampleCredit: 0,
    totalPrice,
  }))
}

function arrivalOfSale({ totals }: Sale): Doc<'orders'>['arrival'] {
  const latest = latestArrival(totals.lines.map(({ product }) => product))
  return latest ? { kind: latest.key, minDays: latest.minDays, maxDays: latest.maxDays } : undefined
}

/** The last promised day, by which the worker finds late orders (rule C17). */
function promisedUntilOf({ totals, reached }: Sale) {
  const momentOf = (at: string | undefined) => (at ? new Date(at) : null)
  return promisedDays({
    arrival: latestArrival(totals.lines.map(({ product }) => product)),
    confirmedAt: momentOf(reached('confirmed')),
    shippedAt: momentOf(reached('shipped')),
  })?.to
}

function taxesOf({ order, totals, place, taxes, taxedFrom }: Sale): Doc<'orders'>['taxes'] {
  return taxes.map(({ kind, ratePpm, amount, collector, rule, registration }) => ({
    id: rowIdOf('order tax', order.number, kind),
    kind,
    ratePpm,
    base: totals.subtotal + totals.shipping,
    amount,
    province: place.province,
    rule,
    registration,
    collector,
    validFrom: `${taxedFrom}T12:00:00.000Z`,
  }))
}

function eventsOf(sale: Sale): Doc<'order-events'>[] {
  return sale.moves.map((moved) => ({
    id: idOf('order event', sale.order.number, moved.to),
    order: sale.id,
    buyer: sale.buyerId,
    seller: sale.sellerId,
    from: moved.from,
    to: moved.to,
    actorKind: moverKind(moved.by),
    actorId: moverId(moved, sale),
    note: moved.to === 'cancelled' ? sale.order.cancelReason : null,
    createdAt: moved.at,
  }))
}

function moverId({ by }: Moved, { buyerId, sellerId, order }: Sale) {
  const ids = { buyer: buyerId, seller: sellerId, carrier: `carrier:${order.carrier}`, system: null }
  return ids[by]
}
