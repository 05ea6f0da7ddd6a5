import { describe, expect, test } from 'vitest'
import type { Locale } from '@/domain/locale'
import {
  earlierVersions,
  noticeDay,
  planVersion,
  termsDay,
  termsDayText,
  versionInForce,
  waitingVersion,
  type Publication,
} from '@/domain/pages/terms'
import { issuesOf } from '@/domain/result'

const TODAY = '2026-11-27'
const first = { version: '2025-01', validFrom: '2025-01-01' }
const second = { version: '2026-03-01', validFrom: '2026-03-01' }
const coming = { version: '2027-01-15', validFrom: '2027-01-15' }
const later = { version: '2027-06-01', validFrom: '2027-06-01' }
const all = [later, first, coming, second]

describe('the version of the terms on a day (rule L32)', () => {
  test.each([
    ['2024-12-31', undefined],
    ['2025-01-01', first],
    ['2026-02-28', first],
    ['2026-03-01', second],
    ['2027-01-14', second],
    ['2027-01-15', coming],
    ['2030-01-01', later],
  ])('on %s', (day, version) => expect(versionInForce(all, day)).toBe(version))

  test('the next one waits, the others before are earlier ones, the newest first', () => {
    expect(waitingVersion(all, TODAY)).toBe(coming)
    expect(waitingVersion(all, '2027-06-01')).toBeUndefined()
    expect(earlierVersions(all, TODAY)).toEqual([first])
    expect(earlierVersions(all, '2027-07-01')).toEqual([coming, second, first])
  })

  test.each([
    ['2027-01-15T04:59:59Z', '2027-01-14'],
    ['2027-01-15T05:00:00Z', '2027-01-15'],
    ['2027-07-01T03:59:59Z', '2027-06-30'],
    ['2027-07-01T04:00:00Z', '2027-07-01'],
  ])('begins at midnight in Toronto: %s', (moment, day) => expect(termsDay(new Date(moment))).toBe(day))

  test('its emails begin 30 days before', () => {
    expect(noticeDay('2027-01-15')).toBe('2026-12-16')
    expect(noticeDay('2027-03-10')).toBe('2027-02-08')
  })

  test('is named by its day in three languages', () => {
    expect((['en', 'fr', 'ko'] as const).map((locale) => termsDayText('2027-01-01', locale))).toEqual([
      'January 1, 2027',
      '1er\u00a0janvier 2027',
      '2027년 1월 1일',
    ])
  })
})

