import { describe, expect, it } from 'vitest'
import { awakePlaces } from '@/domain/talk/emails/quiet-hours'
import { excerptOf } from '@/domain/talk/excerpt-of'

describe('emails about messages', () => {
  it.each([
    ['8:00 in Toronto, 7:00 in Winnipeg, 5:00 in Vancouver', '2026-01-05T13:00:00Z', 'NB NL NS ON PE QC NU'],
    ['7:59 in Toronto, 9:29 in St. John’s', '2026-01-05T12:59:00Z', 'NB NL NS PE'],
    ['21:00 in Vancouver and midnight in Toronto', '2026-07-07T04:00:00Z', 'KR'],
    ['20:59 in Vancouver, when Toronto sleeps', '2026-07-07T03:59:00Z', 'BC KR YT'],
    ['20:59 in Toronto, 9:59 in Seoul', '2026-07-07T00:59:00Z', 'AB BC KR MB NT NU ON QC SK YT'],
    ['20:30 in Seoul', '2026-01-05T11:30:00Z', 'KR NL'],
  ])('are sent where it is day: %s', (_, at, awake) => {
    expect(awakePlaces(new Date(at)).toSorted()).toEqual(awake.split(' ').toSorted())
  })

  it('quote the first 300 characters of what is new', () => {
    expect(excerptOf(['One.', '', 'Two.'])).toBe('One.\nTwo.')
    expect(excerptOf(['마'.repeat(400)])).toBe(`${'마'.repeat(300)}…`)
    expect(excerptOf([''])).toBe('')
  })
})
