import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { partOfLine } from '@/domain/orders/shipping/part-of-line'
import { calledOffOf } from '@/domain/orders/shipping/rest'
import { totalOfLine } from '@/domain/cart/quote/totals'
import { addAll, shareOf } from '@/domain/money'
import {
  NOTHING_RETURNED,
  returnValue,
  shippingShare,
  type Cost,
  type ReturnValue,
  type ReturnedLine,
} from '@/domain/orders/returns/value'

type Line = { unitPrice: number; quantity: number; discounted: number; sampleCredit: number }
/** An order, and every unit of it with the return it is in and whether that is for a fault. */
type Split = { cost: Cost; lines: Line[]; parts: { units: number[]; isFault: boolean }[] }

const lineOf = fc
  .record({
    unitPrice: fc.integer({ min: 10, max: 99_999 }),
    quantity: fc.integer({ min: 1, max: 12 }),
    percent: fc.integer({ min: 0, max: 90 }),
    credit: fc.integer({ min: 0, max: 900 }),
  })
  .map(({ percent, credit, ...line }): Line => {
    const discounted = shareOf(line.unitPrice * line.quantity, percent * 10_000)
    const left = line.unitPrice * line.quantity - discounted
    return { ...line, discounted, sampleCredit: Math.max(0, Math.min(credit, left - 50)) }
  })

const split: fc.Arbitrary<Split> = fc
  .record({
    lines: fc.array(lineOf, { minLength: 1, maxLength: 4 }),
    shipping: fc.integer({ min: 0, max: 50_000 }),
    isShippingTaxed: fc.boolean(),
    faults: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
    seeds: fc.array(fc.nat(5), { minLength: 48, maxLength: 48 }),
  })
  .map(({ lines, shipping, isShippingTaxed, faults, seeds }) => {
    const subtotal = addAll(lines.map((line) => totalOfLine({ ...line, credit: line.sampleCredit })))
    const base = isShippingTaxed ? subtotal + shipping : subtotal
    const taxes = [50_000, 99_750].map((rate) => ({ amount: shareOf(base, rate), base }))
    const units = lines.flatMap(({ quantity }, at) => Array<number>(quantity).fill(at))
    const parts = faults.map((isFault, part) => ({
      isFault,
      units: lines.map((_, at) => units.filter((line, unit) => line === at && seeds[unit] === part).length),
    }))
    return {
      cost: { subtotal, shipping, taxes },
      lines,
      parts: parts.filter((part) => part.units.some(Boolean)),
    }
  })

const totalOf = ({ subtotal, shipping, taxes }: Cost) =>
  addAll([subtotal, shipping, ...taxes.map(({ amount }) => amount)])
const wholeOf = (lines: readonly Line[]): ReturnedLine[] =>
  lines.map(({ sampleCredit, discounted, ...line }) => ({ ...line, discounted: discounted + sampleCredit }))

/** One return after the other; what each comes to, and what all before it did. */
function follow({ cost, lines, parts }: Split, before: ReturnValue = NOTHING_RETURNED) {
  const gone = lines.map(() => 0)
  let others = before
  return parts.map(({ units, isFault }) => {
    const priced = lines.map((line, at): ReturnedLine => {
      const part = partOfLine(line, gone[at] ?? 0, units[at] ?? 0)
      gone[at] = (gone[at] ?? 0) + (units[at] ?? 0)
      return { ...part, discounted: part.discounted + part.sampleCredit }
    })
    const goods = addAll(priced.map(totalOfLine))
    const value = returnValue(cost, priced, isFault, others)
    const most = isFault ? value : value + shippingShare(cost, priced, others)
    others = {
      goods: others.goods + goods,
      atFault: others.atFault + (isFault ? goods : 0),
      value: others.value + value,
    }
    return { value, most, sum: others.value, others }
  })
}

describe('several returns of one order (rule M88)', () => {
  test.each([true, false])('come to exactly what one of everything does, at fault: %s', (isFault) => {
    fc.assert(
      fc.property(split, ({ cost, lines, parts }) => {
        const done = follow({ cost, lines, parts: parts.map((part) => ({ ...part, isFault })) })
        expect(done.at(-1)?.sum).toBe(returnValue(cost, wholeOf(lines), isFault))
        if (isFault) expect(done.at(-1)?.sum).toBe(totalOf(cost))
      }),
      { numRuns: 1_000 },
    )
  })

  test('for any reasons never come to more than the order cost, nor to less than its goods with their taxes', () => {
    fc.assert(
      fc.property(split, (order) => {
        const done = follow(order)
        const total = totalOf(order.cost)
        for (const { value, sum, most } of done) {
          expect(value).toBeGreaterThanOrEqual(0)
          expect(sum).toBeLessThanOrEqual(total)
          expect(sum - value + most).toBeLessThanOrEqual(total)
        }
        expect(done.at(-1)?.sum).toBeGreaterThanOrEqual(returnValue(order.cost, wholeOf(order.lines), false))
      }),
      { numRuns: 1_000 },
    )
  })

  test('with what was called off before come to exactly what the order cost (rule M141)', () => {
    fc.assert(
      fc.property(split, ({ cost, lines, parts: [off, ...parts] }) => {
        if (!off) return
        const calledOff = calledOffOf(
          cost,
          lines.map((each, at) => ({ ...each, calledOff: off.units[at] ?? 0 })),
        )
        expect(calledOff.value).toBeLessThanOrEqual(totalOf(cost))
        const all = parts.map((part) => ({ ...part, isFault: true }))
        const done = follow({ cost, lines, parts: all }, calledOff)
        expect((done.at(-1)?.others ?? calledOff).value).toBe(totalOf(cost))
      }),
      { numRuns: 1_000 },
    )
  })

  test('count on without one that was withdrawn, whose goods are asked for again', () => {
    fc.assert(
      fc.property(split, ({ cost, lines, parts }) => {
        const all = parts.map((part) => ({ ...part, isFault: true }))
        const done = follow({ cost, lines, parts: all })
        const [first] = done
        const last = done.at(-1)
        if (!first || !last || done.length < 2) return
        const without = {
          goods: last.others.goods - first.others.goods,
          atFault: last.others.atFault - first.others.atFault,
          value: last.sum - first.value,
        }
        const priced = [{ unitPrice: first.others.goods, quantity: 1 }]
        expect(returnValue(cost, priced, true, without) + without.value).toBe(totalOf(cost))
      }),
      { numRuns: 1_000 },
    )
  })
})
