import { addAll, type Currency } from '@/domain/money'
import { commissionOn, refundEntries, refundShare, saleEntries, type Entry, type Sale } from './ledger'

/** What a paid order is made of. A tax the platform collects is kept apart; every other is the seller's to hand on. */
export type OrderAmounts = {
  goods: number
  shipping: number
  sellerTax: number
  platformTax: number
  commissionPpm: number
  currency: Currency
}

export const totalOf = ({ goods, shipping, sellerTax, platformTax }: OrderAmounts) =>
  addAll([goods, shipping, sellerTax, platformTax])

/** The platform's taxes and the seller's go to different accounts, and may both be on one order. */
function parts(amounts: OrderAmounts, commission: number): Sale[] {
  const { goods, shipping, sellerTax, platformTax, currency } = amounts
  return [
    { goods, shipping, commission, tax: sellerTax, taxHolder: 'seller', currency },
    { goods: 0, shipping: 0, commission: 0, tax: platformTax, taxHolder: 'platform', currency },
  ]
}

/** Money in for an order: what the seller is owed, and the commission at the rate frozen with it (rule M11). */
export function orderSaleEntries(amounts: OrderAmounts): Entry[] {
  return parts(amounts, commissionOn(amounts.goods, amounts.commissionPpm)).flatMap(saleEntries)
}

/** The part of an order that goes back now. Its parts sum to the refund to the cent; refunds of the whole give everything back. */
export function orderRefundEntries(amounts: OrderAmounts, before: number, now: number): Entry[] {
  const whole = totalOf(amounts)
  const share = (amount: number) => refundShare(amount, whole, before, now)
  const shipping = share(amounts.shipping)
  const sellerTax = share(amounts.sellerTax)
  const platformTax = share(amounts.platformTax)
  // The goods take what rounding leaves over, so that the buyer gets exactly what was said.
  const goods = now - addAll([shipping, sellerTax, platformTax])
  const commission = share(commissionOn(amounts.goods, amounts.commissionPpm))
  return parts({ ...amounts, goods, shipping, sellerTax, platformTax }, commission).flatMap(refundEntries)
}
