import { totalOfLine } from '@/domain/cart/quote/totals'
import { addAll, halfUp } from '@/domain/money'

/** What an order cost, in cents. `base`: what a tax was charged on. */
export type Cost = {
  subtotal: number
  shipping: number
  taxes: readonly { amount: number; base: number }[]
}
/** `discounted`: the part of what came off the line, by a code or for a sample, that falls on these units (rules M116, M135). */
export type ReturnedLine = { unitPrice: number; quantity: number; discounted?: number }

/** The other returns of an order and what was not sent of it, in cents: their goods, those at fault among them, and what all of it comes to. */
export type ReturnValue = { goods: number; atFault: number; value: number }

export const NOTHING_RETURNED: ReturnValue = { goods: 0, atFault: 0, value: 0 }

const partOf = (amount: number, part: number, whole: number) =>
  whole === 0 ? 0 : halfUp(BigInt(amount) * BigInt(part), whole)

/** Of a tax what falls on the goods; the rest falls on the shipping. */
const onGoods = ({ amount, base }: Cost['taxes'][number], { subtotal, shipping }: Cost) =>
  base > subtotal ? partOf(amount, subtotal, subtotal + shipping) : amount

const withTaxes = (goods: number, cost: Cost) =>
  addAll([goods, ...cost.taxes.map((tax) => partOf(onGoods(tax, cost), goods, cost.subtotal))])

const shippingOf = (goods: number, cost: Cost) =>
  addAll(
    [cost.shipping, ...cost.taxes.map((tax) => tax.amount - onGoods(tax, cost))].map((amount) =>
      partOf(amount, goods, cost.subtotal),
    ),
  )

const goodsOf = (lines: readonly ReturnedLine[]) => addAll(lines.map(totalOfLine))

/**
 * What returned goods are worth with the tax on them, and, where the goods were at fault, with their share of the shipping and the tax on
 * that (rule M88). Counted on from the others, so that all of an order together come to exactly what one return of everything does.
 */
export function returnValue(
  cost: Cost,
  lines: readonly ReturnedLine[],
  withShipping: boolean,
  others: ReturnValue = NOTHING_RETURNED,
): number {
  const goods = goodsOf(lines)
  const atFault = others.atFault + (withShipping ? goods : 0)
  return Math.max(
    0,
    addAll([withTaxes(others.goods + goods, cost), shippingOf(atFault, cost), -others.value]),
  )
}

/** What a seller may refund beside the value of goods without a fault: their share of the shipping and the tax on that (rule M88). */
export const shippingShare = (cost: Cost, lines: readonly ReturnedLine[], { atFault }: ReturnValue): number =>
  shippingOf(atFault + goodsOf(lines), cost) - shippingOf(atFault, cost)
