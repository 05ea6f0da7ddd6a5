import { addAll, type Currency } from '@/domain/money'
import {
  commissionOn,
  discountEntries,
  refundEntries,
  refundShare,
  saleEntries,
  type LedgerEntry,
  type PaidFrom,
  type LedgerSale,
} from './ledger'

/** Amounts of a paid order. Taxes the platform collects are separate from those the seller remits. */
export type OrderAmounts = {
  /** What the buyer pays for them. */
  goods: number
  /** What the house pays for them beside (rule M130). */
  housePays?: number
  shipping: number
  sellerTax: number
  platformTax: number
  commissionPpm: number
  currency: Currency
}

export const ledgerTotal = ({ goods, shipping, sellerTax, platformTax }: OrderAmounts) =>
  addAll([goods, shipping, sellerTax, platformTax])

/** Splits the order by tax holder: an order may have taxes of both. */
function parts(amounts: OrderAmounts, commission: number): LedgerSale[] {
  const { goods, shipping, sellerTax, platformTax, currency } = amounts
  return [
    { goods, shipping, commission, tax: sellerTax, taxHolder: 'seller', currency },
    { goods: 0, shipping: 0, commission: 0, tax: platformTax, taxHolder: 'platform', currency },
  ]
}

/** Entries for a confirmed order, paid or on terms: the seller's share, and the commission at the stored rate (rule M11). */
export function orderSaleEntries(amounts: OrderAmounts, from: PaidFrom = 'cash'): LedgerEntry[] {
  const { housePays = 0, currency } = amounts
  return [
    ...parts(amounts, commissionOf(amounts)).flatMap((part) => saleEntries(part, from)),
    ...discountEntries(housePays, currency),
  ]
}

/** As without a discount where the house pays for it (rule M130). */
const commissionOf = ({ goods, housePays = 0, commissionPpm }: OrderAmounts) =>
  commissionOn(addAll([goods, housePays]), commissionPpm)

/** Entries for a refund. They sum to it exactly; refunding everything reverses the sale. */
export function orderRefundEntries(
  amounts: OrderAmounts,
  before: number,
  now: number,
  to: PaidFrom = 'cash',
): LedgerEntry[] {
  const whole = ledgerTotal(amounts)
  const share = (amount: number) => refundShare(amount, whole, before, now)
  const shipping = share(amounts.shipping)
  const sellerTax = share(amounts.sellerTax)
  const platformTax = share(amounts.platformTax)
  // Goods take the rounding remainder, so the buyer gets exactly the stated amount.
  const goods = now - addAll([shipping, sellerTax, platformTax])
  const commission = share(commissionOf(amounts))
  return [
    ...parts({ ...amounts, goods, shipping, sellerTax, platformTax }, commission).flatMap((part) =>
      refundEntries(part, to),
    ),
    ...discountEntries(-share(amounts.housePays ?? 0), amounts.currency),
  ]
}
