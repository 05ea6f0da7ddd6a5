import { validateShippingAddress } from '@/domain/people/address/address'
import { commissionOn } from '@/domain/payments/ledger'
import { mayMove, type ActorKind } from '@/domain/values/moves'
import { ORDER_MOVES, type OrderStatus } from '@/domain/orders/order'
import { checkQuantity } from '@/domain/products/prices/quantity'
import { taxRates } from '@/domain/payments/tax/tax'
import { unitPriceFor } from '@/domain/products/prices/tiers'
import { orderTotals } from '@/domain/cart/quote/totals'
import { buyerId, emailOf, sellerId } from './accounts'
import {
  buyerOf,
  ORDERS,
  productOf,
  readData,
  required,
  sellerOf,
  type Mover,
  type OrderData,
} from './catalogue'
import { later, notBefore, type Clock } from './clock'
import { idOf } from './ids'
import { shippingOf } from './selling'
import { sure } from './sure'
import { collectedBy } from './tax-collector'

export type Sale = ReturnType<typeof saleOf>
export type Moved = { from?: OrderStatus; to: OrderStatus; at: string; by: Mover }

export const orderId = (number: number) => idOf('order', number)
export const checkoutId = (name: string) => idOf('checkout', name)

type Terms = { commissionPpm: number; paymentMinutes: number; transferDays: number }

const terms = readData<Terms>('settings.json')

export const { commissionPpm } = terms

/** Every order of the catalogue with the sums that the shop's own rules give it. */
export const salesAt = (clock: Clock) => ORDERS.map((order) => saleOf(order, clock))

function saleOf(order: OrderData, clock: Clock) {
  const buyer = buyerOf(order.buyer)
  const seller = sellerOf(order.seller)
  const place = required(buyer.addresses[order.address], `address ${order.address}`)
  const moves = movesOf(order, clock)
  const placedAt = required(moves[0], 'history').at
  const lines = order.items.map(({ product: slug, quantity }) => {
    const product = productOf(slug)
    sure(checkQuantity(product.moqPrices, quantity))
    return { product, quantity, unitPrice: sure(unitPriceFor(product.moqPrices, quantity)) }
  })
  const { province } = place
  const shipping = shippingOf(order.seller, lines, province)
  const totals = orderTotals({ lines, shipping: shipping.cost, province, date: new Date(placedAt) })
  return {
    order,
    id: orderId(order.number),
    number: `M-${10_000 + order.number}`,
    checkout: checkoutId(order.checkout),
    buyerId: buyerId(order.buyer),
    buyerEmail: emailOf('buyer', order.buyer),
    sellerId: sellerId(order.seller),
    buyer,
    seller,
    place,
    moves,
    placedAt,
    reached: (status: OrderStatus) => moves.find(({ to }) => to === status)?.at,
    /** Until then the goods are held and the payment is waited for (rule C9). */
    expiresAt: later(
      placedAt,
      order.payment === 'card' ? terms.paymentMinutes : terms.transferDays * 24 * 60,
    ),
    shippingRule: shipping.rule,
    totals,
    taxedFrom: taxRates(province, new Date(placedAt)).from,
    taxes: collectedBy(seller, order, totals, province),
    commission: commissionOn(totals.subtotal, commissionPpm),
  }
}

/** The way of an order, checked against the table of moves; payment is one moment for all orders of a checkout. */
function movesOf(order: OrderData, clock: Clock): Moved[] {
  const moves: Moved[] = []
  for (const { status: to, daysAgo, by } of order.history) {
    const before = moves.at(-1)
    const shared = to === 'pending_payment' || to === 'confirmed'
    const wanted = clock.daysAgo(daysAgo, `${shared ? order.checkout : order.number} ${to}`)
    if (before && !mayMove(ORDER_MOVES, before.to, to, moverKind(by)))
      throw new Error(`Order ${order.number} may not become ${to} by ${by}.`)
    moves.push({ from: before?.to, to, by, at: before ? notBefore(wanted, before.at) : wanted })
  }
  return moves
}

/** A carrier speaks through a webhook, and so the system moves the order (rule M8). */
export const moverKind = (by: Mover): Exclude<ActorKind, 'admin' | 'editor'> =>
  by === 'carrier' ? 'system' : by

/** Where the goods go: a copy that never follows the book of addresses. */
export function addressOf({ buyer, place }: Sale) {
  const { address, city, province, postalCode } = place
  const { firstName, lastName, company, phone } = buyer
  const copy = sure(validateShippingAddress({ firstName, lastName, address, city, province, postalCode }))
  return { ...copy, company, phone }
}
