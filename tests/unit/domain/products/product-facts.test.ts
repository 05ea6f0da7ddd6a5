import { describe, expect, test } from 'vitest'
import type { Actor } from '@/domain/people/actor'
import {
  checkEdit,
  checkProductId,
  checkUpload,
  checkUploader,
  EDIT_FIELDS,
  UPLOAD_FIELDS,
  uploadStock,
  withMainCategory,
} from '@/domain/products/facts/product-facts'
import { issuesOf } from '@/domain/result'

const FACTS = {
  sku: 'SF-1042',
  name: 'Gooseneck faucet',
  description: 'Single-hole kitchen mixer.',
  mainCategory: 'Kitchen',
  subCategory: 'Faucets',
  material: 'Brass',
  color: 'Brushed brass',
  dimensions: '236 × 140 × 420 mm',
  weight: 2.4,
  packagingUnit: 6,
  origin: 'South Korea',
  shippingFrom: 'Seoul',
}

describe('the upload form', () => {
  test('takes a product with all its facts and a picture', () => {
    expect(checkUpload(FACTS, 1)).toEqual({ ok: true, value: FACTS })
  })

  test.each(UPLOAD_FIELDS)('asks for %s', (field) => {
    const issues = [{ code: `upload.required.${field}`, path: field }]
    expect(issuesOf(checkUpload({ ...FACTS, [field]: undefined }, 1))).toEqual(issues)
    expect(issuesOf(checkUpload({ ...FACTS, [field]: ' ' }, 1))).toEqual(issues)
    expect(issuesOf(checkUpload({ ...FACTS, [field]: 0 }, 1))).toEqual(issues)
    expect(issuesOf(checkUpload({ ...FACTS, [field]: Number.NaN }, 1))).toEqual(issues)
  })

  test('asks for a picture last', () => {
    const codes = issuesOf(checkUpload({}, 0)).map(({ code }) => code)
    expect(codes).toEqual([...UPLOAD_FIELDS.map((field) => `upload.required.${field}`), 'upload.images'])
  })

  test('does not ask where goods ship from: there is a default', () => {
    expect(checkUpload({ ...FACTS, shippingFrom: '' }, 1).ok).toBe(true)
  })

  test.each([
    ['sku', 64],
    ['name', 160],
    ['description', 6000],
    ['material', 160],
    ['color', 120],
    ['origin', 80],
  ])('takes a %s of %d characters and no more', (field, max) => {
    expect(checkUpload({ ...FACTS, [field]: '마'.repeat(max) }, 1).ok).toBe(true)
    expect(issuesOf(checkUpload({ ...FACTS, [field]: '마'.repeat(max + 1) }, 1))).toEqual([
      { code: 'product.tooLong', path: field, params: { max } },
    ])
  })

  test.each([
    [100, 100],
    [1, 1],
    [7.9, 7],
    [0, 1],
    [-5, 1],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 999_999],
  ])('takes a stock of %d as %d', (typed, stock) => {
    expect(uploadStock(typed)).toBe(stock)
  })

  test('clears the sub category when the main one changes, and only then', () => {
    expect(withMainCategory(FACTS, 'Bathroom')).toEqual({
      ...FACTS,
      mainCategory: 'Bathroom',
      subCategory: '',
    })
    expect(withMainCategory(FACTS, 'Kitchen')).toBe(FACTS)
  })
})

describe('the edit form', () => {
  test.each(EDIT_FIELDS)('asks for %s', (field) => {
    expect(issuesOf(checkEdit({ ...FACTS, [field]: '' }))).toEqual([
      { code: `edit.required.${field}`, path: field },
    ])
  })

  test('asks for nothing it cannot change but the stored origin', () => {
    expect(checkEdit({ ...FACTS, sku: '', mainCategory: '', subCategory: '' }).ok).toBe(true)
  })

  test('asks for all at once', () => {
    expect(issuesOf(checkEdit({})).map(({ path }) => path)).toEqual(EDIT_FIELDS)
  })
})

describe('an uploader', () => {
  test.each<[Actor, boolean]>([
    [{ kind: 'seller', id: 's', status: 'active' }, true],
    [{ kind: 'seller', id: 's', status: 'pending' }, false],
    [{ kind: 'seller', id: 's', status: 'suspended' }, false],
    [{ kind: 'seller', id: 's', status: 'rejected' }, false],
    [{ kind: 'buyer', id: 'b' }, false],
    [{ kind: 'visitor' }, false],
  ])('%j may upload: %s', (actor, expected) => {
    const codes = issuesOf(checkUploader(actor)).map(({ code }) => code)
    expect(codes).toEqual(['upload.sellersOnly'].slice(Number(expected)))
  })
})

describe('a product id', () => {
  test('is a UUID', () => {
    const id = '019aa0f2-7c1b-7d3e-8f00-1234567890AB'
    expect(checkProductId(id)).toEqual({ ok: true, value: id.toLowerCase() })
  })

  test.each([undefined, null, '', '42', 'undefined', '../admin', '019aa0f2-7c1b-7d3e-8f00-1234567890ag'])(
    '%j is none',
    (id) => {
      expect(issuesOf(checkProductId(id))).toEqual([{ code: 'product.invalidId', path: 'id' }])
    },
  )
})
