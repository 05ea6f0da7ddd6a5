import { addAll, halfUp } from '@/domain/money'

/**
 * Splits a refund of a whole payment over its orders: to the order whose remainder it equals, else
 * proportionally. No share exceeds the order's remainder.
 */
export function spreadRefund(amount: number, left: readonly number[]): number[] {
  const exact = left.indexOf(amount)
  if (exact >= 0) return left.map((_, at) => (at === exact ? amount : 0))
  const whole = addAll(left)
  if (amount > whole) throw new RangeError('Refund exceeds what is left of the orders')
  if (whole === 0) return left.map(() => 0)
  const upTo = (part: number) => halfUp(BigInt(amount) * BigInt(part), whole)
  return left.map((own, at) => {
    const before = addAll(left.slice(0, at))
    return upTo(before + own) - upTo(before)
  })
}
