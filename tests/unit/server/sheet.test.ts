import { expect, test } from 'vitest'
import { formatDays } from '@/domain/values/calendar'
import { printable } from '@/server/texts/pdf/sheet'

test.each(['en', 'fr', 'ko'] as const)('a range of days is printed without boxes: %s', (locale) => {
  const days = formatDays('2026-11-17', '2026-12-02', locale)
  expect(printable(days)).toBe(days)
  expect(days).not.toMatch(/[\u2000-\u200a\u202f]/)
})

test('narrow spaces are printed as a common one, and what the fonts lack as a box', () => {
  expect(printable('17\u2009–\u200926, 16\u202fh, \u{1f600}')).toBe('17\u00a0–\u00a026, 16\u00a0h, □')
})
