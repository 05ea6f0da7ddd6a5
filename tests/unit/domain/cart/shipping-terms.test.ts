import { describe, expect, test } from 'vitest'
import { checkShippingRules, unreachedProvinces, type RuleInput } from '@/domain/cart/shipping/shipping-terms'
import {
  comparedRules,
  inPosition,
  isBlankRule,
  parseTerms,
  termsRows,
} from '@/domain/cart/shipping/terms-form'
import { rowsOf, withRows } from '@/domain/forms/form-rows'

const FLAT = { kind: 'flat', amount: 4900 }
const codes = (rules: RuleInput[]) => {
  const result = checkShippingRules(rules)
  return result.ok
    ? []
    : result.issues.map(({ code, path }) => `${path.replace('shippingRules.', '')}: ${code}`)
}

describe('rules of shipping', () => {
  test('are stored in one form', () => {
    const rule = { service: ' Next  day ', ...FLAT, provinces: ['QC', 'ON', 'QC'], daysSaved: 14 }
    expect(checkShippingRules([rule, { kind: 'quoted', amount: 99, freeOver: 5 }])).toEqual({
      ok: true,
      value: [
        {
          service: 'Next day',
          kind: 'flat',
          provinces: ['ON', 'QC'],
          amount: 4900,
          freeOver: null,
          daysSaved: 14,
        },
        { service: null, kind: 'quoted', provinces: [], amount: 0, freeOver: null, daysSaved: null },
      ],
    })
  })

  test.each<[string, RuleInput[], string]>([
    ['another kind', [{ kind: 'drone', amount: 1 }], '0.kind: shippingRules.kind'],
    ['no amount', [{ kind: 'flat' }], '0.amount: shippingRules.amount'],
    ['parts of a cent', [{ kind: 'flat', amount: 0.5 }], '0.amount: shippingRules.amount'],
    ['a negative amount', [{ kind: 'per_box', amount: -1 }], '0.amount: shippingRules.amount'],
    ['a huge amount', [{ kind: 'flat', amount: 1e9 }], '0.amount: shippingRules.amount'],
    ['free from nothing on', [{ ...FLAT, freeOver: 0 }], '0.freeOver: shippingRules.amount'],
    ['free from no amount', [{ kind: 'free_over', amount: 900 }], '0.freeOver: shippingRules.freeOver'],
    ['a province that is none', [{ ...FLAT, provinces: ['ZZ'] }], '0.provinces: address.province'],
    ['a long name', [{ ...FLAT, service: 'x'.repeat(41) }], '0.service: address.tooLong'],
    ['half a day saved', [{ ...FLAT, daysSaved: 0.5 }], '0.daysSaved: shippingRules.daysSaved'],
    ['a hundred days saved', [{ ...FLAT, daysSaved: 100 }], '0.daysSaved: shippingRules.daysSaved'],
    ['two for all others', [FLAT, FLAT], '1.provinces: shippingRules.twice'],
    [
      'a province named twice',
      [
        { ...FLAT, provinces: ['ON', 'QC'] },
        { ...FLAT, provinces: ['QC'] },
      ],
      '1.provinces: shippingRules.twice',
    ],
    ['too many', Array.from({ length: 41 }, () => FLAT), 'shippingRules: shippingRules.tooMany'],
  ])('refuse %s', (_, rules, first) => {
    expect(codes(rules)[0]).toBe(first)
  })

  test('may repeat a province in another shipping method', () => {
    expect(codes([FLAT, { ...FLAT, service: 'Express' }])).toEqual([])
  })

  test('name the provinces that none reaches', () => {
    expect(unreachedProvinces([])).toEqual([])
    expect(unreachedProvinces([{ kind: 'flat', amount: 1, provinces: [] }])).toEqual([])
    const west = { kind: 'flat', amount: 1, provinces: ['BC', 'AB', 'SK', 'MB'] } as const
    expect(unreachedProvinces([west])).toEqual(['NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'YT'])
  })
})

describe('the form of the rules', () => {
  test('comes back as it was stored', () => {
    const rules = [
      { service: null, kind: 'per_box', provinces: ['AB', 'QC'], amount: 1200, freeOver: 500_000 },
      { service: 'Express', kind: 'quoted', provinces: [], amount: 0, freeOver: null, daysSaved: null },
    ] as const
    const lines = withRows({}, 'shippingRules', termsRows(rules, 'fr'))
    expect(lines).toMatchObject({ shippingRules0AB: 'on', shippingRules0Amount: '12,00' })
    const parsed = parseTerms(rowsOf(lines, 'shippingRules'), 'fr')
    expect(parsed.ok && comparedRules(parsed.value)).toEqual(comparedRules(rules))
  })

  test('names what is no amount once', () => {
    const parsed = parseTerms(
      [
        { kind: 'flat', amount: '1.005' },
        { kind: 'flat', amount: 'x', freeOver: '' },
      ],
      'en',
    )
    expect(parsed).toMatchObject({
      issues: [
        { code: 'money.partsOfCent', path: 'shippingRules.0.amount' },
        { code: 'money.invalid', path: 'shippingRules.1.amount' },
      ],
    })
  })

  test('takes the order from the positions, and leaves blank rows out', () => {
    const rows = ['3', '1', 'x'].map((position, at) => ({ position, service: String(at) }))
    expect(inPosition(rows).map(({ service }) => service)).toEqual(['1', '0', '2'])
    expect(
      [
        { position: '4', kind: ' ' },
        { position: '', kind: 'flat' },
      ].map(isBlankRule),
    ).toEqual([true, false])
  })

  test('closes gaps, and reads no more rows than any form has', () => {
    const lines = { other: 'x', rows3City: 'B', rows1City: 'A', rows1Name: 'N', rowsXCity: '-' }
    expect(rowsOf(lines, 'rows')).toEqual([{ city: 'A', name: 'N' }, { city: 'B' }])
    expect(withRows(lines, 'rows', [{ city: 'C' }])).toEqual({ other: 'x', rowsXCity: '-', rows0City: 'C' })
    const many = Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`rows${at}City`, 'x']))
    expect(rowsOf(many, 'rows')).toHaveLength(200)
  })
})
