import { idOf, rowIdOf } from './ids'
import { paidOut, payoutId, type Payment } from './payments'
import { later } from './clock'
import { salesAt, type Sale } from './sale'
import { sellingOf } from './selling'
import { put, type Doc, type Seed } from './store'

export const refundId = ({ order }: Sale) => idOf('refund', order.number)

/** Money that went back to a buyer, and on to the sellers (rules M7, M11). */
export async function seedRefunds(seed: Seed) {
  const sales = salesAt(seed.clock)
  await put(seed, 'refunds', sales.flatMap(refundOf))
  await put(seed, 'payouts', paidOut(sales, seed.clock).map(payoutOf))
}

function refundOf(sale: Sale): Doc<'refunds'>[] {
  const { order, checkout } = sale
  const createdAt = sale.reached('cancelled')
  if (!createdAt || !sale.reached('confirmed')) return []
  return [
    {
      id: refundId(sale),
      order: sale.id,
      checkout,
      buyer: sale.buyerId,
      seller: sale.sellerId,
      amount: sale.totals.total,
      reason: order.cancelReason,
      status: 'succeeded',
      idempotencyKey: `demo-refund-${order.number}`,
      providerRefund: `re_demo_${rowIdOf('refund', order.number)}`,
      createdAt,
    },
  ]
}

/** The account on file, as it was when the payout was asked for (rule M42). */
function accountOf({ order }: Sale) {
  const { accountHolder, bankName, bankAccount } = sellingOf(order.seller).bank
  return { accountHolder, bankName, bankAccount }
}

/** Asked for when the order was settled, transferred two days later. */
function payoutOf({ sale, amount, paidAt }: Payment): Doc<'payouts'> {
  return {
    id: payoutId(sale),
    seller: sale.sellerId,
    amount,
    currency: 'CAD',
    status: 'paid',
    idempotencyKey: `demo-payout-${sale.order.number}`,
    provider: 'transfer',
    reference: `MARU-P-${rowIdOf('payout', sale.order.number).slice(0, 6).toUpperCase()}`,
    requestedBy: 'self',
    ...accountOf(sale),
    sentAt: later(paidAt, -24 * 60),
    paidAt,
    createdAt: later(paidAt, -2 * 24 * 60),
    updatedAt: paidAt,
  }
}
