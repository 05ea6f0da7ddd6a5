import { addAll } from '@/domain/money'

/** A refund of a payment that is exactly what one order has left is of that order (docs/decisions/023); else it is spread. */
export function ownRefund(amount: number, left: readonly number[]): number[] {
  const exact = left.indexOf(amount)
  return exact >= 0 ? left.map((_, at) => (at === exact ? amount : 0)) : spreadRefund(amount, left)
}

/**
 * Splits an amount over the orders of a payment in proportion to what each has left, to the cent: what rounding down leaves goes
 * to the largest fractions, of equal ones to the first. No share exceeds what its order has left.
 */
export function spreadRefund(amount: number, left: readonly number[]): number[] {
  const whole = BigInt(addAll(left))
  if (BigInt(amount) > whole) throw new RangeError('Refund exceeds what is left of the orders')
  if (whole === 0n) return left.map(() => 0)
  const exact = left.map((own) => BigInt(amount) * BigInt(own))
  const down = exact.map((part) => Number(part / whole))
  const byFraction = exact
    .map((part, at) => ({ at, fraction: part % whole }))
    .toSorted((one, other) => Number(other.fraction - one.fraction))
  const raised = new Set(byFraction.slice(0, amount - addAll(down)).map(({ at }) => at))
  return down.map((part, at) => part + (raised.has(at) ? 1 : 0))
}
