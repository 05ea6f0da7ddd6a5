import { addAll } from '@/domain/money'
import { totalOfLine, type PricedLine } from '@/domain/cart/quote/totals'
import type { ChosenShipping, ShippingChoice, ShippingRule } from './shipping'

type SampleFreight = { sampleFreight?: number }

/** Whether a line is a sample, which is sent for its own freight and never counts for price tiers or shipping rules. */
export const isSample = ({ sampleFreight }: SampleFreight) => sampleFreight !== undefined

/** By themselves, samples need no shipping rule. */
const ALONE: readonly ShippingRule[] = [{ kind: 'flat', amount: 0 }]

/**
 * What the seller's shipping rules are asked for: the goods without samples, at their prices before a code and a credit. `freight` is what the
 * samples add to each shipping method (rule M112).
 */
export function withoutSamples<Line extends PricedLine & SampleFreight>(
  lines: readonly Line[],
  rules: readonly ShippingRule[],
) {
  const goods = lines.filter((line) => !isSample(line))
  return {
    goods,
    rules: goods.length > 0 ? rules : ALONE,
    price: addAll(goods.map((line) => totalOfLine({ ...line, discounted: 0, credit: 0 }))),
    freight: addAll(lines.map(({ sampleFreight = 0 }) => sampleFreight)),
  }
}

/** Shipping methods with the freight of the samples; what the seller quotes is quoted with them. */
export function withFreight(way: ChosenShipping, freight: number): ChosenShipping {
  if (freight === 0) return way
  const dearer = (choice: ShippingChoice): ShippingChoice =>
    choice.cost === null
      ? choice
      : {
          ...choice,
          kind: choice.kind === 'free_over' ? 'flat' : choice.kind,
          cost: addAll([choice.cost, freight]),
        }
  return { ...way, chosen: dearer(way.chosen), choices: way.choices.map(dearer) }
}
