import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeCuts, codeIn, codeProblem, type CodeTerms } from '@/domain/cart/discounts/code-cut'
import { discountRule, discountState, type Discount } from '@/domain/cart/discounts/discount-rule'
import { cutPrice, keepsPrices, regularTiers } from '@/domain/cart/discounts/price-cut'
import { readDiscount, type TypedDiscount } from '@/domain/cart/discounts/read-form'
import { addAll } from '@/domain/money'
import { issuesOf } from '@/domain/result'

const NOW = new Date('2026-11-29T12:00:00Z')
const TERMS: CodeTerms = {
  id: 'd',
  code: 'SPRING10',
  kind: 'percent',
  percent: 10,
  amount: null,
  minimum: null,
  paidBy: 'seller',
  from: '2026-11-29T05:00:00Z',
  until: '2026-12-10T05:00:00Z',
  endedAt: null,
  uses: null,
  usesPerBuyer: null,
  used: 0,
  usedByBuyer: 0,
  covers: ['a', 'b'],
}
const line = (productId: string, total: number) => ({ id: `line ${productId}`, productId, total })
const LINES = [line('a', 1_005), line('b', 2_000), line('c', 50_000)]

describe('a code', () => {
  it('takes a percentage off each line it is for, rounded once, and nothing off others (rule M129)', () => {
    expect(Object.fromEntries(codeCuts(TERMS, LINES))).toEqual({ 'line a': 101, 'line b': 200 })
  })

  it('splits dollars to the exact cent, at most nine tenths of the goods it is for (rule M129)', () => {
    const dollars = { ...TERMS, kind: 'amount', percent: null, amount: 1_000 } as const
    expect(Object.fromEntries(codeCuts(dollars, LINES))).toEqual({ 'line a': 334, 'line b': 666 })
    const much = codeCuts({ ...dollars, amount: 9_999_999 }, LINES)
    expect(addAll(much.values())).toBe(2_704)
  })

  it('leaves something of the smallest goods to be paid (rule M129)', () => {
    for (const total of [1, 2, 5]) {
      const lines = [line('a', total)]
      const all = { ...TERMS, percent: 90 }
      const dollars = { ...TERMS, kind: 'amount', percent: null, amount: 1_000 } as const
      for (const terms of [all, dollars]) expect(addAll(codeCuts(terms, lines).values())).toBeLessThan(total)
    }
  })

  it('never takes more than a line and always comes to what it says (rule M129)', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 1, max: 99_999_999 }),
        (totals, amount) => {
          const lines = totals.map((total, at) => line(`p${at}`, total))
          const covers = lines.map(({ productId }) => productId)
          const cuts = codeCuts({ ...TERMS, kind: 'amount', percent: null, amount, covers }, lines)
          for (const { id, total } of lines) expect(cuts.get(id)).toBeLessThanOrEqual(total)
          expect(addAll(cuts.values())).toBeLessThanOrEqual(amount)
          expect(addAll(cuts.values())).toBeLessThan(addAll(totals) + 1)
        },
      ),
    )
  })

  it.each<[Partial<CodeTerms>, string | null]>([
    [{}, null],
    [{ from: '2026-11-30T05:00:00Z' }, 'discount.notYet'],
    [{ until: '2026-11-29T12:00:00Z' }, 'discount.over'],
    [{ endedAt: '2026-11-29T11:00:00Z' }, 'discount.over'],
    [{ uses: 3, used: 3 }, 'discount.usedUp'],
    [{ uses: 3, used: 2 }, null],
    [{ usesPerBuyer: 1, usedByBuyer: 1 }, 'discount.usedByYou'],
    [{ covers: ['z'] }, 'discount.otherGoods'],
    [{ minimum: 3_006 }, 'discount.belowMinimum'],
    [{ minimum: 3_005 }, null],
  ])('says why it takes nothing off: %j (rule M132)', (more, code) => {
    expect(codeProblem({ ...TERMS, ...more }, LINES, NOW)?.code ?? null).toBe(code)
  })

  it('is typed in any case and with spaces', () => expect(codeIn(' spring 10 ')).toBe('SPRING10'))
})

describe('a price cut', () => {
  const stored = [
    { minQty: 1, maxQty: 9, unitPrice: 850, regularPrice: 1_000 },
    { minQty: 10, maxQty: 999_999, unitPrice: 765, regularPrice: 900 },
  ]

  it('rounds once and leaves at least a cent (rule M128)', () => {
    expect([cutPrice(1_000, 15), cutPrice(1_999, 10), cutPrice(1, 90)]).toEqual([850, 1_799, 1])
  })

  it('keeps the prices as they are, with or without it (rule M128)', () => {
    expect(keepsPrices(stored, stored)).toBe(true)
    expect(keepsPrices(stored, regularTiers(stored))).toBe(true)
    expect(keepsPrices(stored, [{ minQty: 1, maxQty: 999_999, unitPrice: 800 }])).toBe(false)
  })
})

