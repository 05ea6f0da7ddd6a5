import { describe, expect, test } from 'vitest'
import {
  bucketsOf,
  countDays,
  monthsAgo,
  oldestDay,
  rangeQuery,
  readFigureRange,
} from '@/domain/analytics/figure-range'

const TODAY = '2026-03-31'

describe('a range of days', () => {
  test.each([
    ['7', '2026-03-25', '2026-03-18', '2026-03-24'],
    ['30', '2026-03-02', '2026-01-31', '2026-03-01'],
    ['90', '2026-01-01', '2025-10-03', '2025-12-31'],
    ['12m', '2025-04-01', '2024-04-01', '2025-03-31'],
  ])('of %s days or months ends today, beside as many days before', (range, from, beforeFrom, beforeTo) => {
    const read = readFigureRange({ range }, TODAY)
    expect(read).toEqual({
      choice: range,
      from,
      to: TODAY,
      before: { from: beforeFrom, to: beforeTo },
      isRefused: false,
    })
    expect(countDays({ from: beforeFrom, to: beforeTo })).toBe(countDays(read))
  })

  test.each([{}, { range: 'all' }, { range: ['7', '90'] }, { range: '12M' }])(
    'is the usual one for %j',
    (asked) => {
      expect(readFigureRange(asked, TODAY)).toMatchObject({ choice: '30', isRefused: false })
    },
  )

  test('of one’s own is a day or many, back to what is kept', () => {
    const own = { from: '2026-03-31', to: '2026-03-31' }
    expect(readFigureRange(own, TODAY)).toMatchObject({
      ...own,
      choice: 'own',
      before: { from: '2026-03-30', to: '2026-03-30' },
    })
    const all = readFigureRange({ from: oldestDay(TODAY), to: TODAY }, TODAY)
    expect(all).toMatchObject({ choice: 'own', from: '2024-02-29', before: null, isRefused: false })
    expect(rangeQuery(all).toString()).toBe('from=2024-02-29&to=2026-03-31')
  })

  test.each([
    ['2026-04-01', '2026-04-01'],
    ['2026-03-10', '2026-03-09'],
    ['2024-02-28', '2026-03-01'],
    ['2026-02-30', '2026-03-01'],
    ['2026-03-01', ''],
    ['', '2026-03-01'],
    ["' or 1=1", '2026-03-01'],
    ['+002026-03-01', '2026-03-02'],
  ])('from %s to %s is refused', (from, to) => {
    expect(readFigureRange({ from, to, range: '7' }, TODAY)).toMatchObject({ choice: '30', isRefused: true })
  })

  test('counts months back to the last day of short ones', () => {
    expect([monthsAgo('2026-03-31', 1), monthsAgo('2024-03-31', 1), monthsAgo('2026-01-15', 13)]).toEqual([
      '2026-02-28',
      '2024-02-29',
      '2024-12-15',
    ])
  })
})

describe('the bars of a range', () => {
  test('are days while there are few, else months', () => {
    const days = bucketsOf({ from: '2026-01-01', to: '2026-04-02' })
    expect([days.by, days.buckets.length]).toEqual(['day', 92])
    const months = bucketsOf({ from: '2025-12-31', to: '2026-04-02' })
    expect(months).toEqual({
      by: 'month',
      buckets: [
        { from: '2025-12-31', to: '2025-12-31' },
        { from: '2026-01-01', to: '2026-01-31' },
        { from: '2026-02-01', to: '2026-02-28' },
        { from: '2026-03-01', to: '2026-03-31' },
        { from: '2026-04-01', to: '2026-04-02' },
      ],
    })
  })
})
