import { describe, expect, test } from 'vitest'
import { addDays, dayIn, havePassed, nextMonth } from '@/domain/values/calendar'
import {
  boxesFor,
  chooseShipping,
  shippingChoices,
  latestArrival,
  shippingNote,
  soonerBy,
  untilFree,
  type ShippingRule,
} from '@/domain/cart/shipping/shipping'

const parcel = (subtotal: number, boxes: number, province: 'BC' | 'ON' | 'NU') => ({
  subtotal,
  boxes,
  province,
})

const FLAT: ShippingRule = { kind: 'flat', amount: 4500 }
const WEST: ShippingRule = { kind: 'per_box', provinces: ['BC', 'AB'], amount: 1200 }
const EAST: ShippingRule = { kind: 'per_box', provinces: ['ON', 'QC'], amount: 1800, freeOver: 500_000 }
const FREE: ShippingRule = { kind: 'free_over', amount: 2500, freeOver: 100_000 }
const QUOTED: ShippingRule = { kind: 'quoted', amount: 0 }

describe('the cost of shipping', () => {
  test.each([
    ['flat is the same for any parcel', [FLAT], parcel(99, 40, 'ON'), 4500],
    ['per box counts the boxes', [WEST], parcel(99, 7, 'BC'), 8400],
    ['per box is by zone', [WEST, EAST], parcel(99, 7, 'ON'), 12_600],
    ['free over an amount costs below it', [FREE], parcel(99_999, 1, 'ON'), 2500],
    ['free over an amount is free at it', [FREE], parcel(100_000, 1, 'ON'), 0],
    ['a zone may be free over an amount too', [EAST], parcel(500_000, 9, 'ON'), 0],
    ['a rule that names the province comes before one for all', [FLAT, WEST], parcel(1, 2, 'BC'), 2400],
    ['a rule for all covers the other provinces', [WEST, FLAT], parcel(1, 2, 'NU'), 4500],
    ['an empty list of provinces is all of them', [{ ...FLAT, provinces: [] }], parcel(1, 2, 'NU'), 4500],
    ['quoted waits for the seller', [QUOTED], parcel(1, 2, 'NU'), null],
    [
      'quoted may be the rule of one place',
      [FLAT, { ...QUOTED, provinces: ['NU'] }],
      parcel(1, 2, 'NU'),
      null,
    ],
    ['a seller without rules quotes', [], parcel(1, 2, 'NU'), null],
  ])('%s', (_name, rules, to, cost) => {
    expect(shippingChoices(rules, to).map((choice) => choice.cost)).toEqual([cost])
  })

  test('has no answer where the seller does not ship', () => {
    expect(shippingChoices([WEST, EAST], parcel(1, 1, 'NU'))).toEqual([])
    expect(chooseShipping([WEST, EAST], parcel(1, 1, 'NU'), '')).toEqual({
      ok: false,
      issues: [{ code: 'shipping.zone', path: 'shipping' }],
    })
  })

  test.each([
    [[], 0],
    [[{ quantity: 12, packagingUnit: 6 }], 2],
    [[{ quantity: 13, packagingUnit: 6 }], 3],
    [
      [
        { quantity: 1, packagingUnit: 6 },
        { quantity: 1, packagingUnit: 6 },
      ],
      2,
    ],
    [[{ quantity: 5, packagingUnit: 0 }], 5],
  ])('packs %j in %d boxes', (lines, boxes) => {
    expect(boxesFor(lines)).toBe(boxes)
  })
})

describe('the ways a seller offers to send', () => {
  const EXPRESS: ShippingRule = { service: 'Express', kind: 'per_box', provinces: ['BC', 'ON'], amount: 3900 }
  const FREIGHT: ShippingRule = { service: 'Freight', kind: 'quoted', amount: 0 }

  test.each<[string, ShippingRule[], ReturnType<typeof parcel>, [string, string, number | null][]]>([
    ['are one without a name', [FLAT], parcel(1, 2, 'ON'), [['', 'flat', 4500]]],
    [
      'stand in the seller’s order, whatever they cost',
      [EXPRESS, FLAT],
      parcel(1, 2, 'ON'),
      [
        ['Express', 'per_box', 7800],
        ['', 'flat', 4500],
      ],
    ],
    ['leave out what does not go there', [FLAT, EXPRESS], parcel(1, 2, 'NU'), [['', 'flat', 4500]]],
    [
      'each find their own rule for the place',
      [WEST, EXPRESS, { ...FLAT, service: 'Express' }, FLAT],
      parcel(1, 2, 'BC'),
      [
        ['', 'per_box', 2400],
        ['Express', 'per_box', 7800],
      ],
    ],
    [
      'may be quoted',
      [FLAT, FREIGHT],
      parcel(1, 2, 'NU'),
      [
        ['', 'flat', 4500],
        ['Freight', 'quoted', null],
      ],
    ],
    [
      'are free each by its own amount',
      [FREE, EXPRESS],
      parcel(100_000, 2, 'ON'),
      [
        ['', 'free_over', 0],
        ['Express', 'per_box', 7800],
      ],
    ],
    [
      'are one where the name differs in spaces alone',
      [
        { ...WEST, service: ' Sea  freight' },
        { ...EAST, service: 'Sea freight ' },
      ],
      parcel(1, 1, 'ON'),
      [['Sea freight', 'per_box', 1800]],
    ],
  ])('%s', (_name, rules, to, choices) => {
    expect(shippingChoices(rules, to)).toEqual(
      choices.map(([service, kind, cost]) => ({ service, kind, cost, daysSaved: 0 })),
    )
  })

  test.each<[string, string | undefined, string, string | null]>([
    ['the first where none is named', undefined, '', null],
    ['the one that is named', 'Express', 'Express', null],
    ['the first where the one named is not offered, which is said', 'Drone', '', 'Drone'],
    ['the standard one by its empty name', '', '', null],
  ])('are chosen from: %s', (_name, asked, service, missing) => {
    const chosen = chooseShipping([FLAT, EXPRESS], parcel(1, 2, 'ON'), asked)
    expect(chosen).toMatchObject({ ok: true, value: { chosen: { service }, missing } })
  })

  test('have no standard one where every rule has a name: asked for, it is missing', () => {
    const chosen = chooseShipping([EXPRESS], parcel(1, 1, 'ON'), '')
    expect(chosen).toMatchObject({ ok: true, value: { chosen: { service: 'Express' }, missing: '' } })
  })
})

