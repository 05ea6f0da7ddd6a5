import { addAll, halfUp } from '@/domain/money'

/**
 * Money that went back from a payment as a whole, spread over the orders it had paid for: the one it is exactly what is left of, else
 * each its share of what is left. The parts sum to the amount, and none is more than is left of its order.
 */
export function spreadRefund(amount: number, left: readonly number[]): number[] {
  const exact = left.indexOf(amount)
  if (exact >= 0) return left.map((_, at) => (at === exact ? amount : 0))
  const whole = addAll(left)
  if (amount > whole) throw new RangeError('More went back than was left.')
  if (whole === 0) return left.map(() => 0)
  const upTo = (part: number) => halfUp(BigInt(amount) * BigInt(part), whole)
  return left.map((own, at) => {
    const before = addAll(left.slice(0, at))
    return upTo(before + own) - upTo(before)
  })
}
