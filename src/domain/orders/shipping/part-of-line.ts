import { addAll, multiply } from '@/domain/money'
import { refundShare } from '@/domain/payments/ledger'

/** An ordered line, with what a code and the price of a sample took off it, in cents (rules M115, M129). */
export type OrderedLine = { unitPrice: number; quantity: number; discounted: number; sampleCredit: number }

/**
 * What a part of a line costs: so many of its units, after others of it. Parts that follow one another come to exactly the line
 * (rules M116, M135, M142).
 */
export function partOfLine(
  line: OrderedLine,
  before: number,
  quantity: number,
): OrderedLine & { totalPrice: number } {
  const share = (amount: number) => refundShare(amount, line.quantity, before, quantity)
  const [discounted, sampleCredit] = [share(line.discounted), share(line.sampleCredit)]
  const totalPrice = addAll([multiply(line.unitPrice, quantity), -discounted, -sampleCredit])
  return { unitPrice: line.unitPrice, quantity, discounted, sampleCredit, totalPrice }
}