describe('what is to be added for free shipping (rule M67)', () => {
  test.each([
    ['a cent below the amount', [FREE], parcel(99_999, 1, 'ON'), 1],
    ['by the rule of the province', [WEST, EAST], parcel(1, 7, 'ON'), 499_999],
    ['nothing once it is free', [FREE], parcel(100_000, 1, 'ON'), null],
    ['nothing where no rule makes it free', [FLAT], parcel(99, 1, 'ON'), null],
    ['nothing where the seller quotes', [{ ...QUOTED, freeOver: 5_000 }], parcel(99, 1, 'ON'), null],
    [
      'nothing where shipping costs nothing',
      [{ ...FLAT, amount: 0, freeOver: 500 }],
      parcel(99, 1, 'ON'),
      null,
    ],
    ['nothing where nobody ships to', [EAST], parcel(99, 1, 'NU'), null],
    ['nothing without rules', [], parcel(99, 1, 'ON'), null],
  ])('%s', (_, rules, sent, cents) => {
    expect(untilFree(rules, sent, '')).toBe(cents)
    const enough = { ...sent, subtotal: sent.subtotal + (cents ?? 0) }
    expect(cents === null || shippingChoices(rules, enough)[0]?.cost === 0).toBe(true)
  })

  test('is of the chosen method alone', () => {
    const express = { ...FLAT, service: 'Express', freeOver: 9_900 }
    expect(untilFree([FLAT, express], parcel(100, 1, 'ON'), '')).toBeNull()
    expect(untilFree([FLAT, express], parcel(100, 1, 'ON'), 'Express')).toBe(9_800)
  })
})

describe('the shipping note', () => {
  const today = '2025-02-20'

  test.each([
    [null, 'CA', { key: 'soon', minDays: 2, maxDays: 3 }],
    [undefined, 'CA', { key: 'soon', minDays: 2, maxDays: 3 }],
    [5, 'CA', { key: 'range', minDays: 5, maxDays: 8, from: '2025-02-25', to: '2025-02-28' }],
    [14, 'KR', { key: 'range', minDays: 14, maxDays: 18, from: '2025-03-06', to: '2025-03-10' }],
    [42, 'KR', { key: 'range', minDays: 42, maxDays: 53, from: '2025-04-03', to: '2025-04-14' }],
    [null, 'KR', { key: 'range', minDays: 21, maxDays: 27, from: '2025-03-13', to: '2025-03-19' }],
  ] as const)('with a lead time of %s from %s is %j', (leadTimeDays, shippingCountry, note) => {
    expect(shippingNote({ leadTimeDays, shippingCountry }, today)).toEqual(note)
  })

  test('is sooner by a faster method, by no less than a day from now, and says what it said where goods are sent from Canada', () => {
    const range = (minDays: number, maxDays: number) => ({ key: 'range', minDays, maxDays }) as const
    expect(soonerBy(0, range(21, 27))).toEqual(range(21, 27))
    expect(soonerBy(14, range(21, 27))).toEqual(range(7, 13))
    expect(soonerBy(20, range(21, 27))).toEqual(range(1, 7))
    expect(soonerBy(90, range(21, 27))).toEqual(range(1, 4))
    const soon = { key: 'soon', minDays: 2, maxDays: 3 } as const
    expect(soonerBy(14, soon)).toEqual(soon)
  })

  test('of goods that are sent together is that of the slowest', () => {
    const soon = { leadTimeDays: null, shippingCountry: 'CA' } as const
    const fast = { leadTimeDays: 5, shippingCountry: 'KR' } as const
    const slow = { leadTimeDays: 14, shippingCountry: 'KR' } as const
    expect(latestArrival([soon, slow, fast])).toEqual({ key: 'range', minDays: 14, maxDays: 18 })
    expect(latestArrival([soon, soon])).toEqual({ key: 'soon', minDays: 2, maxDays: 3 })
    expect(latestArrival([])).toBeNull()
  })
})

describe('the calendar', () => {
  test('counts days over the ends of months and years', () => {
    expect([addDays('2024-02-28', 1), addDays('2025-12-31', 1), addDays('2025-03-01', -1)]).toEqual([
      '2024-02-29',
      '2026-01-01',
      '2025-02-28',
    ])
    expect([nextMonth('2025-01-31'), nextMonth('2025-12-01')]).toEqual(['2025-02-01', '2026-01-01'])
  })

  test.each([
    ['America/St_Johns', '2025-03-31'],
    ['America/Vancouver', '2025-03-31'],
    ['Asia/Seoul', '2025-04-01'],
  ])('knows the day in %s', (zone, day) => {
    expect(dayIn(zone, new Date('2025-04-01T01:00:00Z'))).toBe(day)
  })

  test('counts full days only', () => {
    const since = new Date('2025-01-01T10:00:00Z')
    expect(havePassed(1, since, new Date('2025-01-02T09:59:59.999Z'))).toBe(false)
    expect(havePassed(1, since, new Date('2025-01-02T10:00:00Z'))).toBe(true)
  })
})
