import { describe, expect, it, test } from 'vitest'
import { parseProduct } from '@/domain/products/listing/parse-product'
import { parseDecimal, parseWhole } from '@/domain/values/typed-number'
import { MAX_PICTURES } from '@/domain/products/picture-texts'
import {
  countedLength,
  MAX_LENGTH,
  MAX_TIERS,
  type LimitedField,
} from '@/domain/products/listing/product-limits'
import { TEXT_FIELDS, type ProductValues } from '@/domain/products/listing/product-values'
import { issuesOf } from '@/domain/result'
import { aFilledForm, PICTURE } from '~/tests/support/factories/product-form'

const parse = (change: Partial<ProductValues> = {}) => parseProduct({ ...aFilledForm(), ...change })
const issues = (change: Partial<ProductValues>) =>
  issuesOf(parse(change)).map(({ code, path }) => [path, code])
const dataOf = (change: Partial<ProductValues>) => {
  const parsed = parse(change)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues))
  return parsed.value.data
}
const inEnglish = (en: string) => ({ en, fr: '', ko: '' })

test('what is typed becomes data and texts', () => {
  expect(parse()).toEqual({
    ok: true,
    value: {
      data: {
        sku: 'TAP-1',
        family: 'Basin taps',
        listedIn: aFilledForm().subCategory,
        images: [PICTURE],
        dimensions: '236 × 140 × 420 mm',
        lengthMm: 236,
        widthMm: null,
        heightMm: null,
        weight: 2.4,
        soldBy: 'piece',
        content: null,
        contentUnit: null,
        boxesPerPallet: null,
        packagingUnit: 4,
        box: { length: 300, width: 200, height: 450 },
        hsCode: '8481.80',
        origin: 'South Korea',
        certifications: ['cUPC', 'CSA B125.1'],
        shippingCountry: 'KR',
        shippingFrom: 'Seoul',
        leadTimeDays: 14,
        samplePrice: null,
        sampleFreight: null,
        stock: 40,
        madeToOrder: false,
        moqPrices: [
          { minQty: 1, maxQty: 9, unitPrice: 2000 },
          { minQty: 10, maxQty: 999_999, unitPrice: 1850 },
        ],
      },
      texts: {
        name: { en: 'Basin tap', fr: 'Robinet de lavabo', ko: '세면기 수전' },
        description: { en: 'Brushed.\nSealed.', fr: '', ko: '' },
        material: inEnglish('Brass'),
        color: inEnglish('Graphite'),
        pictureTexts: { en: { [PICTURE]: 'The tap' }, fr: null, ko: null },
      },
    },
  })
})

describe('numbers', () => {
  it.each([
    ['2.5', 2.5],
    ['2,5', 2.5],
    [' 2,50 ', 2.5],
    [',5', 0.5],
    ['2.', 2],
    ['1,250', 1.25],
    ['-1', NaN],
    ['1e3', NaN],
    ['0x10', NaN],
    ['2.5.1', NaN],
    ['', NaN],
    ['٣', NaN],
    ['9'.repeat(40), NaN],
  ])('a decimal %j is %d', (text, value) => expect(parseDecimal(text)).toBe(value))

  it.each([
    ['1200', 1200],
    ['1,200', 1200],
    ['1.200', 1200],
    ['1 200', 1200],
    ['1\u00a0200', 1200],
    ['1\u202f200', 1200],
    ['999,999', 999_999],
    ['1,000,000', 1_000_000],
    ['2.5', 2.5],
    ['12,00', 12],
    ['1,2,3', NaN],
    ['1 2', NaN],
  ])('a number of pieces %j is %d', (text, value) => expect(parseWhole(text)).toBe(value))

  test('a decimal comma of a weight is one', () => {
    expect(dataOf({ weight: '0,125', lengthMm: '1,200' })).toMatchObject({ weight: 0.125, lengthMm: 1200 })
  })

  it.each(['0', '-1', 'two', '1e3', '100001', '2.5.1', '\u0000'])('no weight is %j', (weight) => {
    expect(issues({ weight })).toEqual([['weight', 'product.weight']])
  })

  it.each([
    ['packagingUnit', '1.5', 'product.packagingUnit'],
    ['packagingUnit', '0', 'product.packagingUnit'],
    ['packagingUnit', '1000000', 'product.packagingUnit'],
    ['leadTimeDays', '0', 'product.leadTime'],
    ['leadTimeDays', '366', 'product.leadTime'],
    ['leadTimeDays', '2.5', 'product.leadTime'],
    ['boxLength', '0', 'product.size'],
    ['widthMm', '100001', 'product.size'],
    ['heightMm', 'tall', 'product.size'],
  ] as const)('%s takes no %j', (field, text, code) => {
    expect(issues({ [field]: text })).toEqual([[field, code]])
  })

  it.each([
    ['', 1],
    ['none', 1],
    ['0', 1],
    ['-5', 1],
    ['12.7', 12],
    ['1,000', 1000],
    ['99999999', 999_999],
  ])('stock %j is %d (rule C35)', (stock, value) => expect(dataOf({ stock }).stock).toBe(value))
})

