import { describe, expect, test } from 'vitest'
import { mayMove, statesOf } from '@/domain/values/moves'
import { DISPUTE_MOVES, disputeOf, isOpenDispute } from '@/domain/payments/dispute'

const STATES = statesOf(DISPUTE_MOVES)

describe('what the provider says of a dispute (rule M44)', () => {
  test('never takes back an end', () => {
    const back = STATES.filter((from) => !isOpenDispute(from)).flatMap((from) =>
      STATES.filter((to) => to !== 'lost' && mayMove(DISPUTE_MOVES, from, to, 'system')),
    )
    expect(back).toEqual([])
  })

  test('is always heard where money is lost, and only once', () => {
    const heard = STATES.filter((from) => mayMove(DISPUTE_MOVES, from, 'lost', 'system'))
    expect(heard).toEqual(STATES.filter((state) => state !== 'lost'))
  })

  test('is nobody else’s to say', () => {
    const others = (['buyer', 'seller', 'admin', 'editor'] as const).flatMap((who) =>
      STATES.flatMap((from) => STATES.filter((to) => mayMove(DISPUTE_MOVES, from, to, who))),
    )
    expect(others).toEqual([])
  })
})

test.each([
  [[], null],
  [['won'], 'won'],
  [['closed', 'won'], 'won'],
  [['lost', 'won'], 'lost'],
  [['lost', 'inquiry'], 'open'],
  [['won', 'under_review', 'lost'], 'open'],
] as const)('disputes %j of one payment come to %s', (all, one) => {
  expect(disputeOf(all)).toBe(one)
})
