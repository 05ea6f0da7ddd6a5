import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor, SellerStatus } from '@/domain/people/actor'
import * as read from '@/features/selling/dashboard/next-steps'
import { aPaper, aPicture, aProduct } from '~/tests/support/factories/catalogue'
import { aCheckout, anOrder } from '~/tests/support/factories/orders'
import { aSeller, aUser, aVerification } from '~/tests/support/factories/people'
import { aReview, aThread } from '~/tests/support/factories/talk'
import { unique } from '~/tests/support/factories/unique'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const getNextSteps = (actor: Actor) => read.getNextSteps(actor, { locale: 'en', zone: 'America/Toronto' })

const active = (id: string): Actor => ({ kind: 'seller', id, status: 'active' })

async function aNewSeller(more: object = {}) {
  const name = unique('Newcomer')
  const id = await world.system.make('users', aUser(name, 'seller'))
  await world.system.make('sellers', { ...aSeller(id, name, 'active'), shippingRules: [], ...more })
  return id
}

async function anOrderOf(seller: string, product: string, more: object) {
  const { make } = world.system
  const { buyer } = world.ids.users
  const checkout = await make('checkouts', aCheckout(buyer))
  return make('orders', { ...anOrder({ buyer, seller, checkout, products: [product] }), ...more })
}

async function productOf(seller: string, more: object = {}) {
  const { make } = world.system
  const media = await make('media', { owner: seller, alt: 'A faucet' }, { file: aPicture() })
  return make('products', { ...aProduct(seller, world.ids.categories.sub, media), ...more })
}

describe('the first steps of a seller', () => {
  it('are done one after the other, by what is on file', async () => {
    const id = await aNewSeller({ bankAccount: null, payout: { currency: 'CAD' } })
    const { make, change } = world.system
    const steps = async () => (await getNextSteps(active(id))).steps
    const before = await steps()
    expect(before).toMatchObject({ documents: false, bank: false, shipping: false, product: false })
    expect(before.order).toBe(false)
    const forBadge = await make('documents', { kind: 'business', owner: id }, { file: aPaper() })
    await make('verifications', { ...aVerification(id), document: forBadge })
    expect(await steps()).toEqual(before)
    await make('documents', { kind: 'business', owner: id }, { file: aPaper() })
    expect(await steps()).toEqual({ ...before, documents: true })
    await change('sellers', id, {
      bankAccount: '110-2345-678901',
      payout: { currency: 'CAD', accountHolder: 'Sorae' },
    })
    expect(await steps()).toEqual({ ...before, documents: true })
    await change('sellers', id, {
      payout: { currency: 'CAD', accountHolder: 'Sorae', bankName: 'Woori' },
      shippingRules: [{ kind: 'flat', provinces: [], amount: 900 }],
    })
    const product = await productOf(id)
    expect(await steps()).toEqual({ ...before, documents: true, bank: true, shipping: true, product: true })
    await anOrderOf(id, product, { status: 'pending_payment', quote: 'waiting', confirmedAt: null })
    expect((await steps()).order).toBe(false)
    await anOrderOf(id, product, { status: 'confirmed', confirmedAt: new Date().toISOString() })
    expect((await steps()).order).toBe(true)
  })

  it('ask for the importer of what is sent from abroad without a Canadian tax number, and of nobody else (rule D24)', async () => {
    const steps = async (more: object) => {
      const id = await aNewSeller({ gstNumber: null, importerNumber: null, shippingCountry: 'KR', ...more })
      return (await getNextSteps(active(id))).steps.importer
    }
    expect(await steps({})).toBe(false)
    expect(await steps({ importerNumber: '123456789RM0001' })).toBe(true)
    expect(await steps({ importsByAgent: true })).toBe(true)
    expect(await steps({ gstNumber: '123456782RT0001' })).toBeNull()
    expect(await steps({ shippingCountry: 'CA', shippingFrom: 'Toronto' })).toBeNull()
  })

  it('count a profile as complete only with everything that it requires, and right', async () => {
    const id = await aNewSeller()
    const profile = async () => (await getNextSteps(active(id))).steps.profile
    expect(await profile()).toBe(true)
    const row = 'select business_registration as number, contact_phone as phone from sellers where id = $1'
    const [{ number, phone } = { number: '', phone: '' }] = (
      await world.payload.db.pool.query<{ number: string; phone: string }>(row, [id])
    ).rows
    const set = (column: string, value: string | null) =>
      world.payload.db.pool.query(`update sellers set ${column} = $2 where id = $1`, [id, value])
    for (const wrong of [null, ' ']) {
      await set('business_registration', wrong)
      expect(await profile()).toBe(false)
    }
    await set('business_registration', number)
    await set('contact_phone', 'call me')
    expect(await profile()).toBe(false)
    await set('contact_phone', phone)
    expect(await profile()).toBe(true)
    await set('city', null)
    expect(await profile()).toBe(false)
  })

  it('do not count what another seller has, or what was archived', async () => {
    const [one, two] = [await aNewSeller(), await aNewSeller()]
    const before = await getNextSteps(active(two))
    const product = await productOf(one, { status: 'pending' })
    await anOrderOf(one, product, { status: 'confirmed', confirmedAt: new Date().toISOString() })
    expect(await getNextSteps(active(two))).toEqual(before)
    await world.payload.db.pool.query('update products set archived_at = now() where id = $1', [product])
    expect(await getNextSteps(active(one))).toMatchObject({
      waiting: { orders: 1, products: 0 },
      steps: { product: false, order: true },
    })
  })
})

