import type { TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getDeclined } from '@/admin/queues/decisions/get-declined'
import { listProductQueue } from '@/admin/queues/decisions/list-queue'
import { openDecided, type Decided } from '~/tests/support/decided'

let world: Decided
beforeAll(async () => {
  world = await openDecided()
})
afterAll(() => world.close())

const REASON = 'The images are blurred.'
const asAdmin = () => ({ overrideAccess: false, user: world.users.admin })

describe('staff (rule C3)', () => {
  test('ask for changes of a product, which waits for nobody until its seller saves it', async () => {
    const id = await world.pending()
    const waits = async () => (await listProductQueue(1, 'en')).rows.some((row) => row.id === id)
    expect(await waits()).toBe(true)
    await world.asked('product', id, 'ask')
    await world.pass()
    expect(await world.stored('products', id)).toMatchObject({ status: 'pending', changesAsked: REASON })
    expect(await world.notified(id)).toMatchObject([
      { kind: 'product.changesAsked', template: 'productChangesAsked' },
    ])
    expect(await world.events('product', id)).toEqual(['product.sent_back'])
    expect(await waits()).toBe(false)
    expect(await world.ask('product', id, 'ask')).toMatchObject({
      issues: [{ code: 'decision.alreadyAsked' }],
    })

    const seller = { overrideAccess: false, user: world.users.seller }
    await world.payload.update({ collection: 'products', id, data: { weight: 7 }, ...seller })
    expect(await world.stored('products', id)).toMatchObject({ status: 'pending', changesAsked: null })
    expect(await waits()).toBe(true)
    const product = await world.payload.findByID({ collection: 'products', id, locale: 'all' })
    expect((await getDeclined([product as never])).get(id)).toMatchObject({
      reason: REASON,
      changed: [{ name: 'weight', now: 7 }],
    })
    await world.asked('product', id, 'ask')
    await world.pass()
    await world.asked('product', id, 'approve')
    await world.pass()
    expect(await world.stored('products', id)).toMatchObject({ status: 'approved', changesAsked: null })
    expect(await world.events('product', id)).toEqual([
      'product.sent_back',
      'product.sent_back',
      'product.approved',
    ])
  })

  test('ask of what waits only, and nobody else does', async () => {
    const [approved, id] = [await world.product(), await world.pending()]
    const write = (product: string, user: TypedUser | null, versionSeen?: string) =>
      world.payload.update({
        collection: 'products',
        id: product,
        data: { changesAsked: 'Say the grade.', versionSeen },
        overrideAccess: false,
        user,
      })
    const { versionSeen } = await world.payload.findByID({
      collection: 'products',
      id: approved,
      ...asAdmin(),
    })
    await expect(write(approved, world.users.admin, versionSeen ?? '')).rejects.toMatchObject({
      data: { errors: [{ path: 'changesAsked' }] },
    })
    await write(id, world.users.seller)
    expect(await world.stored('products', id)).toMatchObject({ changesAsked: null })
  })
})
