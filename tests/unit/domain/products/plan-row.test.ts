import { expect, test } from 'vitest'
import type { ShippingPlace } from '@/domain/people/address/shipping-place'
import { planRow, type RowPlan } from '@/domain/products/import/plan-row'
import { aFilledForm } from '~/tests/support/factories/product-form'

const HAMILTON = { shippingCountry: 'CA', shippingFrom: 'Hamilton, Ontario' } as const
const GIMHAE = { shippingCountry: 'KR', shippingFrom: 'Gimhae' } as const

type Cells = { shipping_country?: string; shipping_from?: string }

/** A row with these cells, as it is read from a file: a cell that is not there leaves what a new form has. */
function rowWith({ shipping_country: country, shipping_from: from }: Cells) {
  const values = aFilledForm()
  return {
    given: [...(country ? ['shipping_country'] : []), ...(from ? ['shipping_from'] : []), 'pictures'],
    values: {
      ...values,
      ...(country && { shippingCountry: country }),
      ...(from && { shippingFrom: from }),
    },
    categories: { main: values.mainCategory, sub: values.subCategory },
    pictures: values.images.map(({ id }) => id),
    missing: [],
    stockSeen: null,
    versionSeen: null,
  }
}
const placeOf = (plan: RowPlan) => {
  if (plan.plan !== 'create') return plan.reasons.map(({ code }) => code)
  const { shippingCountry, shippingFrom } = plan.product.data
  return { shippingCountry, shippingFrom }
}

test.each<[Cells, ShippingPlace, ShippingPlace]>([
  [{}, HAMILTON, HAMILTON],
  [{}, GIMHAE, GIMHAE],
  [{ shipping_country: 'KR' }, GIMHAE, GIMHAE],
  [
    { shipping_from: 'Delta, British Columbia' },
    HAMILTON,
    { ...HAMILTON, shippingFrom: 'Delta, British Columbia' },
  ],
  [{ shipping_from: 'Busan, South Korea' }, HAMILTON, { shippingCountry: 'KR', shippingFrom: 'Busan' }],
])('a new product of a row with %j ships, by a seller in %j, from %j (rule N21)', (cells, own, place) => {
  expect(placeOf(planRow(rowWith(cells), undefined, own))).toEqual(place)
})

test.each([
  ['Bath taps', { plan: 'change', change: { family: 'Bath taps' } }],
  ['Basin taps', { plan: 'unchanged' }],
  ['', { plan: 'change', change: { family: null } }],
  ['x'.repeat(61), { plan: 'refuse', reasons: [{ code: 'product.tooLong', path: 'family' }] }],
])('a row that gives a known product the family %j (rule C64)', (family, planned) => {
  const row = rowWith({})
  const values = { ...aFilledForm(), ...HAMILTON }
  const known = { id: 'p', archivedAt: null, isFixed: true, version: '1', values }
  expect(
    planRow({ ...row, given: ['family'], values: { ...values, family } }, known, HAMILTON),
  ).toMatchObject(planned)
})

test('a row with other prices is refused by the check while a price cut runs (rule M128)', () => {
  const row = rowWith({})
  const values = { ...aFilledForm(), ...HAMILTON }
  const [tier] = values.moqPrices
  const cutPrices = [{ minQty: 1, maxQty: 999_999, unitPrice: 4_420, regularPrice: 5_200 }]
  const known = { id: 'p', archivedAt: null, isFixed: true, version: '1', values, cutPrices }
  const priced = (unitPrice: string) => ({
    ...row,
    given: ['price_1'],
    values: { ...values, moqPrices: [{ ...tier, minQty: '1', maxQty: '', unitPrice }] },
  })
  expect(planRow(priced('44.00'), known, HAMILTON)).toMatchObject({
    plan: 'refuse',
    reasons: [{ code: 'discount.pricesKept', path: 'moqPrices' }],
  })
  expect(planRow(priced('52.00'), known, HAMILTON)).toMatchObject({ plan: 'change' })
  expect(planRow(priced('44.00'), { ...known, cutPrices: null }, HAMILTON)).toMatchObject({ plan: 'change' })
})

test('a row that names another country alone is asked for the place, of a new and of a known product', () => {
  const row = rowWith({ shipping_country: 'KR' })
  const known = {
    id: 'p',
    archivedAt: null,
    isFixed: true,
    version: '1',
    values: { ...aFilledForm(), ...HAMILTON },
  }
  expect(placeOf(planRow(row, undefined, HAMILTON))).toEqual(['seller.shippingFrom'])
  expect(planRow(row, known, HAMILTON)).toMatchObject({
    plan: 'refuse',
    reasons: [{ code: 'seller.shippingFrom' }],
  })
})

test('tiers that a row leaves out go, and the plan says how many are left (rule N11)', () => {
  const row = rowWith({})
  const values = { ...aFilledForm(), ...HAMILTON }
  const known = { id: 'p', archivedAt: null, isFixed: true, version: '1', values }
  const moqPrices = [{ minQty: '1', maxQty: '', unitPrice: '19.00' }]
  const given = ['min_1', 'price_1']
  expect(planRow({ ...row, given, values: { ...values, moqPrices } }, known, HAMILTON)).toMatchObject({
    plan: 'change',
    reasons: [{ code: 'import.fewerTiers', params: { before: 2, after: 1 } }],
  })
})
