import { storedFacts } from '@/domain/orders/buyer-facts'
import { addAll } from '@/domain/money'
import { required } from './catalogue'
import { rowIdOf } from './ids'
import { addressOf, type Sale } from './sale'
import { put, type Doc, type Seed } from './store'

/** One payment for all orders that were placed together (rule M2). */
export async function seedCheckouts(seed: Seed, sales: Sale[]) {
  const groups = new Map<string, Sale[]>()
  for (const sale of sales) groups.set(sale.checkout, [...(groups.get(sale.checkout) ?? []), sale])
  await put(seed, 'checkouts', [...groups.values()].map(checkoutDoc))
}

function checkoutDoc(sales: Sale[]): Doc<'checkouts'> {
  const first = required(sales[0], 'order of the checkout')
  const { order, buyer } = first
  const sum = (part: 'subtotal' | 'shipping' | 'tax' | 'total') =>
    addAll(sales.map(({ totals }) => totals[part]))
  const paidAt = first.reached('confirmed')
  const total = sum('total')
  const refunded = addAll(sales.map((sale) => (paidAt && sale.reached('cancelled') ? sale.totals.total : 0)))
  const paid = refunded === total ? 'refunded' : 'paid'
  return {
    id: first.checkout,
    number: `C-${10_000 + Number(order.checkout.slice(2))}`,
    buyer: first.buyerId,
    buyerEmail: first.buyerEmail,
    locale: buyer.locale,
    status: paidAt ? paid : 'pending_payment',
    idempotencyKey: `demo-${order.checkout}`,
    currency: 'CAD',
    subtotal: sum('subtotal'),
    discounted: 0,
    shipping: sum('shipping'),
    tax: sum('tax'),
    total,
    ...paymentOf(first, total),
    paymentAttempt: paidAt ? 1 : 0,
    expiresAt: first.expiresAt,
    captured: paidAt ? total : 0,
    refunded,
    owed: 0,
    settlesUnpaid: false,
    paidAt,
    shippingAddress: addressOf(first),
    ...storedFacts(order),
    createdAt: first.placedAt,
    updatedAt: first.reached('cancelled') ?? paidAt ?? first.placedAt,
  }
}

/**
 * A payment that is under way has no session yet: Pay now opens one. One that was made names its cents, so that the Stripe stand-in
 * knows what can be given back of it (`dev/stand-ins/stripe/recall.ts`).
 */
function paymentOf({ order, reached }: Sale, total: number) {
  if (order.payment === 'transfer') {
    return {
      provider: 'transfer' as const,
      transferReference: `MARU-${rowIdOf('transfer', order.checkout).slice(0, 6).toUpperCase()}`,
    }
  }
  const key = rowIdOf('card', order.checkout)
  return {
    provider: 'stripe' as const,
    ...(reached('confirmed') && {
      providerSession: `cs_demo_${key}`,
      providerPayment: `pi_demo_${key}_${total}`,
    }),
  }
}
