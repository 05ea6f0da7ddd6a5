import { returnValue, type Cost, type ReturnValue, type ReturnedLine } from '@/domain/orders/returns/value'
import { isPartlyShipped, unsentQuantity, restOf, type SentLine } from './parcels'
import { partOfLine, type OrderedLine } from './part-of-line'
import { totalOfLine } from '@/domain/cart/quote/totals'
import { addAll } from '@/domain/money'

type Order = Cost & { status: string; firstShippedAt?: unknown; total: number; refunded: number }
type Line = SentLine & OrderedLine

/** What is not sent of an order that is partly shipped. `mark`: what a form was made from; another one means that it has changed. */
export type Rest = { amount: number; mark: string }

/**
 * What calling off the rest refunds: the goods that are left, with their share of shipping and taxes, as a return at fault would be
 * (rules M88, M141); never more than is left of what was paid. Null where nothing is left, or nothing has left yet.
 */
export function restOfOrder(order: Order, lines: readonly Line[]): Rest | null {
  const left = restOf(lines)
  if (!isPartlyShipped(order) || left.length === 0) return null
  const priced = lines.map((line) => lastUnits(line, unsentQuantity(line)))
  const amount = Math.min(returnValue(order, priced, true), Math.max(0, order.total - order.refunded))
  return { amount, mark: [...left.map(({ item, quantity }) => `${item}:${quantity}`), amount].join(' ') }
}

/** What was called off of an order before its goods were returned (rules M88, M141). */
export function calledOffOf(
  cost: Cost,
  lines: readonly (OrderedLine & { calledOff: number })[],
): ReturnValue {
  const priced = lines.map((line) => lastUnits(line, line.calledOff))
  const goods = addAll(priced.map(totalOfLine))
  return { goods, atFault: goods, value: returnValue(cost, priced, true) }
}

function lastUnits(line: OrderedLine, quantity: number): ReturnedLine {
  const { unitPrice, discounted, sampleCredit } = partOfLine(line, line.quantity - quantity, quantity)
  return { unitPrice, quantity, discounted: discounted + sampleCredit }
}
