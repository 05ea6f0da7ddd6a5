import { expect, test } from 'vitest'
import { progressOf } from '@/features/buying/orders/page/progress'

const DAYS = ['pending_payment', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled']
const event = (to: string, day = DAYS.indexOf(to) + 1) => ({
  to,
  by: 'system',
  note: null,
  at: `2026-11-0${day}T12:00:00Z`,
})
const shown = (status: string, ...events: ReturnType<typeof event>[]) =>
  progressOf({ status, events }).map(({ status: step, at, state }) => [step, at?.slice(8, 10) ?? null, state])

test('the bar has five steps, those that are done with their day (rule M61)', () => {
  expect(shown('processing', event('pending_payment'), event('confirmed'), event('processing'))).toEqual([
    ['pending_payment', '01', 'done'],
    ['confirmed', '02', 'done'],
    ['processing', '03', 'done'],
    ['shipped', null, 'ahead'],
    ['delivered', null, 'ahead'],
  ])
})

test('a cancelled order has the steps that it took, and where it ended', () => {
  expect(shown('cancelled', event('pending_payment'), event('confirmed'), event('cancelled'))).toEqual([
    ['pending_payment', '01', 'done'],
    ['confirmed', '02', 'done'],
    ['cancelled', '06', 'off'],
  ])
})

test('an order that late money confirmed again counts from then, and an unknown status has no bar', () => {
  const again = [event('pending_payment'), event('cancelled', 2), event('confirmed', 7)]
  expect(shown('confirmed', ...again).slice(0, 2)).toEqual([
    ['pending_payment', '01', 'done'],
    ['confirmed', '07', 'done'],
  ])
  expect(shown('on_hold', event('pending_payment'))).toEqual([])
})
