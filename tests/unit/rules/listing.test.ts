import { describe, expect, test } from 'vitest'
import type { Actor } from '@/domain/people/actor'
import { productRule, type Listing, type ListingFacts } from '@/domain/products/product-rule'

const seller: Actor = { kind: 'seller', id: 's', status: 'active' }
const admin: Actor = { kind: 'staff', id: 'a', role: 'admin' }
const editor: Actor = { kind: 'staff', id: 'e', role: 'editor' }
const facts: ListingFacts = {
  mainCategory: 'Kitchen',
  subCategory: 'Faucets',
  sellerName: 'Sorae',
  sellerActive: true,
  foreignPictures: false,
  skuTaken: false,
  now: new Date('2026-03-01T10:00:00.000Z'),
}
const tiers = [
  { minQty: 10, maxQty: 49, unitPrice: 2000 },
  { minQty: 50, maxQty: 999_999, unitPrice: 1800 },
]
const listing = (more: Partial<Listing>): Listing => ({
  status: 'pending',
  needsReview: true,
  moqPrices: tiers,
  name: 'Faucet',
  ...more,
})

const write = (before: Listing | undefined, change: Partial<Listing>, actor: Actor, about = facts) =>
  productRule({ next: { ...before, ...change }, before, actor }, about)

describe('category, origin and certifications', () => {
  const APPROVED = '2026-02-01T10:00:00.000Z'
  const listed = { listedIn: 'faucets', origin: 'South Korea', certifications: ['cUPC'] }
  const changes: Partial<Listing>[] = [{ listedIn: 'sinks' }, { origin: 'Vietnam' }, { certifications: [] }]

  test.each(changes)('are the seller’s until the first approval, and reviewed after %j', (change) => {
    for (const status of ['pending', 'rejected'] as const)
      expect(write(listing({ ...listed, status, needsReview: false }), change, seller)).toMatchObject({
        value: { status, needsReview: true },
      })
  })

  test.each(changes)('are fixed from then on, so %j is refused', (change) => {
    const [code, path] = ['product.fixed', Object.keys(change)[0]]
    const before = listing({ ...listed, status: 'rejected', approvedAt: APPROVED })
    for (const actor of [seller, admin]) {
      expect(write(before, change, actor)).toEqual({ ok: false, issues: [{ code, path }] })
      expect(write(listing({ ...listed, status: 'approved' }), change, actor).ok).toBe(false)
    }
    expect(write(before, { ...listed }, seller).ok).toBe(true)
  })
})

describe('what the server writes beside what was posted', () => {
  test('category texts, seller name and card prices follow from the facts', () => {
    expect(write(undefined, listing({}), seller)).toMatchObject({
      ok: true,
      value: {
        category: 'Kitchen > Faucets',
        mainCategory: 'Kitchen',
        subCategory: 'Faucets',
        sellerName: 'Sorae',
        moq: 10,
        priceFrom: 2000,
        priceBest: 1800,
        status: 'pending',
        isLive: false,
      },
    })
  })

  test.each([
    ['an unknown category', { ...facts, mainCategory: undefined }, 'category.unknown'],
    ['an unknown seller', { ...facts, sellerName: undefined }, 'seller.unknown'],
    ['a picture of another seller', { ...facts, foreignPictures: true }, 'product.foreignPicture'],
    ['a SKU that the seller already has', { ...facts, skuTaken: true }, 'product.skuTaken'],
    ['a family that is full', { ...facts, familyOthers: 60 }, 'product.familyFull'],
  ])('refuses %s', (_, about, code) => {
    expect(write(undefined, listing({}), seller, about)).toMatchObject({ ok: false, issues: [{ code }] })
  })

  test('takes the last place of a family', () => {
    expect(write(undefined, listing({}), seller, { ...facts, familyOthers: 59 }).ok).toBe(true)
  })

  test('refuses prices that make no ladder', () => {
    expect(write(undefined, listing({ moqPrices: [] }), seller)).toMatchObject({
      ok: false,
      issues: [{ code: 'tiers.required' }],
    })
  })
})

