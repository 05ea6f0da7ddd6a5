import { describe, expect, it, test } from 'vitest'
import { nextMoves, statesOf } from '@/domain/values/moves'
import { returnTrackingUrl } from '@/domain/orders/returns/carriers'
import { dayOfDue, returnDeadline } from '@/domain/orders/returns/deadlines'
import { mayAccept, mayEscalate, OPEN_RETURNS, RETURN_MOVES, returnTurn } from '@/domain/orders/returns/moves'
import {
  checkPictures,
  checkReturn,
  checkReturnDays,
  checkReturnTerms,
  checkWaybill,
  lastDayFor,
} from '@/domain/orders/returns/request'
import { returnValue } from '@/domain/orders/returns/value'
import { issuesOf } from '@/domain/result'

const codes = (result: Parameters<typeof issuesOf>[0]) =>
  issuesOf(result).map(({ code, path }) => `${path} ${code}`)
const LINES = [
  { item: 'a', left: 5 },
  { item: 'b', left: 0 },
]
const TYPED = { reason: 'damaged', note: '', quantities: { a: '2', b: '' } }
const ask = (more: object) => checkReturn({ ...TYPED, ...more }, LINES)

describe('what is returned (rule M83)', () => {
  it('is so many of each line, with a reason', () => {
    expect(ask({ note: ' wet\r\nbox ' })).toEqual({
      ok: true,
      value: { reason: 'damaged', note: 'wet\nbox', lines: [{ item: 'a', quantity: 2 }] },
    })
  })

  test.each([
    [{ quantities: { a: '6' } }, 'quantity.a return.quantity'],
    [{ quantities: { a: '1.5' } }, 'quantity.a return.quantity'],
    [{ quantities: { b: '1' } }, 'quantity.b return.nothingLeft'],
    [{ quantities: {} }, ' return.nothing'],
    [{ reason: 'constructor' }, 'reason return.chooseReason'],
    [{ note: 'x'.repeat(1001) }, 'note message.tooLong'],
  ])('%j is refused at its field: %s', (more, code) => {
    expect(codes(ask(more))).toEqual([code])
  })

  it('has up to five images, and nothing else', () => {
    const jpeg = { bytes: Buffer.from([0xff, 0xd8, 0xff, 0xe0]) }
    expect(checkPictures(Array.from({ length: 5 }, () => jpeg)).ok).toBe(true)
    expect(codes(checkPictures(Array.from({ length: 6 }, () => jpeg)))).toEqual([
      'pictures return.tooManyPictures',
    ])
    for (const other of ['%PDF-1.7', 'a text'])
      expect(codes(checkPictures([{ bytes: Buffer.from(other) }]))).toEqual(['pictures return.pictureType'])
  })
})

describe('the days for it (rule M84)', () => {
  const deliveredAt = new Date('2026-11-01T03:00:00Z')

  test.each([
    ['damaged', 0, '2027-10-31'],
    ['mind', 30, '2026-11-30'],
    ['mind', null, '2026-11-30'],
    ['mind', 0, null],
  ] as const)(
    'for %s with terms of %s days end on %s, counted from the day in Toronto',
    (reason, returnDays, day) => {
      expect(lastDayFor(reason, { deliveredAt, returnDays })).toBe(day)
    },
  )

  it('are whole, at most a year, or not stated', () => {
    expect(['', ' 14 ', '0', '365'].map((text) => checkReturnDays(text))).toEqual(
      [null, 14, 0, 365].map((value) => ({ ok: true, value })),
    )
    expect(['366', '-1', '1.5', 'x'].map((text) => codes(checkReturnDays(text)))).toEqual(
      Array.from({ length: 4 }, () => ['returnDays return.days']),
    )
  })
})

