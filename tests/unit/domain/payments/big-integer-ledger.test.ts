import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '@/domain/values/calendar'
import { orderRefundEntries, orderSaleEntries, ledgerTotal } from '@/domain/payments/order-ledger'
import {
  adjustmentEntries,
  commissionTaxEntries,
  payoutEntries,
  type LedgerEntry,
} from '@/domain/payments/ledger'
import { requestable, sellerBalance, type OrderEntry } from '@/domain/payments/payouts/payout'
import {
  EARNED,
  fillMonths,
  fullHeight,
  lastTwelve,
  monthOf,
  monthsBetween,
} from '@/domain/payments/payouts/revenue'
import { statementOf } from '@/domain/payments/payouts/statement'

/** One entry of a seller, dated; the ledger of these tests adds them up as big integers. */
type Dated = OrderEntry & { day: string }

const cents = fc.integer({ min: 0, max: 90_000_000_000 })
const day = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2025-01-01', days))
const order = fc.record({ goods: cents, shipping: cents, sellerTax: cents, platformTax: cents })

type Event = { day: string; isSettled: boolean; entries: LedgerEntry[]; order: boolean }

const sale: fc.Arbitrary<Event> = fc
  .tuple(
    order,
    fc.integer({ min: 0, max: 500_000 }),
    day,
    fc.boolean(),
    fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 }),
  )
  .map(([amounts, commissionPpm, at, isSettled, shares]) => {
    const whole = { ...amounts, commissionPpm, currency: 'CAD' as const }
    let before = 0
    const refunds = shares.flatMap((share) => {
      const now = Math.floor((ledgerTotal(whole) - before) * share)
      const entries = now > 0 ? orderRefundEntries(whole, before, now) : []
      before += now
      return entries
    })
    return { day: at, isSettled, order: true, entries: [...orderSaleEntries(whole), ...refunds] }
  })
const payout: fc.Arbitrary<Event> = fc
  .tuple(fc.integer({ min: 1, max: 1e9 }), day, fc.boolean())
  .map(([amount, at, isReturned]) => ({
    day: at,
    isSettled: true,
    order: false,
    entries: [...payoutEntries(amount, 'CAD'), ...(isReturned ? payoutEntries(-amount, 'CAD') : [])],
  }))
const adjustment: fc.Arbitrary<Event> = fc
  .tuple(fc.integer({ min: -1e9, max: 1e9 }), day)
  .map(([amount, at]) => ({
    day: at,
    isSettled: true,
    order: false,
    entries: adjustmentEntries(amount, 'CAD'),
  }))

const commissionTax: fc.Arbitrary<Event> = fc
  .tuple(fc.integer({ min: -1e9, max: 1e9 }), day)
  .map(([amount, at]) => ({
    day: at,
    isSettled: true,
    order: false,
    entries: commissionTaxEntries(amount, 'CAD'),
  }))

const events = fc.array(fc.oneof(sale, payout, adjustment, commissionTax), { maxLength: 30 })

/** The seller's entries of all events, and which of their orders are settled. */
function ledgerOf(all: Event[]) {
  const entries = all.flatMap(({ entries, ...event }, at): Dated[] =>
    entries.map((entry) => ({ ...entry, day: event.day, orderId: event.order ? `order-${at}` : null })),
  )
  const settled = new Set(all.flatMap(({ isSettled }, at) => (isSettled ? [`order-${at}`] : [])))
  return { entries, own: entries.filter(({ account }) => account === 'seller'), settled }
}
const exactly = (entries: readonly LedgerEntry[]) =>
  entries.reduce((sum, { amount }) => sum + BigInt(amount), 0n)

describe('against a ledger of big integers', () => {
  test('every set sums to zero, and balances are exact', () => {
    fc.assert(
      fc.property(events, fc.integer({ min: 0, max: 1e9 }), (all, open) => {
        const { entries, own, settled } = ledgerOf(all)
        for (const { entries: set } of all) expect(exactly(set)).toBe(0n)
        const { available, pending } = sellerBalance(entries, 'CAD', settled)
        const isPending = ({ orderId }: Dated) => Boolean(orderId) && !settled.has(orderId ?? '')
        expect(BigInt(available)).toBe(exactly(own.filter((entry) => !isPending(entry))))
        expect(BigInt(pending)).toBe(exactly(own.filter(isPending)))
        expect(BigInt(requestable({ available, open }))).toBe(BigInt(available) - BigInt(open))
      }),
    )
  })

  test('bars are the revenue of their months, and none is higher than full', () => {
    fc.assert(
      fc.property(events, day, (all, today) => {
        const { own } = ledgerOf(all)
        const earned = own.filter(({ kind }) => EARNED.includes(kind))
        const known = [...new Set(earned.map((entry) => monthOf(entry.day)))].map((month) => ({
          month,
          revenue: Number(exactly(earned.filter((entry) => monthOf(entry.day) === month))),
        }))
        const bars = fillMonths(lastTwelve(today), known)
        expect(bars).toHaveLength(12)
        expect(bars.at(-1)?.month).toBe(monthOf(today))
        const first = bars[0]?.month ?? ''
        const shown = earned.filter(
          (entry) => monthOf(entry.day) >= first && monthOf(entry.day) <= monthOf(today),
        )
        expect(bars.reduce((sum, { revenue }) => sum + BigInt(revenue), 0n)).toBe(exactly(shown))
        const full = fullHeight(bars.map(({ revenue }) => revenue))
        expect(full).toBeGreaterThanOrEqual(2_500_000)
        for (const { revenue } of bars) expect(revenue).toBeLessThanOrEqual(full)
      }),
    )
  })

  test('statements follow on each other, month by month, to the balance of the ledger', () => {
    fc.assert(
      fc.property(events, (all) => {
        const { own } = ledgerOf(all)
        let opening = 0
        for (const month of monthsBetween('2025-01', '2026-12')) {
          const lines = own
            .filter((entry) => monthOf(entry.day) === month)
            .map(({ kind, amount, day: at, orderId = null }) => ({
              at,
              kind,
              amount,
              order: orderId,
              note: null,
            }))
          const statement = statementOf(opening, lines)
          expect(statement.opening).toBe(opening)
          expect(statement.lines.at(-1)?.balance ?? opening).toBe(statement.closing)
          expect(statement.sums.reduce((sum, { amount }) => sum + BigInt(amount), BigInt(opening))).toBe(
            BigInt(statement.closing),
          )
          opening = statement.closing
        }
        expect(BigInt(opening)).toBe(exactly(own))
      }),
    )
  })
})

test('the twelve months end with this one', () => {
  expect(lastTwelve('2026-11-23')).toEqual(monthsBetween('2025-12', '2026-11'))
  expect(lastTwelve('2026-12-31')[0]).toBe('2026-01')
})

test('a full bar is 25,000 dollars, or the largest month (rule M12)', () => {
  expect(fullHeight([0, 2_499_999, -5])).toBe(2_500_000)
  expect(fullHeight([2_500_001])).toBe(2_500_001)
  expect(fullHeight([])).toBe(2_500_000)
})
