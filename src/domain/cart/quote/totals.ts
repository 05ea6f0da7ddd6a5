import { addAll, multiply } from '@/domain/money'
import type { Province } from '@/domain/people/address/postal-code'
import { taxLines, type TaxKind, type TaxLine } from '@/domain/payments/tax/tax'
import type { CalendarDay } from '@/domain/values/calendar'

/** `discounted`: cents that a code takes off the line; `credit`: what a sample that was paid before does (rule M115). */
export type PricedLine = { unitPrice: number; quantity: number; discounted?: number; credit?: number }

export type OrderInput<Line extends PricedLine = PricedLine> = {
  lines: readonly Line[]
  /** Cents; null while the seller has not quoted (rule M15). */
  shipping: number | null
  province: Province
  date: Date | CalendarDay
  exempt?: readonly TaxKind[]
  /** 'buyer' if buyers import by the setting: no tax lines then (rule M14). */
  importer?: 'seller' | 'buyer'
}

export type OrderTotals<Line extends PricedLine = PricedLine> = {
  lines: (Line & { totalPrice: number })[]
  subtotal: number
  shipping: number
  taxes: TaxLine[]
  tax: number
  total: number
  /** False while shipping is not quoted: nothing may be charged. */
  isFinal: boolean
}

/** What is paid for a line: its price without what a code and a sample take off (rules M115, M129). */
export const totalOfLine = ({ unitPrice, quantity, discounted = 0, credit = 0 }: PricedLine) =>
  addAll([multiply(unitPrice, quantity), -discounted, -credit])

/** Totals of one seller's order. Each line and each tax is rounded once (rules M10, M14). */
export function orderTotals<Line extends PricedLine>(input: OrderInput<Line>): OrderTotals<Line> {
  const lines = input.lines.map((line) => ({ ...line, totalPrice: totalOfLine(line) }))
  const subtotal = addAll(lines.map((line) => line.totalPrice))
  const shipping = input.shipping ?? 0
  const taxable = addAll([subtotal, shipping])
  const taxes = input.importer === 'buyer' ? [] : taxLines(input.province, input.date, taxable, input.exempt)
  const tax = addAll(taxes.map((line) => line.amount))
  return {
    lines,
    subtotal,
    shipping,
    taxes,
    tax,
    total: addAll([taxable, tax]),
    isFinal: input.shipping !== null,
  }
}

/** CAD 999,999.99, the maximum of a card payment (rule M16). */
export const CARD_LIMIT = 99_999_999

/** CAD 0.50, Stripe's minimum for cards. */
const CARD_MINIMUM = 50

/** Larger totals must be paid by transfer; the checkout page says so before submitting (rule M16). */
export function isCardPayable(total: number): boolean {
  return total >= CARD_MINIMUM && total <= CARD_LIMIT
}
