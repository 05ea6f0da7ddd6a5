import 'server-only'
import { isId } from '@/domain/values/id'
import type { Locale } from '@/domain/locale'
import { addAll } from '@/domain/money'
import { placedState, type PlacedState } from '@/domain/payments/placed'
import type { Order } from '@/payload-types'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser } from '@/server/db/data'
import { frozenArrival, storedEstimate } from '@/server/orders/shipping/frozen-arrival'
import { promisedArrival } from '@/server/texts/arrival-text'
import { companyNames } from './company-names'

export type PlacedOrder = {
  id: string
  number: string
  seller: string
  status: string
  items: number
  total: number
  /** What is promised, in words. */
  arrival: string | null
}

export type PlacedView = {
  id: string
  state: PlacedState
  email: string
  /** Cents of the whole checkout: what is paid. */
  total: number
  /** Every shipping cost is known. */
  isFinal: boolean
  reference: string | null
  until: string | null
  /** On terms and not paid: the day of payment. */
  dueOn: string | null
  /** Those that are paid, or still have to be. */
  orders: PlacedOrder[]
}

const CHECKOUT = {
  buyer: true,
  approval: true,
  status: true,
  provider: true,
  bankDebitSince: true,
  buyerEmail: true,
  total: true,
  transferReference: true,
  expiresAt: true,
  dueOn: true,
  paidAt: true,
} as const

const ORDER = {
  number: true,
  sellerName: true,
  status: true,
  quote: true,
  totalAmount: true,
  arrival: true,
  confirmedAt: true,
  shippedAt: true,
  cancelledAt: true,
  estimateFrom: true,
  estimateUntil: true,
  items: { quantity: true },
} as const

/** What a buyer placed, by the id in the address; null for anybody else's, and for what is none (rule M62). */
export async function getPlaced(
  buyer: MemberUser,
  id: string,
  asked: unknown,
  locale: Locale,
): Promise<PlacedView | null> {
  if (!isId(id)) return null
  const db = await asUser(buyer)
  const checkout = await db.findByID({ collection: 'checkouts', id, select: CHECKOUT, disableErrors: true })
  if (checkout?.buyer !== buyer.id) return null
  const { docs } = await db.find({
    collection: 'orders',
    where: { checkout: { equals: id } },
    select: ORDER,
    sort: 'number',
    pagination: false,
  })
  const isOpen = checkout.status === 'pending_payment'
  const isOver = checkout.status === 'expired' || checkout.status === 'cancelled'
  // What was cancelled before the payment is no part of it; what the payment itself cancels has the same moment.
  const shown = docs.filter(
    ({ status, cancelledAt }) =>
      isOver ||
      status !== 'cancelled' ||
      Boolean(checkout.paidAt && cancelledAt && cancelledAt >= checkout.paidAt),
  )
  const names = await companyNames(
    shown.map((order) => order.id),
    locale,
  )
  const isWaiting = shown.some(({ quote, status }) => quote === 'waiting' && status === 'pending_payment')
  const { status, provider, bankDebitSince } = checkout
  const isUnapproved = checkout.approval === 'waiting'
  const payment = { status, provider, isUnderWay: isOpen && Boolean(bankDebitSince), isWaiting, isUnapproved }
  return {
    id,
    state: placedState(payment, asked),
    email: checkout.buyerEmail,
    total: addAll(shown.map(({ totalAmount }) => totalAmount)),
    isFinal: !isWaiting,
    reference: checkout.transferReference ?? null,
    until: checkout.dueOn ? `${checkout.dueOn}T17:00:00.000Z` : (checkout.expiresAt ?? null),
    dueOn: checkout.status === 'on_terms' ? (checkout.dueOn ?? null) : null,
    orders: shown.map((order) => toPlaced(order, names.get(order.id), locale)),
  }
}

const toPlaced = (
  order: Pick<Order, keyof typeof ORDER | 'id'>,
  seller: string | undefined,
  locale: Locale,
): PlacedOrder => ({
  id: order.id,
  number: order.number,
  seller: seller ?? order.sellerName,
  status: order.status,
  items: order.items.length,
  total: order.totalAmount,
  arrival: promisedArrival(
    {
      status: order.status,
      arrival: frozenArrival(order),
      confirmedAt: order.confirmedAt ?? null,
      shippedAt: order.shippedAt ?? null,
      estimate: storedEstimate(order),
    },
    locale,
  ),
})