describe('what waits behind the shortcuts', () => {
  it('is what the seller has to do, and what staff have to review', async () => {
    const id = await aNewSeller()
    const none = { orders: 0, late: 0, products: 0, messages: 0, reviews: 0 }
    expect((await getNextSteps(active(id))).waiting).toEqual(none)
    const { make, change } = world.system
    const { buyer, otherBuyer } = world.ids.users
    const product = await productOf(id, { status: 'approved' })
    await productOf(id, { status: 'pending' })
    for (const status of ['confirmed', 'processing', 'shipped', 'cancelled', 'pending_payment'])
      await anOrderOf(id, product, { status })
    await anOrderOf(id, product, { status: 'pending_payment', quote: 'waiting' })
    for (const more of [{}, { hidden: true, hiddenReason: 'Names a neighbour.' }, { answer: 'Thank you.' }]) {
      const order = await anOrderOf(id, product, { status: 'delivered' })
      await change('comments', await make('comments', aReview(buyer, order, product)), more)
    }
    await make('threads', { ...aThread(otherBuyer, id), lastSender: 'buyer', sellerUnread: 3 })
    expect((await getNextSteps(active(id))).waiting).toEqual({
      orders: 3,
      late: 0,
      products: 1,
      messages: 3,
      reviews: 1,
    })
    const suspended: Actor = { kind: 'seller', id, status: 'suspended' }
    expect(await getNextSteps(suspended)).toEqual(await getNextSteps(active(id)))
  })

  it('says which orders are later than promised, of those to send', async () => {
    const id = await aNewSeller()
    const product = await productOf(id, { status: 'approved' })
    for (const status of ['confirmed', 'processing', 'shipped', 'delivered'])
      await anOrderOf(id, product, { status, promisedUntil: '2026-01-02' })
    await anOrderOf(id, product, { status: 'confirmed', promisedUntil: '2999-01-02' })
    expect((await getNextSteps(active(id))).waiting).toMatchObject({ orders: 3, late: 2 })
  })

  const refused: Actor[] = [
    { kind: 'visitor' },
    { kind: 'system' },
    { kind: 'buyer', id: 'someone' },
    { kind: 'staff', id: 'someone', role: 'admin' },
    ...(['pending', 'rejected'] satisfies SellerStatus[]).map((status): Actor => ({
      kind: 'seller',
      id: 'someone',
      status,
    })),
  ]

  it.each(refused)('is refused to %o', async (actor) => {
    await expect(getNextSteps(actor)).rejects.toThrow('suspended sellers')
  })
})
