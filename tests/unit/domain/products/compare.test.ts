import { describe, expect, it } from 'vitest'
import {
  comparePath,
  compareRefusal,
  differs,
  MOST_COMPARED,
  oneCategory,
  readCompared,
} from '@/domain/products/facts/compare'
import { pricesAtSteps } from '@/domain/products/prices/price-steps'

const idOf = (at: number) => `00000000-0000-7000-8000-00000000000${at}`
const ids = [1, 2, 3, 4, 5, 6].map(idOf)
const good = (at: number, category = 'Bathroom') => ({ id: idOf(at), category })

describe('the address of a comparison', () => {
  it('reads back what it names, in its order', () => {
    const path = comparePath([idOf(3), idOf(1)])
    expect(path).toBe(`/compare?p=${idOf(3)}&p=${idOf(1)}`)
    const named = new URLSearchParams(path.split('?')[1]).getAll('p')
    expect(readCompared(named)).toEqual({ ids: [idOf(3), idOf(1)], more: 0 })
  })

  it('counts what is beyond four', () => {
    expect(readCompared(ids)).toEqual({ ids: ids.slice(0, MOST_COMPARED), more: 2 })
  })

  it.each([
    [undefined, []],
    ['', []],
    ['nonsense', []],
    [`${idOf(1)}\0`, []],
    [idOf(1).toUpperCase(), [idOf(1)]],
    [[idOf(1), idOf(1), "'; drop table products"], [idOf(1)]],
  ])('of %j names %j', (named, found) => {
    expect(readCompared(named)).toEqual({ ids: found, more: 0 })
  })
})

describe('choosing', () => {
  it('takes four of one category', () => {
    expect(compareRefusal([], good(1))).toBeNull()
    expect(compareRefusal([good(1), good(2), good(3)], good(4))).toBeNull()
  })

  it('refuses a fifth, and one of another category first of all', () => {
    const four = [1, 2, 3, 4].map((at) => good(at))
    expect(compareRefusal(four, good(5))).toBe('most')
    expect(compareRefusal([good(1)], good(2, 'Kitchen'))).toBe('category')
    expect(compareRefusal(four, good(5, 'Kitchen'))).toBe('category')
  })

  it('of an address keeps the category of the first', () => {
    const goods = [good(1, 'Kitchen'), good(2), good(3, 'Kitchen')]
    expect(oneCategory(goods)).toEqual({ kept: [goods[0], goods[2]], others: 1 })
    expect(oneCategory([])).toEqual({ kept: [], others: 0 })
  })
})

describe('a fact', () => {
  it.each([
    [['a'], false],
    [['a', 'a'], false],
    [['a', ''], true],
    [['a', 'a', 'b'], true],
  ])('of %j differs: %s', (values, isDifferent) => {
    expect(differs(values)).toBe(isDifferent)
  })

  it('that says which product it is differs in no way that is marked (rule C67)', () => {
    expect(differs(['SF-1', 'SF-2'], 'sku')).toBe(false)
    expect(differs(['6907.21', '6907.22'], 'hsCode')).toBe(false)
    expect(differs(['Oak', 'Ash'], 'material')).toBe(true)
  })
})

describe('the unit prices at 1, 10 and 100', () => {
  it('are those of the tiers, and none below the minimum', () => {
    const tiers = [
      { minQty: 10, maxQty: 49, unitPrice: 500 },
      { minQty: 50, maxQty: 999_999, unitPrice: 450 },
    ]
    expect(pricesAtSteps(tiers)).toEqual([null, 500, 450])
    expect(pricesAtSteps([{ minQty: 1, maxQty: 999_999, unitPrice: 900 }])).toEqual([900, 900, 900])
    expect(pricesAtSteps([])).toEqual([null, null, null])
  })
})