describe('the table of moves (rule M85)', () => {
  it('leaves each step to one side, and decisions to staff', () => {
    expect(nextMoves(RETURN_MOVES, 'requested', 'seller')).toEqual(['accepted', 'refunded', 'declined'])
    expect(nextMoves(RETURN_MOVES, 'accepted', 'buyer')).toEqual(['sent', 'escalated', 'withdrawn'])
    expect(nextMoves(RETURN_MOVES, 'received', 'buyer')).toEqual(['escalated'])
    expect(nextMoves(RETURN_MOVES, 'escalated', 'admin')).toEqual(['accepted', 'refunded', 'declined'])
    for (const status of statesOf(RETURN_MOVES)) {
      expect(nextMoves(RETURN_MOVES, status, 'editor')).toEqual([])
      expect(OPEN_RETURNS.includes(status)).toBe(returnTurn(status) !== null || status === 'escalated')
    }
  })

  it('are not accepted by staff once the goods are on their way back or paid back (rule A32)', () => {
    const escalated = { sentAt: null, receivedAt: null, refunded: 0 }
    expect(mayAccept(escalated)).toBe(true)
    expect(mayAccept({ ...escalated, sentAt: '2026-11-02T10:00:00Z' })).toBe(false)
    expect(mayAccept({ ...escalated, receivedAt: '2026-11-05T10:00:00Z' })).toBe(false)
    expect(mayAccept({ ...escalated, refunded: 1 })).toBe(false)
  })

  it('lets the buyer ask staff about a no or a part for two weeks, and not about their own decision (rule M90)', () => {
    const ended = {
      status: 'declined',
      decidedAt: null,
      endedAt: '2026-11-01T00:00:00Z',
      value: 100,
      refunded: 0,
    } as const
    const on = (day: string) => new Date(`${day}T00:00:00Z`)
    expect(mayEscalate(ended, on('2026-11-14'))).toBe(true)
    expect(mayEscalate(ended, on('2026-11-15'))).toBe(false)
    expect(mayEscalate({ ...ended, decidedAt: '2026-11-01T00:00:00Z' }, on('2026-11-02'))).toBe(false)
    expect(mayEscalate({ ...ended, status: 'refunded', refunded: 99 }, on('2026-11-02'))).toBe(true)
    expect(mayEscalate({ ...ended, status: 'refunded', refunded: 100 }, on('2026-11-02'))).toBe(false)
  })

  it('gives each step a last day in Toronto, with a reminder before (rules M89, T35)', () => {
    const due = returnDeadline('requested', new Date('2026-11-30T02:00:00Z'))
    expect(due).toEqual({
      day: '2026-12-04',
      dueAt: '2026-12-05T05:00:00.000Z',
      remindAt: '2026-12-03T05:00:00.000Z',
    })
    expect(dayOfDue(due?.dueAt ?? '')).toBe('2026-12-04')
    expect(returnDeadline('escalated')).toBeNull()
  })
})

describe('the terms of the way back (rules M86, M87)', () => {
  it('let only a change of mind be sent at the cost of the buyer', () => {
    const typed = { address: '12 Dock Street\nToronto', freight: 'buyer' }
    expect(checkReturnTerms(typed, 'wrong')).toMatchObject({ value: { freight: 'seller' } })
    expect(checkReturnTerms(typed, 'mind')).toMatchObject({ value: { freight: 'buyer' } })
    expect(codes(checkReturnTerms({ address: ' ', freight: 'nobody' }, 'mind'))).toEqual([
      'address return.address',
      'freight return.freight',
    ])
  })

  it('ask for the number of a carrier, and for none of one’s own delivery', () => {
    expect(codes(checkWaybill({ carrier: 'ups', trackingNumber: ' ' }))).toEqual([
      'trackingNumber return.trackingNumber',
    ])
    expect(codes(checkWaybill({ carrier: 'pigeon', trackingNumber: '1' }))).toEqual([
      'carrier return.carrier',
    ])
    expect(checkWaybill({ carrier: 'other', trackingNumber: '' }).ok).toBe(true)
    expect(returnTrackingUrl('ups', '1Z 9')).toBe('https://www.ups.com/track?tracknum=1Z%209')
    expect(returnTrackingUrl('other', '1')).toBeNull()
  })
})

describe('a full refund (rule M88)', () => {
  const taxed = { subtotal: 10_001, shipping: 1_999, taxes: [{ amount: 1_560, base: 12_000 }] }

  it('is the goods with their tax, and of goods at fault their share of the shipping', () => {
    const two = [{ unitPrice: 1000, quantity: 2 }]
    // 13% of 2,000, and of 2,000 with 400 of the shipping.
    expect(returnValue(taxed, two, false)).toBe(2_260)
    expect(returnValue(taxed, two, true)).toBe(2_712)
    expect(returnValue({ ...taxed, taxes: [{ amount: 1_300, base: 10_001 }] }, two, true)).toBe(2_660)
  })
})
