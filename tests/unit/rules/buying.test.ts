import { describe, expect, test } from 'vitest'
import type { Actor } from '@/domain/people/actor'
import { cartRule, type CartFacts } from '@/domain/cart/cart-rule'
import { categoryRule } from '@/domain/products/category'
import { issuesOf, type Result } from '@/domain/result'
import { infoPath } from '@/domain/pages/info-pages'
import { orderRule } from '@/domain/orders/order-rule'
import { reviewRule, type ReviewFacts } from '@/domain/products/reviews/review-rule'

const buyer: Actor = { kind: 'buyer', id: 'b' }
const seller: Actor = { kind: 'seller', id: 's', status: 'active' }
const system: Actor = { kind: 'system' }
const tiers = [{ minQty: 10, maxQty: 999_999, unitPrice: 1500 }]

describe('a cart line', () => {
  const goods = (available = Infinity, of = 's') => ({ product: { seller: of, tiers, available } })
  const line = (quantity: number, facts: CartFacts = goods()) =>
    cartRule({ next: { user: 'b', product: 'p', quantity }, actor: buyer }, facts)
  const codes = (result: Result<object>) => issuesOf(result).map(({ code }) => code)

  test('remembers the unit price the buyer saw', () => {
    expect(line(12)).toMatchObject({ value: { quantity: 12, seenUnitPrice: 1500 } })
  })

  test.each([[9], [0], [-1], [10.5], [Number.NaN], [1_000_000]])('refuses a quantity of %s', (quantity) => {
    expect(line(quantity).ok).toBe(false)
  })

  test('refuses what is not on sale, and one’s own goods (rule P3)', () => {
    expect(codes(line(10, {}))).toEqual(['cart.notOnSale'])
    expect(codes(line(10, goods(Infinity, 'b')))).toEqual(['cart.ownProduct'])
  })

  test.each([
    [15, 15, []],
    [16, 15, ['cart.notEnough']],
    [12, 3, ['cart.onlyLeft']],
    [12, 0, ['cart.soldOut']],
  ])('of %i, where %i are left, says %j (rule C9)', (quantity, left, expected) => {
    expect(codes(line(quantity, goods(left)))).toEqual(expected)
  })

  test('may always be made smaller, and comes back whole from a payment that expired (rule M5)', () => {
    const before = { user: 'b', product: 'p', quantity: 40 }
    const next = { ...before, quantity: 30 }
    expect(cartRule({ next, before, actor: buyer }, goods(12)).ok).toBe(true)
    expect(codes(cartRule({ next: { ...before, quantity: 41 }, before, actor: buyer }, goods(12)))).toEqual([
      'cart.notEnough',
    ])
    expect(cartRule({ next, actor: system }, goods(12)).ok).toBe(true)
  })

  test('may be kept for later whatever has become of its product, but not with another quantity', () => {
    const before = { user: 'b', product: 'p', quantity: 4, savedForLater: false }
    const next = { ...before, savedForLater: true }
    expect(cartRule({ next, before, actor: buyer }, {}).ok).toBe(true)
    expect(cartRule({ next: { ...next, quantity: 5 }, before, actor: buyer }, goods()).ok).toBe(false)
    expect(cartRule({ next: before, before: next, actor: buyer }, {}).ok).toBe(false)
  })
})

describe('an order', () => {
  test('is shipped with a carrier and a number', () => {
    const before = { status: 'processing' as const }
    expect(orderRule({ next: { status: 'shipped' }, before, actor: seller })).toMatchObject({
      issues: [{ code: 'order.waybill' }],
    })
    expect(
      orderRule({ next: { status: 'shipped', carrier: 'dhl', trackingNumber: '1Z' }, before, actor: seller })
        .ok,
    ).toBe(true)
  })

  test('is confirmed by the system alone (rule M4)', () => {
    const before = { status: 'pending_payment' as const }
    expect(orderRule({ next: { status: 'confirmed' }, before, actor: buyer }).ok).toBe(false)
    expect(orderRule({ next: { status: 'confirmed' }, before, actor: system }).ok).toBe(true)
    expect(orderRule({ next: { status: 'confirmed' }, before, actor: { kind: 'visitor' } }).ok).toBe(false)
  })
})

