import 'server-only'
import { byFact } from '@/domain/values/by-fact'
import { restOfOrder } from '@/domain/orders/shipping/rest'
import { UNIT_FACTS, unitOf } from '@/domain/orders/sold-unit'
import type { Order } from '@/payload-types'
import type { Data } from '@/server/db/data'
import { frozenArrival } from '@/server/orders/shipping/frozen-arrival'
import { latenessOf } from './lateness'
import { besideOrder, type Surroundings } from './order-beside'
import { listOrderEvents, listOrderInvoices, listParcels, listRefunds } from './order-records'
import { reportedUntil } from './reported-until'
import type { OrderBasics, OrderSide } from './order-view'

/** The fields of an order without what is private in it (rule M49). */
export const BASICS = {
  number: true,
  offerNumber: true,
  buyer: true,
  seller: true,
  status: true,
  createdAt: true,
  items: {
    product: true,
    productName: true,
    localName: true,
    localNameLanguage: true,
    sku: true,
    picture: true,
    ...byFact(UNIT_FACTS, () => true as const),
    quantity: true,
    shipped: true,
    calledOff: true,
    unitPrice: true,
    discounted: true,
    isSample: true,
    sampleCredit: true,
    totalPrice: true,
  },
  subtotal: true,
  discounted: true,
  discountCode: true,
  discountPaidBy: true,
  shipping: true,
  shippingService: true,
  arrival: true,
  promisedUntil: true,
  estimateFrom: true,
  estimateUntil: true,
  taxes: { kind: true, ratePpm: true, base: true, amount: true, collector: true },
  importer: true,
  importEstimate: true,
  totalAmount: true,
  refunded: true,
  carrier: true,
  confirmedAt: true,
  firstShippedAt: true,
  shippedAt: true,
  arrivalConfirmedAt: true,
  settlesOn: true,
  cancelRequest: { requestedAt: true, answer: true, answeredAt: true },
  quote: true,
} as const
type StoredOrder = Pick<Order, keyof typeof BASICS | 'id'>

/** An order that its reader was given, with what belongs to it, as far as they may read that. */
export async function basicsOf(db: Data, order: StoredOrder, side: OrderSide, asked: Surroundings) {
  const { id } = order
  const [events, parcels, refunds, invoices, beside] = await Promise.all([
    listOrderEvents(db, id),
    listParcels(db, id),
    listRefunds(db, id),
    listOrderInvoices(db, id),
    besideOrder(id, { ...asked, side }),
  ])
  if (!beside) return null
  const { products, disputed, people, ...rest } = beside
  const basics: OrderBasics = {
    ...rest,
    side,
    id,
    number: order.number,
    offerNumber: order.offerNumber ?? null,
    status: order.status,
    placedAt: order.createdAt,
    items: itemsOf(order, products),
    subtotal: order.subtotal,
    discount: order.discountCode
      ? { code: order.discountCode, off: order.discounted, paidBy: order.discountPaidBy ?? 'seller' }
      : null,
    shipping: order.shipping,
    shippingService: order.shippingService ?? null,
    taxes: (order.taxes ?? []).map(({ kind, ratePpm, amount, collector = null }) => ({
      kind,
      ratePpm,
      amount,
      collector,
    })),
    total: order.totalAmount,
    refunded: order.refunded,
    importer: order.importer,
    importEstimate: order.importEstimate ?? null,
    arrival: frozenArrival(order),
    ...latenessOf(order),
    confirmedAt: order.confirmedAt ?? null,
    firstShippedAt: order.firstShippedAt ?? null,
    shippedAt: order.shippedAt ?? null,
    parcels,
    rest: side === 'buyer' ? null : restIn(order),
    arrivalConfirmedAt: order.arrivalConfirmedAt ?? null,
    reportedUntil: reportedUntil(order),
    carrier: order.carrier ?? null,
    quote: order.quote,
    cancelRequest: requestOf(order),
    events: events.map((event) => (people?.[event.to] ? { ...event, person: people[event.to] } : event)),
    refunds: refunds.map(({ id: refund, ...shown }) => ({ ...shown, isDispute: disputed.includes(refund) })),
    invoices,
  }
  const { lastCarrier, asksImporter } = rest
  return { ...basics, lastCarrier, asksImporter }
}

type Products = NonNullable<Awaited<ReturnType<typeof besideOrder>>>['products']

const itemsOf = ({ items }: StoredOrder, products: Products): OrderBasics['items'] =>
  items.map((item) => {
    const now = products.find(({ line }) => line === item.id)
    return {
      id: item.id ?? '',
      product: String(item.product),
      productName: item.productName,
      localName: item.localName ?? null,
      localNameLanguage: item.localNameLanguage ?? null,
      nameNow: now?.nameNow ?? null,
      sku: item.sku ?? null,
      picture: item.picture ?? null,
      ...unitOf(item),
      quantity: item.quantity,
      shipped: item.shipped,
      calledOff: item.calledOff,
      unitPrice: item.unitPrice,
      isSample: item.isSample,
      sampleCredit: item.sampleCredit,
      // As listed: what a code takes off stands in the sums.
      totalPrice: item.totalPrice + item.discounted,
      isOnSale: now?.isOnSale ?? false,
      review: now?.review ?? null,
    }
  })

const restIn = (order: StoredOrder) =>
  restOfOrder(
    { ...order, total: order.totalAmount, taxes: order.taxes ?? [] },
    order.items.map((item) => ({ ...item, id: item.id ?? '' })),
  )

const requestOf = ({ cancelRequest: asked }: StoredOrder): OrderBasics['cancelRequest'] =>
  asked?.requestedAt
    ? {
        askedAt: asked.requestedAt,
        reason: asked.reason ?? null,
        answer: asked.answer ?? null,
        answerReason: asked.answerReason ?? null,
        answeredAt: asked.answeredAt ?? null,
      }
    : null
