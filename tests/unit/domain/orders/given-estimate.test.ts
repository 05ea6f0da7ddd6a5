import { expect, test } from 'vitest'
import { checkEstimate } from '@/domain/orders/shipping/given-estimate'

const FACTS = { today: '2026-12-10', promisedTo: '2026-12-04' }
const answer = (from: string, to: string, facts = FACTS) => {
  const checked = checkEstimate({ from, to }, facts)
  return checked.ok ? checked.value : checked.issues.map(({ code, path }) => `${path}: ${code}`)
}

test('the days of an estimate begin today at the earliest, and may be one day (rule M64)', () => {
  expect(answer('2026-12-10', '2026-12-10')).toEqual({ from: '2026-12-10', to: '2026-12-10' })
  expect(answer('2026-12-28', '2027-01-27')).toEqual({ from: '2026-12-28', to: '2027-01-27' })
})

test.each([
  ['no day', 'soon', '2026-12-12', 'from: estimate.day'],
  ['nothing', '', '', 'from: estimate.day'],
  ['a day the calendar does not have', '2026-12-12', '2026-02-30', 'to: estimate.day'],
  ['a day with more behind it', '2026-12-12T00:00', '2026-12-14', 'from: estimate.day'],
  ['a past day', '2026-12-09', '2026-12-12', 'from: estimate.past'],
  ['a last day before the first', '2026-12-12', '2026-12-11', 'to: estimate.order'],
  ['a day more than half a year ahead', '2027-06-01', '2027-06-09', 'to: estimate.far'],
  ['days more than a month apart', '2026-12-12', '2027-01-12', 'to: estimate.wide'],
])('%s is refused', (_, from, to, issue) => {
  expect(answer(from, to)).toEqual([issue])
})

test('an estimate before what was promised is none', () => {
  const early = { today: '2026-12-01', promisedTo: '2026-12-20' }
  expect(answer('2026-12-14', '2026-12-20', early)).toEqual(['to: estimate.promised'])
  expect(answer('2026-12-14', '2026-12-21', early)).toEqual({ from: '2026-12-14', to: '2026-12-21' })
})
