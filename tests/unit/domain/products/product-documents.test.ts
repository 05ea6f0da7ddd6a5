import { describe, expect, test } from 'vitest'
import type { OpenChange } from '@/domain/products/listing/product-edit'
import { planDocuments } from '@/domain/products/listing/product-edit'
import { describeDocument } from '@/domain/products/product-documents'
import { plan, PRODUCT } from '~/tests/support/edit-plan'

const [A, B] = ['01990000-0000-7000-8000-0000000000aa', '01990000-0000-7000-8000-0000000000bb'] as const
const open = (documents: string[]): OpenChange => ({
  id: 'c',
  status: 'pending',
  changed: ['documents'],
  documents,
})

describe('other documents of a product', () => {
  test('are asked for where it is live, and take the request back where they are the same again', () => {
    const live = { ...PRODUCT, documents: [A] }
    expect(planDocuments(live, null, [A, B])).toMatchObject({
      value: { product: null, request: { changed: ['documents'], data: { documents: [A, B] } } },
    })
    expect(planDocuments(live, open([A, B]), [A])).toMatchObject({ value: { request: 'withdraw' } })
  })

  test('are written where it is not, and wait for staff, whose question they answer', () => {
    expect(planDocuments({ ...PRODUCT, status: 'pending' }, null, [A])).toMatchObject({
      value: {
        product: { data: { documents: [A] }, free: { needsReview: true, changesAsked: null } },
        request: 'keep',
      },
    })
  })

  test('are refused where it is archived', () => {
    expect(planDocuments({ ...PRODUCT, archivedAt: '2026-01-01' }, null, [A])).toMatchObject({
      issues: [{ code: 'product.archived' }],
    })
  })

  test('stay as they are when the form is saved', () => {
    expect(plan({ product: { documents: [A] }, open: open([A, B]), typed: { weight: '7' } })).toMatchObject({
      value: { request: { changed: ['documents', 'weight'], data: { documents: [A, B], weight: 7 } } },
    })
    expect(plan({ product: { documents: [A] }, typed: { weight: '7' } })).toMatchObject({
      value: { request: { changed: ['weight'] } },
    })
  })
})

test('a document is one of four kinds, in one of three languages, with a title on one line', () => {
  expect(describeDocument({ kind: 'drawing', locale: 'ko', title: ' 도면\n1 ' })).toEqual({
    ok: true,
    value: { kind: 'drawing', locale: 'ko', title: '도면 1' },
  })
  expect(describeDocument({ kind: 'waybill', locale: 'de', title: ' ' })).toMatchObject({
    issues: [{ path: 'kind' }, { path: 'language' }, { path: 'title' }],
  })
})