describe('the rule of discounts', () => {
  const seller = { kind: 'seller', id: 's', status: 'active' } as const
  const facts = { now: NOW, isCodeTaken: false, foreignProducts: false, sellerActive: true }
  const code: Partial<Discount> = {
    code: 'spring10',
    seller: 's',
    paidBy: 'seller',
    kind: 'percent',
    percent: 10,
    scope: 'all',
    from: '2026-11-29T05:00:00Z',
    until: '2026-12-10T05:00:00Z',
  }
  const rule = (more: Partial<Discount>, given: Partial<typeof facts> = {}) =>
    discountRule({ next: { ...code, ...more }, actor: seller }, { ...facts, ...given })
  const cut = { code: null }

  it('stores a code in capitals (rule M127)', () => {
    expect(rule({})).toMatchObject({ ok: true, value: { code: 'SPRING10', percent: 10, amount: null } })
  })

  it.each<[string, Partial<Discount>, Partial<typeof facts>]>([
    ['discount.code', { code: 'a' }, {}],
    ['discount.code', { code: 'SPRING_10' }, {}],
    ['discount.codeTaken', {}, { isCodeTaken: true }],
    ['discount.percent', { percent: 91 }, {}],
    ['discount.percent', { percent: 1.5 }, {}],
    ['discount.amount', { kind: 'amount', amount: 0 }, {}],
    ['discount.category', { scope: 'category' }, {}],
    ['discount.products', { scope: 'products', products: [] }, {}],
    ['discount.foreignProducts', { scope: 'products', products: ['p'] }, { foreignProducts: true }],
    ['discount.past', { from: '2026-11-20T05:00:00Z' }, {}],
    ['discount.order', { until: '2026-11-29T05:00:00Z' }, {}],
    ['discount.tooLong', { until: '2028-11-29T05:00:00Z' }, {}],
    ['discount.day', { from: 'soon' }, {}],
    ['discount.uses', { uses: 0 }, {}],
    ['discount.uses', { usesPerBuyer: 1.5 }, {}],
    ['discount.amount', { minimum: -1 }, {}],
    ['discount.whose', { seller: null }, {}],
    ['discount.whose', {}, { sellerActive: false }],
    ['discount.notYours', { paidBy: 'house' }, {}],
    ['discount.houseIsCode', { ...cut, paidBy: 'house' }, {}],
    ['discount.cutIsPercent', { ...cut, kind: 'amount', amount: 500 }, {}],
    ['discount.cutHasNoLimits', { ...cut, uses: 5 }, {}],
    ['discount.tooLong', { ...cut, until: '2027-01-10T05:00:00Z' }, {}],
  ])('refuses with %s: %j (rules M127, M128)', (issue, more, given) => {
    expect(issuesOf(rule(more, given)).map((each) => each.code)).toEqual([issue])
  })

  it('changes nothing but the end, once (rule M127)', () => {
    const before = { ...code, endedAt: null }
    const ended = discountRule(
      { next: { ...before, percent: 90, endedAt: 'x' }, before, actor: seller },
      facts,
    )
    expect(ended).toEqual({ ok: true, value: { endedAt: NOW.toISOString() } })
    const first = { ...before, endedAt: '2026-11-29T10:00:00.000Z' }
    expect(discountRule({ next: { ...first, endedAt: null }, before: first, actor: seller }, facts)).toEqual({
      ok: true,
      value: { endedAt: first.endedAt },
    })
    const house = { ...before, paidBy: 'house' } as const
    expect(discountRule({ next: { ...house, endedAt: 'x' }, before: house, actor: seller }, facts).ok).toBe(
      false,
    )
    const over = { ...before, until: '2026-11-29T11:00:00Z' }
    expect(discountRule({ next: { ...over, endedAt: 'x' }, before: over, actor: seller }, facts).ok).toBe(
      false,
    )
  })

  it('says how one stands', () => {
    const standing = (more: object) => discountState({ ...code, ...more }, NOW)
    expect([
      standing({}),
      standing({ from: '2026-11-30T05:00:00Z' }),
      standing({ uses: 2, used: 2 }),
      standing({ endedAt: NOW.toISOString() }),
    ]).toEqual(['running', 'scheduled', 'usedUp', 'over'])
  })
})

describe('a form of a discount', () => {
  const typed: TypedDiscount = {
    way: 'code',
    discountCode: 'spring 10',
    kind: 'amount',
    percent: '',
    amount: '12,50',
    scope: 'products',
    category: '',
    skus: 'A-1\nB-2, A-1',
    from: '2026-11-29',
    until: '2026-12-05',
    uses: '10',
    usesPerBuyer: '',
    minimum: '',
  }

  it('is read in the reader’s way, its days to the end of the last in Toronto', () => {
    expect(readDiscount(typed, 'fr')).toMatchObject({
      ok: true,
      value: {
        code: 'SPRING10',
        kind: 'amount',
        percent: null,
        amount: 1_250,
        skus: ['A-1', 'B-2'],
        from: '2026-11-29T05:00:00.000Z',
        until: '2026-12-06T05:00:00.000Z',
        uses: 10,
        usesPerBuyer: null,
        minimum: null,
      },
    })
  })

  it('leaves out of a price cut what belongs to codes', () => {
    expect(readDiscount({ ...typed, way: 'cut', percent: '15', skus: 'A-1' }, 'en')).toMatchObject({
      ok: true,
      value: { code: null, kind: 'percent', percent: 15, amount: null, uses: null, minimum: null },
    })
  })

  it.each([
    [{ discountCode: '' }, 'discountCode discount.code'],
    [{ amount: '1.555' }, 'amount money.partsOfCent'],
    [{ from: '2026-02-30' }, 'from discount.day'],
    [{ uses: 'ten' }, 'uses discount.uses'],
    [{ kind: 'percent', percent: '1.5', amount: '' }, 'percent discount.percent'],
  ])('is refused at its field: %j', (wrong, code) => {
    const issues = issuesOf(readDiscount({ ...typed, ...wrong }, 'en'))
    expect(issues.map(({ code: is, path }) => `${path} ${is}`)).toContain(code)
  })
})
