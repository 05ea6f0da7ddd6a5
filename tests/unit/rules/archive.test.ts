import { describe, expect, test } from 'vitest'
import type { Actor } from '@/domain/people/actor'
import { changeRule } from '@/domain/products/listing/change-rule'
import { productRule, type Listing, type ListingFacts } from '@/domain/products/product-rule'

const seller: Actor = { kind: 'seller', id: 's', status: 'active' }
const admin: Actor = { kind: 'staff', id: 'a', role: 'admin' }
const now = new Date('2026-03-01T10:00:00.000Z')
const facts: ListingFacts = {
  mainCategory: 'Kitchen',
  subCategory: 'Faucets',
  sellerName: 'Sorae',
  sellerActive: true,
  foreignPictures: false,
  skuTaken: false,
  now,
}
const SINCE = '2026-02-01T09:00:00.000Z'
const listing = (more: Partial<Listing>): Listing => ({
  status: 'approved',
  needsReview: false,
  moqPrices: [{ minQty: 1, maxQty: 999_999, unitPrice: 2000 }],
  name: 'Faucet',
  ...more,
})
const archived = listing({ status: 'rejected', archivedAt: SINCE })
const write = (before: Listing | undefined, change: Partial<Listing>, actor: Actor) =>
  productRule({ next: { ...before, ...change }, before, actor }, facts)

describe('archiving', () => {
  test.each(['approved', 'pending', 'rejected'] as const)(
    'takes a product that is %s down, at the time of the server',
    (status) => {
      expect(write(listing({ status }), { archivedAt: '2031-05-06T07:08:09.000Z' }, seller)).toMatchObject({
        ok: true,
        value: { archivedAt: now.toISOString(), status: 'rejected', isLive: false },
      })
    },
  )

  test('is nothing a new product begins with', () => {
    expect(write(undefined, listing({ archivedAt: SINCE }), seller)).toMatchObject({
      value: { archivedAt: null, status: 'pending' },
    })
  })

  test('keeps whether staff must review the product again', () => {
    for (const needsReview of [true, false])
      expect(write(listing({ needsReview }), { archivedAt: SINCE }, seller)).toMatchObject({
        value: { needsReview },
      })
  })
})

describe('an archived product', () => {
  test.each([{ stock: 3 }, { status: 'pending' }, { archivedAt: '2031-05-06T07:08:09.000Z' }] as const)(
    'is changed by its seller in no other way than restored: %o',
    (change) => {
      expect(write(archived, change, seller)).toMatchObject({
        ok: false,
        issues: [{ code: 'product.archived' }],
      })
    },
  )

  test('comes back as Inactive', () => {
    expect(write(archived, { archivedAt: null }, seller)).toMatchObject({
      ok: true,
      value: { archivedAt: null, status: 'rejected', isLive: false },
    })
  })

  test.each(['approved', 'pending'] as const)('is not made %s by staff', (status) => {
    expect(write(archived, { status }, admin)).toMatchObject({
      ok: false,
      issues: [{ code: 'product.archived' }],
    })
  })

  test('has no open change request', () => {
    const about = { foreignPictures: false, otherIsOpen: false, isArchived: true, now }
    expect(changeRule({ next: { status: 'pending' }, actor: { kind: 'system' } }, about)).toMatchObject({
      ok: false,
      issues: [{ code: 'product.archived' }],
    })
    const withdrawn = { next: { status: 'withdrawn' }, before: { status: 'pending' }, actor: seller } as const
    expect(changeRule(withdrawn, about)).toMatchObject({ ok: true })
  })
})
