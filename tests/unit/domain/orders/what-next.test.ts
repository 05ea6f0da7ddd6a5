import { expect, test } from 'vitest'
import { whatNext, type NextFacts } from '@/domain/orders/what-next'

const NOW = new Date('2026-12-01T17:00:00Z')
const ORDER: NextFacts = {
  status: 'confirmed',
  isQuoteWaiting: false,
  payment: null,
  isReported: false,
  arrival: { key: 'range', minDays: 10, maxDays: 14 },
  confirmedAt: new Date('2026-11-30T17:00:00Z'),
  shippedAt: null,
  estimate: null,
}
const next = (facts: Partial<NextFacts>) => whatNext({ ...ORDER, ...facts }, NOW)
const unpaid = (facts: Partial<NextFacts>) => next({ status: 'pending_payment', confirmedAt: null, ...facts })

test('an unpaid order waits for its quote, its bank, or is to be paid by a day (rule M60)', () => {
  const payment = { expiresAt: '2026-12-03T17:00:00Z', isUnderWay: false }
  expect(unpaid({ payment, isQuoteWaiting: true })).toEqual({ kind: 'quote' })
  expect(unpaid({ payment: { ...payment, isUnderWay: true } })).toEqual({ kind: 'processing' })
  expect(unpaid({ payment })).toEqual({ kind: 'pay', by: payment.expiresAt })
  expect(unpaid({ payment: { ...payment, expiresAt: null } })).toBeNull()
})

test('an order on its way says when it arrives, from Canada when it is shipped, then that the carrier has it', () => {
  expect(next({})).toMatchObject({ kind: 'arrives', days: { from: '2026-12-10', to: '2026-12-14' } })
  const soon = { arrival: { key: 'soon', minDays: 2, maxDays: 3 } } as const
  expect(next({ ...soon })).toEqual({ kind: 'ships', by: '2026-12-03' })
  expect(next({ ...soon, status: 'shipped', shippedAt: NOW })).toEqual({ kind: 'carrier' })
  expect(next({ arrival: null })).toBeNull()
})

test('of days that are over only a new estimate is said', () => {
  const late = { confirmedAt: new Date('2026-11-01T17:00:00Z') }
  expect(next(late)).toBeNull()
  const estimate = { from: '2026-12-20', to: '2026-12-24' }
  expect(next({ ...late, estimate })).toEqual({ kind: 'estimate', days: estimate })
  expect(next({ ...late, estimate: { from: '2026-11-24', to: '2026-11-30' } })).toBeNull()
})

test('a delivery that only the seller reported is to be confirmed; after that, and of a cancelled order, nothing comes', () => {
  expect(next({ status: 'delivered', isReported: true })).toEqual({ kind: 'confirm' })
  expect(next({ status: 'delivered' })).toBeNull()
  expect(next({ status: 'cancelled' })).toBeNull()
  expect(next({ status: 'on_hold' })).toBeNull()
})