describe('publishing the terms', () => {
  const change: Publication = {
    validFrom: '2026-12-27',
    isCorrection: false,
    isSame: false,
    joined: [],
    hasFrench: true,
  }
  const of = (validFrom: string, needsAgreement: boolean, older: Locale[] = []) => {
    return { validFrom, needsAgreement, older }
  }
  const applies = of('2025-01-01', false)
  const first = { validFrom: '2025-01-01', needsAgreement: false, without: [] }
  const plan = (
    asked: Partial<Publication>,
    {
      newest = applies as typeof applies | null,
      before = undefined as typeof applies | undefined,
      isSystem = false,
    } = {},
  ) => planVersion({ ...change, ...asked }, { today: TODAY, newest: newest ?? undefined, before, isSystem })
  const wrong = (...args: Parameters<typeof plan>) =>
    issuesOf(plan(...args)).map(({ code, path }) => `${path} ${code}`)
  const done = (...args: Parameters<typeof plan>) => {
    const result = plan(...args)
    return result.ok ? result.value : result.issues
  }

  test('makes a version that members agree to, 30 days ahead', () => {
    expect(done({})).toEqual({ kind: 'new', validFrom: '2026-12-27', needsAgreement: true, without: [] })
  })

  test('is refused while the French says what it said before', () => {
    const newest = of('2025-01-01', false, ['fr', 'ko'])
    expect(wrong({}, { newest })).toEqual(['content terms.olderFrench'])
    expect(done({ isCorrection: true }, { newest })).toMatchObject({ kind: 'new', without: [] })
  })

  test('leaves out a Korean that says what it said before', () => {
    const newest = of('2025-01-01', false, ['ko'])
    expect(done({}, { newest })).toMatchObject({ kind: 'new', without: ['ko'] })
    const waits = { newest: of('2027-01-15', true), before: newest }
    expect(done({ validFrom: '2027-01-15' }, waits)).toMatchObject({ kind: 'rewritten', without: ['ko'] })
  })

  test.each([
    ['29 days ahead', { validFrom: '2026-12-26' }, 'validFrom terms.notice'],
    ['today', { validFrom: TODAY }, 'validFrom terms.notice'],
    ['a day that has passed', { validFrom: '2026-11-26' }, 'validFrom terms.past'],
    [
      'a correction for a day that has passed',
      { validFrom: '2026-11-26', isCorrection: true },
      'validFrom terms.past',
    ],
    ['the day of the version before', { validFrom: '2025-01-01' }, 'validFrom terms.day'],
    ['a day before that', { validFrom: '2024-05-01' }, 'validFrom terms.day'],
    ['no day', { validFrom: null }, 'validFrom terms.day'],
    ['the same words', { isSame: true }, 'validFrom terms.same'],
    ['no French', { hasFrench: false }, 'content terms.french'],
  ])('is refused with %s', (_, asked, issue) => expect(wrong(asked)).toEqual([issue]))

  test('with the words and day of the version in force changes nothing', () => {
    expect(done({ isSame: true, validFrom: '2025-01-01' })).toEqual({ kind: 'nothing' })
    expect(done({ isSame: true, validFrom: null })).toEqual({ kind: 'nothing' })
  })

  test('in another language joins the version, whenever it is written', () => {
    expect(done({ isSame: true, joined: ['ko'], validFrom: null })).toEqual({ kind: 'rewritten', ...first })
    expect(wrong({ joined: ['ko'], validFrom: null })).toEqual(['validFrom terms.day'])
  })

  test('as a correction is valid from today, and nobody agrees anew', () => {
    expect(done({ validFrom: TODAY, isCorrection: true })).toEqual({
      ...first,
      kind: 'new',
      validFrom: TODAY,
    })
  })

  describe('while a version waits', () => {
    const waits = { newest: of('2027-01-15', true), before: applies }
    const announced = { newest: of('2026-12-27', true), before: applies }

    test('writes it anew until its emails begin, also for another day', () => {
      expect(done({ validFrom: '2027-01-15' }, waits)).toMatchObject({
        kind: 'rewritten',
        validFrom: '2027-01-15',
      })
      expect(done({ isSame: true, validFrom: '2026-12-28' }, waits)).toMatchObject({
        kind: 'rewritten',
        validFrom: '2026-12-28',
      })
      expect(wrong({ validFrom: '2026-12-20' }, waits)).toEqual(['validFrom terms.notice'])
    })

    test('leaves it alone once they have begun', () => {
      expect(wrong({ validFrom: '2026-12-27' }, announced)).toEqual(['validFrom terms.day'])
      expect(wrong({ validFrom: '2026-12-20', isCorrection: true }, announced)).toEqual([
        'validFrom terms.day',
      ])
      expect(done({ validFrom: '2026-12-28', isCorrection: true }, announced)).toMatchObject({ kind: 'new' })
      expect(done({ isSame: true }, announced)).toEqual({ kind: 'nothing' })
    })
  })

  test('for the first time needs neither notice nor agreement, but no day that has passed', () => {
    const none = { newest: null }
    expect(done({ validFrom: null, hasFrench: false }, none)).toEqual({
      ...first,
      kind: 'new',
      validFrom: TODAY,
    })
    expect(wrong({ validFrom: '2026-11-26' }, none)).toEqual(['validFrom terms.past'])
    expect(done({ validFrom: '2025-01-01' }, { ...none, isSystem: true })).toMatchObject({
      validFrom: '2025-01-01',
    })
  })

  test('by the seed joins the languages of one version', () => {
    expect(done({ validFrom: '2025-01-01' }, { isSystem: true })).toEqual({ kind: 'rewritten', ...first })
  })
})
