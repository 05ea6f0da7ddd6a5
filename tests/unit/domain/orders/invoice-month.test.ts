import { expect, test } from 'vitest'
import { boundsOf, filesFor, monthsOf, monthPart } from '@/domain/orders/documents/invoice-month'

test('a month is one of Toronto, also where the clocks change in it', () => {
  expect(boundsOf('2026-11')).toEqual({
    from: new Date('2026-11-01T04:00:00Z'),
    to: new Date('2026-12-01T05:00:00Z'),
  })
})

test.each(['', '2026', '2026-13', '2026-1', '11-2026', '2026-11-01', '1999-12', "2026-11' or 1"])(
  '"%s" is no month',
  (month) => expect(boundsOf(month)).toBeNull(),
)

test('months are listed from the newest to the oldest', () => {
  expect(monthsOf('2025-11', '2026-02')).toEqual(['2026-02', '2026-01', '2025-12', '2025-11'])
})

test('a month has as many files as its invoices fill', () => {
  expect([0, 1, 500, 501].map(filesFor)).toEqual([0, 1, 1, 2])
  expect([null, '1', '12', '0', '-1', '1.5', '100', 'x'].map(monthPart)).toEqual([
    1,
    1,
    12,
    ...[null, null, null, null, null],
  ])
})
