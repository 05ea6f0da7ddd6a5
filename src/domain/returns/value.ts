import { totalOfLine } from '@/domain/cart/totals'
import { addAll, halfUp } from '@/domain/money'

/** What an order cost, in cents. `base`: what a tax was charged on. */
type Cost = {
  subtotal: number
  shipping: number
  taxes: readonly { amount: number; base: number }[]
}
/** `discounted`: the part of what came off the line, by a code or for a sample, that falls on these units (rules M116, M135). */
type ReturnedLine = { unitPrice: number; quantity: number; discounted?: number }

const partOf = (amount: number, part: number, whole: number) =>
  whole === 0 ? 0 : halfUp(BigInt(amount) * BigInt(part), whole)

/**
 * What returned goods are worth with the tax on them, and, where the goods were at fault, with their share of the shipping and the tax on
 * that (rule M88). All goods of an order with its shipping come to exactly its total.
 */
export function returnValue(
  { subtotal, shipping, taxes }: Cost,
  lines: readonly ReturnedLine[],
  withShipping: boolean,
): number {
  const goods = addAll(lines.map(totalOfLine))
  const freight = withShipping ? partOf(shipping, goods, subtotal) : 0
  const tax = taxes.map(({ amount, base }) =>
    base > subtotal ? partOf(amount, goods + freight, subtotal + shipping) : partOf(amount, goods, subtotal),
  )
  return addAll([goods, freight, ...tax])
}