describe('texts', () => {
  const fields = Object.keys(MAX_LENGTH) as LimitedField[]
  const filled = (field: LimitedField, text: string): Partial<ProductValues> =>
    TEXT_FIELDS.some((name) => name === field)
      ? { [field]: { ...inEnglish('x'), fr: text } }
      : { [field]: text }

  it.each(fields)('%s is limited in characters, as it is counted', (field) => {
    const path = TEXT_FIELDS.some((name) => name === field) ? `${field}.fr` : field
    for (const sign of ['a', '한', '🚿']) {
      const most = sign.repeat(MAX_LENGTH[field])
      expect(countedLength(field, most)).toBe(MAX_LENGTH[field])
      expect(issues(filled(field, `  ${most}\u202e\u0000 `))).toEqual([])
      expect(issues(filled(field, most + sign))).toEqual([[path, 'product.tooLong']])
    }
  })

  test('a syllable typed in parts counts as one', () => {
    const parts = '수전'.normalize('NFD')
    expect([parts.length, countedLength('name', parts)]).toEqual([5, 2])
    expect(dataOf({ sku: parts }).sku).toBe('수전')
  })

  test('characters that turn text round, NUL and half characters are not stored', () => {
    expect(dataOf({ sku: 'A\u202eB\u2066C\u0000\ud800D', origin: 'South\n  Korea' })).toMatchObject({
      sku: 'ABCD',
      origin: 'South Korea',
    })
    expect(issues({ sku: 'x', dimensions: '<script>alert(1)</script>' })).toEqual([])
  })

  test('nothing typed for shipping means the usual place', () => {
    expect(dataOf({ shippingFrom: ' ' })).toMatchObject({ shippingCountry: 'KR', shippingFrom: 'Seoul' })
  })

  it.each([
    ['8481.80', '8481.80'],
    ['848180', '848180'],
    ['8481 80 00', '8481 80 00'],
    ['8481.80.50.90', '8481.80.5090'],
    [' ', null],
  ])('HS code %j is stored as %j', (hsCode, stored) => expect(dataOf({ hsCode }).hsCode).toBe(stored))

  it.each(['84', '8481.8', '8481.80.00.00.00', 'abcd.ef', '8481-80'])('no HS code is %j', (hsCode) => {
    expect(issues({ hsCode })).toEqual([['hsCode', 'product.hsCode']])
  })

  test('certifications are at most 20 of at most 80 characters', () => {
    const many = (count: number, text = 'x') => Array.from({ length: count }, () => text).join(',\n')
    expect(dataOf({ certifications: many(20, 'x'.repeat(80)) }).certifications).toHaveLength(20)
    expect(dataOf({ certifications: ' , ;\n' }).certifications).toEqual([])
    const refused = [['certifications', 'product.certifications']]
    expect(issues({ certifications: many(21) })).toEqual(refused)
    expect(issues({ certifications: 'x'.repeat(81) })).toEqual(refused)
    expect(issues({ certifications: many(50_000) })).toEqual(refused)
  })

  test('a product is sold by what there is', () => {
    expect(issues({ soldBy: 'dozen' })).toEqual([['soldBy', 'product.soldBy']])
  })
})

describe('tiers and pictures', () => {
  const tier = (minQty: string, maxQty: string, unitPrice: string) => ({ minQty, maxQty, unitPrice })

  it.each([
    [[], 'moqPrices', 'tiers.required'],
    [[tier('1', '', 'free')], 'moqPrices.0.unitPrice', 'tiers.unitPrice'],
    [[tier('1', '', '-2')], 'moqPrices.0.unitPrice', 'tiers.unitPrice'],
    [[tier('1', '', '1000000')], 'moqPrices.0.unitPrice', 'tiers.unitPrice'],
    [[tier('0', '', '20')], 'moqPrices.0.minQty', 'tiers.firstMin'],
    [[tier('many', '', '20')], 'moqPrices.0.minQty', 'tiers.minQty'],
    [[tier('1', '9', '20'), tier('20', '', '18')], 'moqPrices.0.maxQty', 'tiers.contiguous'],
  ])('%j is refused at %s', (moqPrices, path, code) => {
    expect(issues({ moqPrices })).toContainEqual([path, code])
  })

  test('prices are typed with comma or point, quantities with thousands apart', () => {
    const moqPrices = [tier('1', '999', '20,5'), tier('1,000', '', '$1,018.25')]
    expect(dataOf({ moqPrices }).moqPrices).toEqual([
      { minQty: 1, maxQty: 999, unitPrice: 2050 },
      { minQty: 1000, maxQty: 999_999, unitPrice: 101_825 },
    ])
  })

  test('a hundred thousand rows are refused at once', () => {
    const rows = Array.from({ length: 100_000 }, (_, at) => tier(String(at + 1), '', '20'))
    const started = performance.now()
    expect(issues({ moqPrices: rows })).toEqual([['moqPrices', 'tiers.tooManyRows']])
    expect(performance.now() - started).toBeLessThan(1_000)
    expect(issues({ moqPrices: rows.slice(0, MAX_TIERS) })).toEqual([])
  })

  test('a picture counts once, and its id is one of ours', () => {
    const picture = (id: string) => ({ id, alt: inEnglish('') })
    expect(dataOf({ images: [picture(PICTURE), picture(PICTURE)] }).images).toEqual([PICTURE])
    expect(issues({ images: [picture("'; drop table media")] })).toEqual([
      ['images', 'product.foreignPicture'],
    ])
    const many = Array.from({ length: MAX_PICTURES + 1 }, () => picture(crypto.randomUUID()))
    expect(issues({ images: many })).toEqual([['images', 'product.tooManyPictures']])
  })

  test('alternative texts are limited, each at its place', () => {
    const images = [{ id: PICTURE, alt: { en: 'x'.repeat(200), fr: 'x'.repeat(201), ko: '' } }]
    expect(issues({ images })).toEqual([['images.0.alt.fr', 'product.tooLong']])
  })
})