describe('a review (rule T5)', () => {
  const now = new Date('2026-03-01T12:00:00Z')
  const order = { buyer: 'b', seller: 's', status: 'delivered', products: ['p'] }
  const facts: ReviewFacts = { now, order, userName: 'Tanis K.', isSuspended: false, locale: 'ko' }
  const words = { user: 'b', product: 'p', rating: 5, comment: 'Good brass.' }
  const stored = { ...words, createdAt: '2026-02-20T12:00:00Z' }

  test('is signed and tied to the seller', () => {
    expect(reviewRule({ next: words, actor: buyer }, facts)).toMatchObject({
      value: { seller: 's', userName: 'Tanis K.' },
    })
  })

  test.each([
    ['an order of somebody else', { ...facts, order: { ...order, buyer: 'x' } }],
    ['an order not delivered', { ...facts, order: { ...order, status: 'shipped' } }],
    ['a product not in it', { ...facts, order: { ...order, products: ['q'] } }],
    ['no order', { ...facts, order: undefined }],
  ])('cannot rest on %s', (_, about) => {
    expect(reviewRule({ next: words, actor: buyer }, about)).toMatchObject({
      issues: [{ code: 'review.notBought' }],
    })
  })

  test('is not for goods of the seller that one works for, neither new nor changed (rules T5, P41)', () => {
    const work = { seller: 's', role: 'orders' } as const
    const person: Actor = { kind: 'seller', id: 'b', status: 'pending', work }
    const own = { ok: false, issues: [{ code: 'review.ownSeller' }] }
    expect(reviewRule({ next: words, actor: person }, facts)).toMatchObject(own)
    const better = { ...stored, rating: 5, comment: 'Better' }
    expect(reviewRule({ next: better, before: stored, actor: person }, facts)).toMatchObject(own)
  })

  test.each([
    ['six stars', { rating: 6 }, buyer, 'review.rating'],
    ['half a star', { rating: 0.5 }, buyer, 'review.rating'],
    ['words put in by the seller', { comment: 'Best ever' }, seller, 'review.notYours'],
    ['an answer by the buyer', { answer: 'Thanks' }, buyer, 'review.notYourGoods'],
    ['hiding without a reason', { hidden: true }, { kind: 'staff', id: 'a', role: 'admin' }, 'status.reason'],
  ] as [string, object, Actor, string][])('refuses %s', (_, change, actor, code) => {
    const result = reviewRule({ next: { ...stored, ...change }, before: stored, actor }, facts)
    expect(result).toMatchObject({ ok: false, issues: [{ code }] })
  })

  test('is closed to edits after thirty days', () => {
    const old = { ...stored, createdAt: '2026-01-01T12:00:00Z' }
    expect(reviewRule({ next: { ...old, rating: 1 }, before: old, actor: buyer }, facts)).toMatchObject({
      issues: [{ code: 'review.tooLate' }],
    })
  })

  test('is answered by the seller, once', () => {
    const answered = reviewRule(
      { next: { ...stored, answer: 'Thank you.' }, before: stored, actor: seller },
      facts,
    )
    expect(answered).toMatchObject({
      value: { answer: 'Thank you.', answeredAt: now.toISOString(), answerLocale: 'ko' },
    })
    const before = { ...stored, answer: 'Thank you.' }
    expect(reviewRule({ next: { ...before, answer: 'More' }, before, actor: seller }, facts)).toMatchObject({
      issues: [{ code: 'review.answered' }],
    })
  })

  test('is answered anew, once, after its author changed it', () => {
    const answered = { ...stored, answer: 'Thank you.', answeredAt: '2026-02-21T12:00:00Z' }
    const edited = reviewRule({ next: { ...answered, rating: 1 }, before: answered, actor: buyer }, facts)
    expect(edited).toMatchObject({ ok: true, value: { editedAt: now.toISOString() } })
    const before = { ...answered, rating: 1, editedAt: '2026-02-22T12:00:00Z' }
    const again = (before: object) =>
      reviewRule(
        { next: { ...before, answer: 'Sorry.' }, before: before as typeof stored, actor: seller },
        facts,
      )
    expect(again(before)).toMatchObject({
      ok: true,
      value: { answer: 'Sorry.', answeredAt: now.toISOString(), answeredAnew: true },
    })
    for (const refused of [
      { ...before, answeredAnew: true },
      { ...before, editedAt: '2026-02-20T13:00:00Z' },
    ])
      expect(again(refused)).toMatchObject({ issues: [{ code: 'review.answered' }] })
  })
})

test('a category keeps its link when its name is changed or translated', () => {
  expect(categoryRule({ next: { name: 'Showers & Tubs' } })).toMatchObject({
    value: { slug: 'showers-tubs' },
  })
  expect(
    categoryRule({ next: { name: '욕실' }, before: { name: 'Bathroom', slug: 'bathroom' } }),
  ).toMatchObject({ value: { slug: 'bathroom' } })
  expect(categoryRule({ next: { name: ' & ' } }).ok).toBe(false)
})

test('a page of the editors has one address', () => {
  expect([infoPath('terms'), infoPath('faq')]).toEqual(['/terms', '/info/faq'])
})