describe('status (rules C3, C30)', () => {
  test('a seller cannot create an approved product, nor one that is approved without a review later', () => {
    expect(write(undefined, listing({ status: 'approved' }), seller)).toMatchObject({
      value: { status: 'pending', isLive: false, needsReview: true },
    })
  })

  test.each<[string, Listing['status'], Listing['status'], Actor, string | undefined]>([
    ['a seller approves', 'pending', 'approved', seller, 'moves.notYours'],
    ['an editor approves', 'pending', 'approved', editor, 'moves.notYours'],
    ['a visitor takes down', 'approved', 'rejected', { kind: 'visitor' }, 'moves.notYours'],
    ['an admin rejects without a reason', 'pending', 'rejected', admin, 'status.reason'],
  ])('%s: refused', (_, from, to, actor, code) => {
    expect(write(listing({ status: from }), { status: to }, actor)).toMatchObject({
      ok: false,
      issues: [{ code }],
    })
  })

  test('an admin approves, and it is live while its seller is active', () => {
    const approved = { status: 'approved', isLive: true, needsReview: false }
    expect(write(listing({}), { status: 'approved' }, admin)).toMatchObject({ value: approved })
    const stopped = { ...facts, sellerActive: false }
    expect(write(listing({}), { status: 'approved' }, admin, stopped)).toMatchObject({
      value: { ...approved, isLive: false },
    })
  })

  test('a seller takes a product down and has it back at once when nothing changed', () => {
    const down = listing({ status: 'rejected', needsReview: false })
    expect(write(down, { status: 'pending' }, seller)).toMatchObject({
      value: { status: 'approved', isLive: true },
    })
  })

  test('after a change while it was down, asking again waits for staff', () => {
    const down = listing({ status: 'rejected', needsReview: false })
    expect(write(down, { name: 'Another faucet' }, seller)).toMatchObject({
      value: { status: 'rejected', needsReview: true },
    })
    const changed = listing({ status: 'rejected', needsReview: true })
    expect(write(changed, { status: 'pending' }, seller)).toMatchObject({
      value: { status: 'pending', isLive: false },
    })
  })

  test('what an admin took down does not come back by asking', () => {
    const rejected = write(
      listing({ status: 'approved', needsReview: false }),
      { status: 'rejected', statusReason: 'Wrong picture' },
      admin,
    )
    expect(rejected).toMatchObject({ value: { status: 'rejected', needsReview: true } })
  })
})

describe('what a decision leaves (rule C45)', () => {
  const now = { approvedAt: facts.now.toISOString() }
  const down = listing({
    status: 'rejected',
    needsReview: true,
    statusReason: 'Wrong picture',
    approvedAt: 'Before',
  })

  test.each<[string, Listing, Partial<Listing>, Actor, object]>([
    ['an approval', listing({}), { status: 'approved' }, admin, { ...now, statusReason: null }],
    ['an approval after a refusal', down, { status: 'approved' }, admin, { ...now, statusReason: null }],
    [
      'asking again with nothing changed',
      { ...down, needsReview: false },
      { status: 'pending' },
      seller,
      { ...now, statusReason: null, status: 'approved' },
    ],
    ['asking again', down, { status: 'pending' }, seller, { statusReason: null, status: 'pending' }],
    ['back to pending', down, { status: 'pending' }, admin, { statusReason: null }],
    [
      'a product that its seller takes down',
      listing({ status: 'approved', statusReason: 'Old' }),
      { status: 'rejected' },
      seller,
      { statusReason: null, status: 'rejected' },
    ],
    ['an approval by the system', listing({}), { status: 'approved' }, { kind: 'system' }, now],
  ])('%s', (_, before, change, actor, value) => {
    expect(write(before, change, actor)).toMatchObject({ ok: true, value })
  })

  test('a refusal keeps its reason, and an edit leaves both alone', () => {
    const refused = write(listing({}), { status: 'rejected', statusReason: 'Dark' }, admin)
    expect(refused).not.toHaveProperty('value.statusReason')
    expect(refused).not.toHaveProperty('value.approvedAt')
    const edited = write({ ...down, status: 'approved' }, { stock: 3 } as Partial<Listing>, seller)
    expect(edited).not.toHaveProperty('value.statusReason')
    expect(edited).not.toHaveProperty('value.approvedAt')
  })

  test('a product that is created approved has its time, or the one it brings', () => {
    const system: Actor = { kind: 'system' }
    expect(write(undefined, listing({ status: 'approved' }), system)).toMatchObject({ value: now })
    const then = { approvedAt: '2025-02-01T09:00:00.000Z' }
    expect(write(undefined, listing({ status: 'approved', ...then }), system)).toMatchObject({ value: then })
  })
})

describe('editing an approved product (rule C5)', () => {
  const live = listing({ status: 'approved', needsReview: false, images: ['one'] })

  test.each([
    ['name', 'Other'],
    ['images', ['two']],
    ['material', 'Tin'],
    ['weight', 3],
  ])('a seller may not change its %s directly', (field, value) => {
    expect(write(live, { [field]: value }, seller)).toMatchObject({
      ok: false,
      issues: [{ code: 'product.reviewFirst', path: field }],
    })
  })

  test('prices apply at once', () => {
    const cheaper = [{ minQty: 1, maxQty: 999_999, unitPrice: 900 }]
    expect(write(live, { moqPrices: cheaper }, seller)).toMatchObject({
      value: { priceFrom: 900, status: 'approved', isLive: true },
    })
  })

  test('staff may change what it says', () => {
    expect(write(live, { name: 'Corrected' }, admin)).toMatchObject({
      value: { status: 'approved', needsReview: false },
    })
  })

  test('the same pictures as documents instead of ids are no change', () => {
    expect(write(live, { images: [{ id: 'one' }] }, seller)).toMatchObject({ ok: true })
  })
})
