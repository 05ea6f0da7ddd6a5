import { expect, test } from 'vitest'
import { isSample, withFreight, withoutSamples } from '@/domain/cart/shipping/sample-shipping'
import type { ShippingRule } from '@/domain/cart/shipping/shipping'
import { totalOfLine } from '@/domain/cart/quote/totals'
import { creditOn, isWholeSample, sampleOf } from '@/domain/products/prices/sample'
import { partOfLine } from '@/domain/orders/shipping/part-of-line'
import { returnValue } from '@/domain/orders/returns/value'

const RULES: ShippingRule[] = [{ kind: 'flat', amount: 2_000, freeOver: 50_000 }]
const way = (cost: number | null, kind: 'flat' | 'free_over' | 'quoted') => {
  const chosen = { service: '', kind, cost, daysSaved: 0 }
  return { chosen, choices: [chosen, { ...chosen, service: 'Express' }], missing: null }
}

test.each([
  [{ samplePrice: 900, sampleFreight: 0 }, true],
  [{ samplePrice: null, sampleFreight: null }, true],
  [{}, true],
  [{ samplePrice: 900, sampleFreight: null }, false],
  [{ samplePrice: null, sampleFreight: 0 }, false],
  [{ samplePrice: 0, sampleFreight: 0 }, false],
])('of a sample with %j it is %s that it is whole (rule C76)', (sample, isWhole) => {
  expect(isWholeSample(sample)).toBe(isWhole)
})

test('a product offers a sample where both amounts are given (rule C76)', () => {
  expect(sampleOf({ samplePrice: 900, sampleFreight: 0 })).toEqual({ price: 900, freight: 0 })
  expect(sampleOf({ samplePrice: null, sampleFreight: null })).toBeNull()
})

test.each([
  [10_000, 1_200, 1_200],
  [1_200, 1_200, 1_150],
  [40, 1_200, 0],
])('of a line of %i a sample of %i takes off %i (rule M115)', (line, sample, credit) => {
  expect(creditOn(line, sample)).toBe(credit)
})

test('a line costs its units less the credit (rule M115)', () => {
  expect(totalOfLine({ unitPrice: 1_000, quantity: 3, credit: 1_200 })).toBe(1_800)
  expect(totalOfLine({ unitPrice: 1_000, quantity: 3 })).toBe(3_000)
})

test('shipping rules are asked for the goods alone, at their prices before a credit (rule M112)', () => {
  const goods = { unitPrice: 1_000, quantity: 50, credit: 1_200 }
  const sample = { unitPrice: 900, quantity: 1, sampleFreight: 500 }
  expect(isSample(sample)).toBe(true)
  expect(withoutSamples([goods, sample, sample], RULES)).toEqual({
    goods: [goods],
    rules: RULES,
    price: 50_000,
    freight: 1_000,
  })
})

test('samples by themselves need no shipping rule (rule M112)', () => {
  const sample = { unitPrice: 900, quantity: 1, sampleFreight: 500 }
  expect(withoutSamples([sample], []).rules).toEqual([{ kind: 'flat', amount: 0 }])
})

test('the freight of samples is added to each shipping method, but to none that is quoted (rule M112)', () => {
  expect(withFreight(way(2_000, 'flat'), 500).choices.map(({ cost }) => cost)).toEqual([2_500, 2_500])
  expect(withFreight(way(0, 'free_over'), 500).chosen).toMatchObject({ kind: 'flat', cost: 500 })
  expect(withFreight(way(0, 'free_over'), 0).chosen).toMatchObject({ kind: 'free_over', cost: 0 })
  expect(withFreight(way(null, 'quoted'), 500).chosen).toMatchObject({ kind: 'quoted', cost: null })
})

test('returned goods are worth what was paid for them (rule M116)', () => {
  const cost = { subtotal: 8_800, shipping: 0, taxes: [] }
  const ordered = { unitPrice: 1_000, quantity: 10, discounted: 0, sampleCredit: 1_200 }
  const part = (quantity: number) => {
    const { sampleCredit: discounted, ...line } = partOfLine(ordered, 0, quantity)
    return { ...line, discounted }
  }
  expect(returnValue(cost, [part(10)], true)).toBe(8_800)
  expect(returnValue(cost, [part(5)], true)).toBe(4_400)
})
