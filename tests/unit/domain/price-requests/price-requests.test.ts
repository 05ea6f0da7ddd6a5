import { describe, expect, it, test } from 'vitest'
import { nextMoves, statesOf } from '@/domain/values/moves'
import { actorSide } from '@/domain/cart/price-requests/acting'
import { PRICE_REQUEST_MOVES, requestTurn } from '@/domain/cart/price-requests/moves'
import { checkOffer, endOf } from '@/domain/cart/price-requests/offer'
import { checkRequest } from '@/domain/cart/price-requests/request'
import { issuesOf } from '@/domain/result'

const TODAY = '2026-11-29'
const LINE = { product: 'p', quantity: '300', target: '15.99' }
const TYPED = {
  lines: [LINE],
  neededBy: '',
  postalCode: 't2g4n6',
  note: '',
  questions: ['csa', 'gold', 'csa'],
}
const OFFER = { prices: ['15.99'], freight: '0', minDays: '20', maxDays: '20', validUntil: TODAY, note: '' }
const codes = (result: Parameters<typeof issuesOf>[0]) =>
  issuesOf(result).map(({ code, path }) => `${path} ${code}`)
const ask = (more: object, locale: 'en' | 'fr' = 'en') =>
  checkRequest({ ...TYPED, ...more }, { today: TODAY, locale })
const offer = (more: object, quantities = [300]) =>
  checkOffer({ ...OFFER, ...more }, { quantities, today: TODAY, locale: 'en' })

describe('a price request', () => {
  it('is read as it was typed: whole pieces, cents, a postal code in capitals, each question once', () => {
    expect(ask({})).toEqual({
      ok: true,
      value: {
        lines: [{ product: 'p', quantity: 300, targetPrice: 1599 }],
        neededBy: null,
        postalCode: 'T2G 4N6',
        note: '',
        questions: ['csa'],
      },
    })
    expect(ask({ lines: [{ ...LINE, quantity: '1,200', target: '' }] })).toMatchObject({
      value: { lines: [{ quantity: 1200, targetPrice: null }] },
    })
    expect(ask({ lines: [{ ...LINE, target: '15,99 $' }] }, 'fr')).toMatchObject({
      value: { lines: [{ targetPrice: 1599 }] },
    })
  })

  it.each([
    [{ lines: [{ ...LINE, quantity: '0' }] }, 'quantity.0 priceRequest.quantity'],
    [{ lines: [{ ...LINE, quantity: 'ten' }] }, 'quantity.0 priceRequest.quantity'],
    [{ lines: [{ ...LINE, target: '0' }] }, 'target.0 priceRequest.price'],
    [{ lines: [{ ...LINE, target: '1000000' }] }, 'target.0 priceRequest.price'],
    [{ lines: [{ ...LINE, target: '1.555' }] }, 'target.0 money.partsOfCent'],
    [{ neededBy: '2026-11-28' }, 'neededBy priceRequest.past'],
    [{ neededBy: '2027-11-30' }, 'neededBy priceRequest.far'],
    [{ neededBy: 'soon' }, 'neededBy priceRequest.day'],
    [{ postalCode: '10001-1234' }, 'postalCode address.canadaOnly'],
    [{ postalCode: '' }, 'postalCode address.postalCodeCA'],
  ])('is refused at its field: %j', (wrong, code) => {
    expect(codes(ask(wrong))).toEqual([code])
  })

  it('may be needed today, and in a year', () => {
    expect(ask({ neededBy: TODAY }).ok && ask({ neededBy: '2027-11-29' }).ok).toBe(true)
  })
})

describe('an offer', () => {
  it('is in whole cents, and valid to the end of its last day in Toronto', () => {
    expect(offer({})).toMatchObject({ ok: true, value: { prices: [1599], freight: 0, validUntil: TODAY } })
    expect(endOf(TODAY).toISOString()).toBe('2026-11-30T05:00:00.000Z')
    expect(endOf('2026-07-01').toISOString()).toBe('2026-07-02T04:00:00.000Z')
  })

  it.each([
    [{ prices: [] }, 'price.0 money.invalid'],
    [{ prices: ['0'] }, 'price.0 priceRequest.price'],
    [{ freight: '-1' }, 'freight money.invalid'],
    [{ freight: '1000000' }, 'freight money.tooLarge'],
    [{ minDays: '0' }, 'minDays priceRequest.days'],
    [{ maxDays: '366' }, 'maxDays priceRequest.days'],
    [{ maxDays: '19' }, 'maxDays priceRequest.daysOrder'],
    [{ validUntil: '2026-11-28' }, 'validUntil priceRequest.past'],
    [{ validUntil: '2027-02-28' }, 'validUntil priceRequest.far'],
    [{ validUntil: '2026-02-30' }, 'validUntil priceRequest.day'],
    [{ prices: ['999999.99'] }, ' priceRequest.total'],
  ])('is refused at its field: %j', (wrong, code) => {
    expect(codes(offer(wrong))).toEqual([code])
  })
})

test('each state names who goes on, and nobody leaves what is over but late money', () => {
  const table = Object.fromEntries(
    statesOf(PRICE_REQUEST_MOVES).map((state) => [
      state,
      (['buyer', 'seller', 'system'] as const).map((actor) =>
        nextMoves(PRICE_REQUEST_MOVES, state, actor).join(' '),
      ),
    ]),
  )
  expect(table).toEqual({
    requested: ['withdrawn', 'offered declined', 'expired'],
    offered: ['requested accepted declined', 'offered withdrawn', 'expired'],
    accepted: ['ordered withdrawn', '', 'ordered expired'],
    ordered: ['', '', 'accepted expired'],
    declined: ['', '', ''],
    withdrawn: ['', '', ''],
    expired: ['', '', 'ordered'],
  })
  expect([requestTurn('requested'), requestTurn('offered'), requestTurn('ordered')]).toEqual([
    'seller',
    'buyer',
    null,
  ])
})

test('only the two sides act, the seller while active', () => {
  const sides = { buyer: 'b', seller: 's' }
  expect(actorSide(sides, { kind: 'seller', id: 'b', status: 'suspended' })).toBe('buyer')
  expect(actorSide(sides, { kind: 'seller', id: 's', status: 'active' })).toBe('seller')
  expect(actorSide(sides, { kind: 'seller', id: 's', status: 'suspended' })).toBeUndefined()
  expect(actorSide(sides, { kind: 'buyer', id: 'x' })).toBeUndefined()
  expect(actorSide(sides, { kind: 'staff', id: 'b', role: 'admin' })).toBeUndefined()
  expect(actorSide(sides, { kind: 'visitor' })).toBeUndefined()
})
