import { describe, expect, test } from 'vitest'
import {
  changedSince,
  checkedNumbers,
  isDoubtfulNumber,
  type SellerWords,
} from '@/domain/people/sellers/seller-review'

const checks = (seller: SellerWords) => checkedNumbers(seller).map(({ name, check }) => [name, check])

describe('a number of a seller is checked by its digits', () => {
  test.each([
    ['KR', '220-81-62517', 'digitRight'],
    ['KR', '220-81-62518', 'digitWrong'],
    ['CA', '123456782', 'digitRight'],
    ['CA', '123 456 782 RC0001', 'digitRight'],
    ['CA', '123456789', 'digitWrong'],
    // A Quebec enterprise number.
    ['CA', '1234567890', 'unchecked'],
    ['CA', ' ', 'missing'],
    ['KR', null, 'missing'],
  ] as const)('%s %s', (country, business_registration, check) => {
    expect(checks({ country, business_registration })).toEqual([['business_registration', check]])
  })

  test('where it is a tax number, by its format too', () => {
    const taxes = { gst_number: '123456782RT0001', qst_number: '1234567890TQ0001', pst_number: '1234567' }
    expect(checks({ country: 'KR', business_registration: '220-81-62517', ...taxes })).toEqual([
      ['business_registration', 'digitRight'],
      ['gst_number', 'digitRight'],
      ['qst_number', 'formRight'],
      ['pst_number', 'unchecked'],
    ])
    const wrong = { gst_number: '123456789RT0001', qst_number: '12TQ', pst_number: null }
    expect(checks(wrong).slice(1)).toEqual([
      ['gst_number', 'digitWrong'],
      ['qst_number', 'formWrong'],
    ])
    expect(checks({ gst_number: '12RT' })[1]).toEqual(['gst_number', 'formWrong'])
  })
})

test.each([
  ['CA', '123456789', true],
  ['CA', '123 456 789 RC0001', true],
  ['CA', '123456782', false],
  ['CA', '1234567890', false],
  ['CA', '', false],
  ['KR', '220-81-62518', false],
])(
  'of a number in %s the seller is asked to look again: %s (rule P4)',
  (country, businessRegistration, is) => {
    expect(isDoubtfulNumber({ country, businessRegistration })).toBe(is)
  },
)

test('what a seller changed is named, and an empty line is none', () => {
  const before = { company: 'Hanok', address2: '', city: 'Seoul', gst_number: null }
  const now = { company: 'Hanok Tiles', address2: null, city: 'Seoul', gst_number: '123456782RT0001' }
  expect(changedSince(before, now)).toEqual([
    { name: 'company', before: 'Hanok', now: 'Hanok Tiles' },
    { name: 'gst_number', before: null, now: '123456782RT0001' },
  ])
})
