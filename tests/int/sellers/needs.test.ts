import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, dayIn } from '@/domain/values/calendar'
import type { Actor } from '@/domain/people/actor'
import { needPath, NEEDS, type NeedRow } from '@/features/selling/dashboard/kinds'
import { getNextSteps } from '@/features/selling/dashboard/next-steps'
import { aPaper, aPicture, aProduct } from '~/tests/support/factories/catalogue'
import { aCheckout, anOrder } from '~/tests/support/factories/orders'
import { aReturn } from '~/tests/support/factories/returns'
import { aSeller, aUser } from '~/tests/support/factories/people'
import { aThread } from '~/tests/support/factories/talk'
import { unique } from '~/tests/support/factories/unique'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
let seller: string
let other: string
let product: string
const HOUR = 60 * 60 * 1000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString()
const today = () => dayIn('America/Toronto', new Date())

beforeAll(async () => {
  world = await openWorld()
  seller = await aNewSeller()
  other = await aNewSeller()
  product = await aProductOf(seller)
})

async function aNewSeller() {
  const name = unique('Morning')
  const id = await world.system.make('users', aUser(name, 'seller'))
  await world.system.make('sellers', aSeller(id, name, 'active'))
  return id
}

async function aProductOf(owner: string, more: object = {}) {
  const { make } = world.system
  const media = await make('media', { owner, alt: 'A faucet' }, { file: aPicture() })
  return make('products', {
    ...aProduct(owner, world.ids.categories.sub, media),
    status: 'approved',
    ...more,
  })
}

async function anOrderOf(more: object, owner = seller) {
  const { buyer } = world.ids.users
  const checkout = await world.system.make('checkouts', aCheckout(buyer))
  const sides = { buyer, seller: owner, checkout, products: [product] }
  return world.system.make('orders', { ...anOrder(sides), ...more })
}

const as = (id: string): Actor => ({ kind: 'seller', id, status: 'active' })
const needsOf = async (id = seller, locale: 'en' | 'ko' = 'en') =>
  (await getNextSteps(as(id), { locale, zone: 'Asia/Seoul' })).needs
const need = async (kind: NeedRow['kind']) => (await needsOf()).find((each) => each.kind === kind)
const run = (statement: string, values: unknown[]) => world.payload.db.pool.query(statement, values)

describe('what a seller is asked to do (rule S34)', () => {
  it('is nothing on the first day, and of one seller nothing that another did', async () => {
    expect(await needsOf(other)).toEqual([])
    expect(await needsOf()).toEqual([])
  })

  it('has orders by what is to be done with them, and the way to one or to all', async () => {
    const far = { promisedUntil: addDays(today(), 40), confirmedAt: ago(30) }
    const first = await anOrderOf({ status: 'confirmed', ...far, confirmedAt: ago(50) })
    expect(await need('acknowledge')).toMatchObject({ count: 1, id: first })
    await anOrderOf({ status: 'confirmed', ...far })
    const two = await need('acknowledge')
    expect(two).toMatchObject({ count: 2, id: first, day: dayIn('Asia/Seoul', new Date(ago(50))) })
    expect(two && [needPath({ ...two, count: 1 }), needPath(two)]).toEqual([
      `/seller/orders/${first}`,
      '/seller/orders/bulk',
    ])
    const late = await anOrderOf({ status: 'processing', promisedUntil: addDays(today(), -3) })
    expect(await need('late')).toMatchObject({ count: 1, id: late, day: addDays(today(), -3) })
    await run('update orders set estimate_from = $2, estimate_until = $2 where id = $1', [
      late,
      addDays(today(), 9),
    ])
    expect(await need('late')).toBeUndefined()
    const asked = { requestedAt: ago(2), reason: 'Wrong colour.' }
    const cancel = await anOrderOf({ status: 'processing', ...far, cancelRequest: asked })
    expect(await need('cancel')).toMatchObject({ count: 1, id: cancel })
    const quote = await anOrderOf({ status: 'pending_payment', quote: 'waiting', confirmedAt: null })
    expect(await need('quote')).toMatchObject({ count: 1, id: quote })
    const kinds = (await needsOf()).map(({ kind }) => kind)
    expect(kinds).toEqual(NEEDS.map(({ name }) => name).filter((name) => kinds.includes(name)))
  })

  it('says what is to leave today: Canadian goods by the promised day, others three days before the first of them (rule S35)', async () => {
    const before = (await need('ship'))?.count ?? 0
    const range = { kind: 'range', minDays: 14, maxDays: 20 }
    const paid = (days: number) => `${addDays(today(), -days)}T16:00:00.000Z`
    const soon = { kind: 'soon', minDays: 2, maxDays: 3 }
    const of = async (arrival: object, days: number, until: number, status = 'processing') =>
      anOrderOf({ status, arrival, confirmedAt: paid(days), promisedUntil: addDays(today(), until) })
    await of(range, 10, 10)
    await of(soon, 1, 1)
    expect((await need('ship'))?.count ?? 0).toBe(before)
    await of(range, 11, 9)
    await of(soon, 2, 0, 'confirmed')
    await of(range, 12, 8, 'shipped')
    expect(await need('ship')).toMatchObject({ count: before + 2 })
  })

  it('counts returns to answer or refund, and those on their way back in their last five days (rule M89)', async () => {
    const { buyer } = world.ids.users
    const order = await anOrderOf({ status: 'delivered' })
    const of = async (status: string, days: number) =>
      world.system.make('returns', {
        ...aReturn({ buyer, seller, order, products: [product] }),
        status,
        dueAt: ago(-24 * days),
      })
    await of('sent', 20)
    await of('accepted', 2)
    expect(await need('returns')).toBeUndefined()
    await of('requested', 4)
    const soon = await of('sent', 3)
    expect(await need('returns')).toMatchObject({ count: 2, id: soon })
  })

  it('counts questions older than a day, and not those of today or those that were answered', async () => {
    const { buyer, otherBuyer, pendingSeller } = world.ids.users
    const { make } = world.system
    const old = await make('threads', { ...aThread(buyer, seller), lastMessageAt: ago(25) })
    await make('threads', { ...aThread(otherBuyer, seller), lastMessageAt: ago(23) })
    await make('threads', { ...aThread(pendingSeller, seller), lastSender: 'seller', lastMessageAt: ago(99) })
    expect(await need('questions')).toMatchObject({ count: 1, id: old })
  })

  it('names a product that staff sent back in the reader’s language, and not one that the seller took down', async () => {
    await aProductOf(seller, { status: 'rejected', statusReason: null })
    expect(await need('declined')).toBeUndefined()
    const sent = await aProductOf(seller, { status: 'rejected', statusReason: 'The drawing is missing.' })
    expect(await need('declined')).toMatchObject({ count: 1, id: sent, lang: null })
    const [korean] = (await needsOf(seller, 'ko')).filter(({ kind }) => kind === 'declined')
    expect(korean?.label).toBeTruthy()
  })

  it('asks for a business document after the first sale, and for another one two years later (rule S36)', async () => {
    expect(await need('papers')).toMatchObject({ count: 1, day: null })
    const paper = await world.system.make(
      'documents',
      { kind: 'business', owner: seller },
      { file: aPaper() },
    )
    expect(await need('papers')).toBeUndefined()
    await run("update documents set created_at = now() - interval '25 months' where id = $1", [paper])
    expect(await need('papers')).toMatchObject({ count: 1, day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
  })

  it('is still nothing for the other seller', async () => {
    expect(await needsOf(other)).toEqual([])
  })
})
