import { describe, expect, test } from 'vitest'
import {
  changesOf,
  checkListedQuantity,
  checkListName,
  checkListNote,
  isShareKey,
  judgeListed,
  listedTotal,
  markedUp,
  markUpOf,
  nameOfCopy,
} from '@/domain/cart/job-list'

const TIERS = [
  { minQty: 10, maxQty: 49, unitPrice: 900 },
  { minQty: 50, maxQty: 999_999, unitPrice: 800 },
]
const goods = (more: object = {}) => ({
  tiers: TIERS,
  left: null,
  tooMany: null,
  isOwn: false,
  stock: 'inStock' as const,
  ...more,
})
const codes = (result: { ok: boolean; issues?: { code: string }[] }) => result.issues?.map(({ code }) => code)

describe('a list by job', () => {
  test('has a name of one line and 80 characters, and a note that may be empty', () => {
    expect(checkListName('  Marquis\n Landing 118 ')).toEqual({ ok: true, value: 'Marquis Landing 118' })
    expect(codes(checkListName(' \u200b '))).toEqual(['jobLists.name'])
    expect(codes(checkListName('x'.repeat(81)))).toEqual(['jobLists.nameLong'])
    expect(checkListNote('', 200)).toEqual({ ok: true, value: '' })
    expect(codes(checkListNote('x'.repeat(201), 200))).toEqual(['jobLists.noteLong'])
  })

  test.each(['', '0', '-1', '2.5', 'ten', '1000000', '\u0000'])('has no line of %j pieces', (typed) => {
    expect(codes(checkListedQuantity(typed))).toEqual(['jobLists.quantity'])
  })

  test('may plan less than the minimum, which is said beside the line and not in the total', () => {
    expect(checkListedQuantity(' 1,200 ')).toEqual({ ok: true, value: 1200 })
    const below = judgeListed(goods(), 5)
    expect(below).toMatchObject({ unitPrice: 900, issue: { code: 'quantity.belowMoq' } })
    const gone = judgeListed(null, 5)
    expect(gone).toMatchObject({ total: null, issue: { code: 'cart.notOnSale' } })
    const fine = judgeListed(goods(), 60)
    expect(fine).toMatchObject({ unitPrice: 800, total: 48_000 })
    expect(listedTotal([below, gone, fine])).toBe(48_000)
  })

  test('names a copy by the next free number, within 80 characters', () => {
    expect(nameOfCopy('Kitchen', ['Kitchen'])).toBe('Kitchen (2)')
    expect(nameOfCopy('Kitchen (2)', ['Kitchen', 'Kitchen (2)'])).toBe('Kitchen (3)')
    expect(nameOfCopy('x'.repeat(80), [])).toBe(`${'x'.repeat(76)} (2)`)
  })
})

describe('what changed since a line was seen', () => {
  test('is price, stock, or that it is gone', () => {
    const seen = { unitPrice: 950, stock: 'inStock' }
    expect(changesOf(seen, 10, goods({ stock: 'soldOut' }))).toEqual([
      { kind: 'price', then: 950, now: 900 },
      { kind: 'stock', now: 'soldOut' },
    ])
    expect(changesOf(seen, 10, null)).toEqual([{ kind: 'gone' }])
  })

  test('is nothing where few are left now, or where nothing was known', () => {
    expect(changesOf({ unitPrice: 900, stock: 'inStock' }, 10, goods({ stock: 'onlyLeft' }))).toEqual([])
    expect(changesOf({ unitPrice: null, stock: null }, 10, goods({ stock: 'soldOut' }))).toEqual([])
  })
})

describe('a mark-up', () => {
  test.each([
    ['', 0],
    ['12.5', 125_000],
    ['12,5 %', 125_000],
    ['500', 5_000_000],
  ])('%j is %i millionths', (typed, ppm) => {
    expect(markUpOf(typed)).toEqual({ ok: true, value: ppm })
  })

  test.each(['500.01', '-1', 'ten', '1e3', '12.345'])('%j is none', (typed) => {
    expect(codes(markUpOf(typed))).toEqual(['jobLists.markUp'])
  })

  test('is added to the unit price and rounded once, so that the total is what a client multiplies', () => {
    expect(markedUp(333, 3, 125_000)).toEqual({ unitPrice: 375, total: 1125 })
    expect(markedUp(333, 3, 0)).toEqual({ unitPrice: 333, total: 999 })
  })
})

test('a link ends in 32 characters that nobody guesses', () => {
  expect(isShareKey('a'.repeat(32))).toBe(true)
  expect(['', 'a'.repeat(31), `${'a'.repeat(31)}/`, `${'a'.repeat(32)}\n`].filter(isShareKey)).toEqual([])
})
