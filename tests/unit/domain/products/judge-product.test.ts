import { describe, expect, it, test } from 'vitest'
import { FORM_ORDER, inOrder, judgeEdit, judgeUpload } from '@/domain/products/listing/judge-product'
import { EDIT_FIELDS, UPLOAD_FIELDS } from '@/domain/products/facts/product-facts'
import {
  emptyProduct,
  PLAIN_FIELDS,
  TEXT_FIELDS,
  type ProductValues,
} from '@/domain/products/listing/product-values'
import { issue, issuesOf } from '@/domain/result'
import { aFilledForm, MAIN, SUB } from '~/tests/support/factories/product-form'

const CATEGORIES = [
  { id: MAIN, name: 'Kitchen', subs: [{ id: SUB, name: 'Faucets' }] },
  { id: SUB.replace('3', '4'), name: 'Bathroom', subs: [] },
]
const paths = (values: ProductValues) => issuesOf(judgeUpload(values, CATEGORIES)).map(({ path }) => path)

test('a filled form is a product, for an upload and for an edit', () => {
  expect(judgeUpload(aFilledForm(), CATEGORIES)).toMatchObject({
    ok: true,
    value: { data: { listedIn: SUB } },
  })
  expect(judgeEdit(aFilledForm())).toMatchObject({ ok: true })
})

test('an empty form names the required fields in the order of the form (rules C33, S43)', () => {
  const required = FORM_ORDER.filter((name) => UPLOAD_FIELDS.some((field) => field === name))
  const inForm = required.map((name) => (TEXT_FIELDS.some((text) => text === name) ? `${name}.en` : name))
  expect(paths(emptyProduct())).toEqual([...inForm, 'images'])
  expect(inForm.slice(0, 3)).toEqual(['mainCategory', 'subCategory', 'name.en'])
  expect(issuesOf(judgeUpload(emptyProduct(), CATEGORIES)).map(({ code }) => code)).toEqual([
    ...required.map((name) => `upload.required.${name}`),
    'upload.images',
  ])
})

test('an empty edit names those of an edit (rule C37)', () => {
  const found = issuesOf(judgeEdit({ ...emptyProduct(), shippingFrom: '' }))
  const codes = found.map(({ code }) => code as string)
  expect(codes.toSorted()).toEqual(
    [...EDIT_FIELDS.map((name) => `edit.required.${name}`), 'upload.images'].toSorted(),
  )
})

test('one issue for a field: what is missing before what cannot be read', () => {
  expect(paths({ ...aFilledForm(), weight: ' ' })).toEqual(['weight'])
  expect(issuesOf(judgeUpload({ ...aFilledForm(), weight: 'x' }, CATEGORIES))).toEqual([
    issue('product.weight', 'weight'),
  ])
  expect(issuesOf(judgeUpload({ ...aFilledForm(), sku: 'x'.repeat(65) }, CATEGORIES))).toEqual([
    issue('product.tooLong', 'sku', { max: 64 }),
  ])
})

describe('categories', () => {
  it.each([
    ['of another main category', { mainCategory: CATEGORIES[1]?.id ?? '' }],
    ['that is a main category', { subCategory: MAIN }],
    ['that is no id', { subCategory: 'sinks' }],
    ['of a main category that is gone', { mainCategory: 'gone' }],
  ])('a sub category %s is none', (_, change) => {
    expect(issuesOf(judgeUpload({ ...aFilledForm(), ...change }, CATEGORIES))).toEqual([
      issue('category.unknown', 'subCategory'),
    ])
  })
})

test('every field has its place, and issues are sorted by it', () => {
  const fields = [...PLAIN_FIELDS, ...TEXT_FIELDS, 'madeToOrder', 'moqPrices', 'images']
  expect([...FORM_ORDER].toSorted()).toEqual(fields.toSorted())
  const found = ['', 'images', 'moqPrices.1.minQty', 'name.fr', 'sku', 'sku'].map((path) =>
    issue('product.tooLong', path),
  )
  expect(inOrder(found).map(({ path }) => path)).toEqual([
    'name.fr',
    'sku',
    'images',
    'moqPrices.1.minQty',
    '',
  ])
})
