import { describe, expect, test } from 'vitest'
import { currentValues } from '@/domain/products/listing/product-edit'
import type { ProductValues } from '@/domain/products/listing/product-values'
import { MAIN, P1, P2, plan, PRODUCT, request, shownAt, SINKS, SUB, VALUES } from '~/tests/support/edit-plan'

describe('an edit of a live product', () => {
  test('that changes nothing writes nothing, and what is locked is not read', () => {
    expect(plan({})).toEqual({ ok: true, value: { product: null, request: 'keep' } })
  })

  test('stores free facts at once', () => {
    const typed = { stock: '35', madeToOrder: true, leadTimeDays: '', shippingFrom: 'Seoul' }
    expect(plan({ typed })).toMatchObject({
      value: {
        product: {
          free: { stock: 35, stockSeen: 40, madeToOrder: true, leadTimeDays: null, shippingFrom: 'Seoul' },
          data: {},
          texts: {},
        },
        request: 'keep',
      },
    })
  })

  test('makes a request of exactly the described facts that differ', () => {
    const typed = {
      name: { en: 'Tap', fr: '', ko: '수전' },
      weight: '3',
      boxHeight: '90',
      images: [VALUES.images[1], VALUES.images[0]].flatMap((image) => image ?? []),
    }
    expect(plan({ typed })).toMatchObject({
      value: {
        product: null,
        request: {
          changed: ['name.fr', 'name.ko', 'images', 'weight', 'box'],
          data: {
            weight: 3,
            images: [P2, P1],
            box: { length: 300, width: 200, height: 90 },
            hsCode: '8481.80',
          },
          texts: { name: { en: 'Tap', fr: null, ko: '수전' }, color: { en: 'Grey' } },
        },
      },
    })
  })

  test('names the alternative texts it changes, not those of a picture taken out', () => {
    const [first, second] = VALUES.images as [ProductValues['images'][0], ProductValues['images'][0]]
    expect(plan({ typed: { images: [first] } })).toMatchObject({
      value: { request: { changed: ['images'] } },
    })
    const worded = { ...first, alt: { en: 'From above', fr: '', ko: '위에서' } }
    expect(plan({ typed: { images: [worded, second] } })).toMatchObject({
      value: { request: { changed: ['pictureTexts.ko'] } },
    })
  })

  test('replaces the open request, and keeps one that already says so', () => {
    const open = request(['weight'], { weight: 3 })
    expect(plan({ open, typed: { weight: '3' } })).toMatchObject({ value: { request: 'keep' } })
    expect(plan({ open, typed: { weight: '3', hsCode: '' } })).toMatchObject({
      value: { request: { changed: ['weight', 'hsCode'], data: { weight: 3, hsCode: null } } },
    })
  })

  test('withdraws the open request when nothing differs any more', () => {
    const open = request(['weight', 'name.fr'], { weight: 3, name: { fr: 'Mitigeur' } }, 'changes_requested')
    expect(plan({ open })).toMatchObject({ value: { product: null, request: 'withdraw' } })
  })

  test('of a request without names compares with what it has', () => {
    const open = request([], { box: { height: 90 }, name: { en: 'Basin' } })
    const typed = { boxHeight: '90', name: { en: 'Basin', fr: 'Robinet', ko: '' }, stock: '7' }
    expect(plan({ open, typed })).toMatchObject({ value: { product: { free: { stock: 7 } } } })
    expect(currentValues(PRODUCT, open)).toMatchObject({ box: { length: 300, width: 200, height: 90 } })
  })
})

describe('an edit of a product that is not live', () => {
  test.each(['pending', 'rejected'] as const)(
    'and %s is written into it, with an open request ended',
    (status) => {
      const open = request(['weight'], { weight: 3 })
      expect(plan({ product: { status }, open, typed: { weight: '3', stock: '41' } })).toMatchObject({
        value: { product: { data: { weight: 3 }, free: { stock: 41 } }, request: 'withdraw' },
      })
    },
  )

  const listed = { listedIn: SUB, status: 'rejected' }
  const typed = { mainCategory: MAIN, subCategory: SINKS, origin: 'Vietnam', certifications: 'cUPC, KC' }
  const stored = { ...typed, subCategory: SUB, origin: 'South Korea', certifications: 'cUPC' }

  test('and was never approved takes category, origin and certifications too, of which each is read', () => {
    const product = { ...listed, approvedAt: null }
    expect(plan({ product, typed })).toMatchObject({
      value: {
        product: { free: { listedIn: SINKS, origin: 'Vietnam', certifications: ['cUPC', 'KC'] } },
      },
    })
    expect(plan({ product, typed: stored })).toMatchObject({ value: { product: null } })
    const none = { mainCategory: '', subCategory: '', origin: '' }
    expect(plan({ product, typed: { ...stored, ...none } })).toMatchObject({
      issues: [
        { code: 'edit.required.mainCategory', path: 'mainCategory' },
        { code: 'edit.required.subCategory', path: 'subCategory' },
        { code: 'edit.required.origin', path: 'origin' },
      ],
    })
    expect(plan({ product, typed: { ...stored, mainCategory: P1 } })).toMatchObject({
      issues: [{ code: 'category.unknown', path: 'subCategory' }],
    })
  })

  test('says what another window changed of them', () => {
    const product = { ...listed, approvedAt: null }
    const seen = shownAt({ ...product, origin: 'China' })
    expect(plan({ product, seen, typed: { ...stored, origin: 'Vietnam' } })).toMatchObject({
      value: { conflicts: ['origin'] },
    })
  })

  test('and was approved keeps them, which a form opened before is not silent about', () => {
    expect(plan({ product: listed, typed })).toMatchObject({ value: { product: null } })
    const seen = shownAt({ ...listed, approvedAt: null })
    const changed = (more: object) => plan({ product: listed, seen, typed: { ...stored, ...more } })
    expect(changed({})).toMatchObject({ value: { product: null } })
    expect(changed({ subCategory: SINKS })).toMatchObject({
      issues: [{ code: 'product.fixed', path: 'subCategory' }],
    })
    expect(changed({ origin: 'Vietnam' })).toMatchObject({
      issues: [{ code: 'product.fixed', path: 'origin' }],
    })
  })

  test('asks for approval with the same button only where it is Inactive', () => {
    const asked = (status: string) => plan({ product: { status }, asksApproval: true })
    expect(asked('rejected')).toMatchObject({ value: { product: { free: { status: 'pending' } } } })
    expect(asked('pending')).toMatchObject({ value: { product: null } })
    expect(asked('approved')).toMatchObject({ value: { product: null } })
  })

  test('is refused while it is archived', () => {
    const archivedAt = '2026-01-01T00:00:00.000Z'
    expect(plan({ product: { status: 'rejected', archivedAt } })).toMatchObject({
      issues: [{ code: 'product.archived', path: '' }],
    })
  })
})
