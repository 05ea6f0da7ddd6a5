import { balanceOf, saleEntries } from '@/domain/payments/ledger'
import { addAll } from '@/domain/money'
import type { Clock } from './clock'
import { idOf } from './ids'
import type { Sale } from './sale'

/** Delivered so long ago that every way of settling has come round to it. */
const SETTLED_DAYS = 70
const PAID_AFTER_DAYS = 34

export type Payment = { sale: Sale; amount: number; paidAt: string }

export const payoutId = (sale: Sale) => idOf('payout', sale.order.number)

/** The first orders of each seller are paid out, whole: the settlement history does not start empty. */
export function paidOut(sales: Sale[], clock: Clock): Payment[] {
  return sales.flatMap((sale) => {
    const delivered = sale.order.history.find(({ status }) => status === 'delivered')
    if (!delivered || delivered.daysAgo < SETTLED_DAYS) return []
    const paidAt = clock.daysAgo(delivered.daysAgo - PAID_AFTER_DAYS, `payout ${sale.order.number}`)
    return [{ sale, amount: owedFor(sale), paidAt }]
  })
}

function owedFor({ totals, taxes, commission }: Sale) {
  const tax = addAll(taxes.flatMap(({ collector, amount }) => (collector === 'platform' ? [] : [amount])))
  const { subtotal: goods, shipping } = totals
  const entries = saleEntries({ goods, shipping, tax, taxHolder: 'seller', commission, currency: 'CAD' })
  return balanceOf(entries, 'seller', 'CAD')
}
