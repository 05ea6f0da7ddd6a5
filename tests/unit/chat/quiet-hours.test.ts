import { describe, expect, it } from 'vitest'
import { awakeCountries } from '@/domain/talk/quiet-hours'
import { excerptOf } from '@/domain/talk/excerpt-of'

describe('emails about messages', () => {
  it.each([
    ['8:00 in Toronto in winter', '2026-01-05T13:00:00Z', ['CA']],
    ['7:59 in Toronto in winter', '2026-01-05T12:59:00Z', []],
    ['20:59 in Toronto in summer, 9:59 in Seoul', '2026-07-07T00:59:00Z', ['CA', 'KR']],
    ['21:00 in Toronto in summer', '2026-07-07T01:00:00Z', ['KR']],
    ['21:00 in Seoul, 7:00 in Toronto', '2026-01-05T12:00:00Z', []],
    ['20:30 in Seoul', '2026-01-05T11:30:00Z', ['KR']],
  ] as const)('are sent where it is day: %s', (_, at, awake) => {
    expect(awakeCountries(new Date(at))).toEqual(awake)
  })

  it('quote the first 300 characters of what is new', () => {
    expect(excerptOf(['One.', '', 'Two.'])).toBe('One.\nTwo.')
    expect(excerptOf(['마'.repeat(400)])).toBe(`${'마'.repeat(300)}…`)
    expect(excerptOf([''])).toBe('')
  })
})
