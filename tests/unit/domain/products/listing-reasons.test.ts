import { describe, expect, it } from 'vitest'
import { listingAdvice, type ChangeNote, type ReasonFacts } from '@/domain/products/listing/listing-reasons'

const NOW = new Date('2026-05-20T12:00:00Z')
const SINCE = '2026-05-01T09:00:00Z'

/** An approved product of an active seller that lacks nothing. */
const GOOD: ReasonFacts = {
  sellerStatus: 'active',
  status: 'approved',
  statusReason: null,
  changesAsked: null,
  archivedAt: null,
  waitingSince: SINCE,
  available: 40,
  madeToOrder: false,
  change: null,
  named: ['en', 'fr', 'ko'],
  described: ['en', 'fr', 'ko'],
  shippingCountry: 'KR',
  hsCode: '8481.80',
  hasBox: true,
  leadTimeDays: 14,
  pictures: 3,
}
const advice = (facts: Partial<ReasonFacts>) => listingAdvice({ ...GOOD, ...facts }, NOW)
const reasons = (facts: Partial<ReasonFacts>) => advice(facts).reasons
const helps = (facts: Partial<ReasonFacts>) => advice(facts).helps
const change = (status: ChangeNote['status'], more: Partial<ChangeNote> = {}): ChangeNote => ({
  status,
  reason: null,
  sentAt: SINCE,
  decidedAt: null,
  ...more,
})

it('has nothing to say of a product that is in the shop and lacks nothing', () => {
  expect(advice({})).toEqual({ reasons: [], helps: [] })
})

describe('why a product is not in the shop (rule C48)', () => {
  it.each(['suspended', 'pending', 'rejected'] as const)('the account is not active: %s', (sellerStatus) => {
    expect(reasons({ sellerStatus })).toEqual([{ code: 'account' }])
  })

  it('it waits, since a time', () => {
    expect(reasons({ status: 'pending' })).toEqual([{ code: 'waiting', since: SINCE }])
  })

  it('it waits for its seller, with what staff asked for', () => {
    const words = 'Which steel is it?'
    expect(reasons({ status: 'pending', changesAsked: words })).toEqual([{ code: 'changesAsked', words }])
    expect(reasons({ status: 'approved', changesAsked: words })).toEqual([])
  })

  it('it was declined, with the words of the staff', () => {
    const words = 'Which steel is it?\nSay the grade.'
    expect(reasons({ status: 'rejected', statusReason: words })).toEqual([{ code: 'declined', words }])
  })

  it.each([null, '', '  \u200b'])('the seller took it down, where no reason is given: %j', (statusReason) => {
    expect(reasons({ status: 'rejected', statusReason })).toEqual([{ code: 'takenDown' }])
  })

  it('it is archived, which says nothing else but what staff said before', () => {
    const archived = {
      status: 'rejected',
      archivedAt: SINCE,
      available: 0,
      change: change('withdrawn'),
    } as const
    expect(advice({ ...archived, named: ['en'] })).toEqual({
      reasons: [{ code: 'archived', since: SINCE }],
      helps: [],
    })
    expect(reasons({ ...archived, statusReason: 'No.' })).toEqual([
      { code: 'archived', since: SINCE },
      { code: 'declined', words: 'No.' },
    ])
  })

  it.each([0, -3])('nothing is in stock: %d', (available) => {
    expect(reasons({ available })).toEqual([{ code: 'noStock' }])
  })

  it('what is made to order needs no stock', () => {
    expect(reasons({ available: 0, madeToOrder: true })).toEqual([])
  })

  it('an old reason is not shown once it no longer holds', () => {
    expect(reasons({ status: 'approved', statusReason: 'Old words.' })).toEqual([])
    expect(reasons({ status: 'pending', statusReason: 'Old words.' })).toEqual([
      { code: 'waiting', since: SINCE },
    ])
  })

  it('names all of several reasons, the gravest first', () => {
    const facts = {
      sellerStatus: 'suspended',
      status: 'pending',
      available: 0,
      change: change('pending'),
    } as const
    expect(reasons(facts).map(({ code }) => code)).toEqual(['account', 'waiting', 'noStock', 'changeWaiting'])
  })
})

describe('the newest change request', () => {
  it('waits for review', () => {
    expect(reasons({ change: change('pending') })).toEqual([{ code: 'changeWaiting', since: SINCE }])
  })

  it.each([
    ['changes_requested', 'changeRequested'],
    ['declined', 'changeDeclined'],
  ] as const)('was answered with words: %s', (status, code) => {
    expect(reasons({ change: change(status, { reason: 'Too dark.' }) })).toEqual([
      { code, words: 'Too dark.' },
    ])
    expect(reasons({ change: change(status, { reason: ' ' }) })).toEqual([{ code, words: null }])
  })

  it('is news for two weeks once it is approved', () => {
    const decided = (decidedAt: string | null) => reasons({ change: change('approved', { decidedAt }) })
    expect(decided('2026-05-19T12:00:00Z')).toEqual([
      { code: 'changeApproved', since: '2026-05-19T12:00:00Z' },
    ])
    expect(decided('2026-05-06T12:00:00Z')).toEqual([])
    expect(decided(null)).toEqual([])
  })

  it('is over once it is withdrawn', () => {
    expect(reasons({ change: change('withdrawn') })).toEqual([])
  })
})

describe('what would help', () => {
  it.each([
    ['french', { named: ['en', 'ko'], described: ['en', 'ko'] }],
    ['frenchName', { named: ['en', 'ko'] }],
    ['frenchDescription', { described: ['en', 'ko'] }],
    ['korean', { named: ['en', 'fr'], described: ['en', 'fr'] }],
    ['koreanName', { named: ['en', 'fr'] }],
    ['koreanDescription', { described: ['en', 'fr'] }],
    ['hsCode', { hsCode: null }],
    ['hsCode', { hsCode: ' ' }],
    ['box', { hasBox: false }],
    ['leadTime', { leadTimeDays: null }],
    ['pictures', { pictures: 2 }],
    ['pictures', { pictures: 0 }],
  ] as const)('%s: %j', (help, facts) => {
    expect(helps(facts)).toEqual([help])
  })

  it('names everything that is missing, in one order', () => {
    const nothing = {
      named: ['en'],
      described: ['en'],
      hsCode: null,
      hasBox: false,
      leadTimeDays: null,
      pictures: 1,
    } as const
    expect(helps(nothing)).toEqual(['french', 'korean', 'hsCode', 'box', 'leadTime', 'pictures'])
  })

  it('holds for a product in the shop as well', () => {
    expect(advice({ hsCode: null })).toEqual({ reasons: [], helps: ['hsCode'] })
  })
})
