import { describe, expect, it } from 'vitest'
import { formatDays } from '@/domain/values/calendar'
import { dateFormat, hourFormat, momentFormat, type Locale } from '@/domain/locale'
import { supportHours } from '@/domain/talk/support/support-hours'

const FIRST = new Date('2026-11-01T16:11:00Z')
const LATER = new Date('2026-11-21T16:11:00Z')

describe('a date in French', () => {
  it('calls the first of a month premier, and no other day', () => {
    const long = dateFormat('fr', { dateStyle: 'long', timeZone: 'UTC' })
    expect(long.format(FIRST)).toBe('1er\u00a0novembre 2026')
    expect(long.format(LATER)).toBe('21\u00a0novembre 2026')
    expect(dateFormat('fr', { dateStyle: 'full', timeZone: 'UTC' }).format(FIRST)).toBe(
      'dimanche 1er\u00a0novembre 2026',
    )
  })

  it('leaves days in figures alone', () => {
    expect(dateFormat('fr', { dateStyle: 'short', timeZone: 'UTC' }).format(FIRST)).toBe('2026-11-01')
  })

  it('lets no line break inside a day or an hour', () => {
    expect(momentFormat('fr', 'UTC').format(FIRST)).toBe('1er\u00a0nov. 2026, 16\u00a0h\u00a011')
    expect(hourFormat('fr', 'UTC').format(LATER)).toBe('16\u00a0h\u00a011')
    expect(hourFormat('fr', 'UTC').format(new Date('2026-11-21T09:05:00Z'))).toBe('9\u00a0h\u00a005')
  })

  it('does so at both ends of a range', () => {
    expect(formatDays('2026-11-01', '2026-11-07', 'fr')).toBe('1er\u00a0–\u00a07\u00a0novembre')
    expect(formatDays('2027-01-02', '2027-01-08', 'en', '2026-12-01')).toBe(
      'January 2 – 8, 2027'.replaceAll(' – ', '–'),
    )
    expect(formatDays('2026-10-30', '2026-11-01', 'fr')).toMatch(/^30\u00a0octobre\s–\s1er\u00a0novembre$/)
  })

  it.each([
    ['en', 'Dec\u00a029\u00a0–\u00a0Jan\u00a06', 'Jan 3–12'],
    ['fr', '29\u00a0déc.\u00a0–\u00a06\u00a0janv.', '3\u00a0–\u00a012\u00a0janv.'],
    ['ko', '12월\u00a029일\u2060~1월\u00a06일', '1월 3일\u2060~12일'],
  ] as const)('says no year in short of days that are near, in %s', (locale, over, after) => {
    const plain = (text: string) => text.replaceAll('\u00a0', ' ')
    const short = (from: string, to: string) => plain(formatDays(from, to, locale, '2026-11-29', 'short'))
    expect(short('2026-12-29', '2027-01-06')).toBe(plain(over))
    expect(short('2027-01-03', '2027-01-12')).toBe(plain(after))
    expect(short('2027-06-03', '2027-06-12')).toContain('2027')
  })

  it('breaks no line within a short range in Korean', () => {
    for (const [from, to] of [
      ['2026-12-10', '2026-12-14'],
      ['2026-12-28', '2027-01-03'],
      ['2027-11-28', '2027-12-03'],
    ] as const)
      expect(formatDays(from, to, 'ko', '2026-11-29', 'short')).toMatch(/^[^ ~]+\u2060~[^ ~]+$/)
  })

  it('names no minutes of a full hour', () => {
    const now = new Date('2026-01-05T14:20:00Z')
    expect(supportHours(now, 'fr', 'America/Toronto')).toEqual({ from: '9\u00a0h', to: '18\u00a0h' })
    expect(supportHours(now, 'fr', 'America/St_Johns')).toEqual({
      from: '10\u00a0h\u00a030',
      to: '19\u00a0h\u00a030',
    })
  })
})

describe('a date in another language', () => {
  it.each<[Locale, string]>([
    ['en', 'Nov 1, 2026'],
    ['ko', '2026. 11. 1.'],
  ])('is as Intl writes it: %s', (locale, text) => {
    expect(dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(FIRST)).toBe(text)
  })
})
