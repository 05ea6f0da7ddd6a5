import { describe, expect, it } from 'vitest'
import { isSupportOpen, supportHours } from '@/domain/talk/support/support-hours'
import en from '@/messages/en'
import fr from '@/messages/fr'
import ko from '@/messages/ko'

describe('Maru answers', () => {
  it.each([
    ['Monday 9:00 in summer', '2026-07-06T13:00:00Z', true],
    ['Monday 8:59 in summer', '2026-07-06T12:59:00Z', false],
    ['Monday 9:00 in winter', '2026-01-05T14:00:00Z', true],
    ['Friday 17:59', '2026-01-09T22:59:00Z', true],
    ['Friday 18:00', '2026-01-09T23:00:00Z', false],
    ['Saturday noon', '2026-01-10T17:00:00Z', false],
    ['Sunday noon', '2026-01-11T17:00:00Z', false],
  ])('on working days from 9 to 18 in Toronto: %s', (_, at, isOpen) => {
    expect(isSupportOpen(new Date(at))).toBe(isOpen)
  })

  it('from 23 to 8 o’clock as Seoul has it in winter', () => {
    const now = new Date('2026-01-05T14:20:00Z')
    expect(supportHours(now, 'ko', 'Asia/Seoul')).toEqual({ from: '23:00', to: '08:00' })
  })

  it('by a sentence that says whose hours they are', () => {
    expect(en.support.hours).toContain('{to} Toronto time')
    expect(fr.support.hours).toContain('{to}, heure de Toronto')
    expect(ko.support.hours).toContain('토론토 시간 기준')
  })
})
