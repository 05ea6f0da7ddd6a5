import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listTrustedProducts } from '@/admin/queues/decisions/list-trusted'
import { approveTrusted } from '@/features/selling/listing/approve-trusted'
import { together } from '@/server/db/data'
import { openDecided, type Decided } from '~/tests/support/decided'

let world: Decided
beforeAll(async () => {
  world = await openDecided()
})
afterAll(() => world.close())

const trust = (isTrusted: boolean) =>
  world.payload.update({
    collection: 'sellers',
    id: world.ids.users.seller,
    data: { isTrusted },
    overrideAccess: false,
    user: world.users.admin,
  })
const approve = (product: string) =>
  together('system', (_, tx, server) =>
    approveTrusted(server, tx, { seller: world.ids.users.seller, product }),
  )

describe('a new product', () => {
  test('of a seller who is not trusted waits', async () => {
    await trust(false)
    const id = await world.pending()
    expect(await approve(id)).toBe(false)
    expect(await world.stored('products', id)).toMatchObject({ status: 'pending', approvedByTrust: false })
  })

  test('of a trusted seller is approved at once, marked so, until an admin decides on it', async () => {
    await trust(true)
    expect(await world.events('seller', world.ids.users.seller)).toContain('sellers.updated')
    const id = await world.pending()
    expect(await approve(id)).toBe(true)
    expect(await world.stored('products', id)).toMatchObject({
      status: 'approved',
      isLive: true,
      needsReview: false,
      approvedByTrust: true,
      approvedAt: expect.anything(),
    })
    expect((await listTrustedProducts('en')).map((each) => each.id)).toContain(id)
    const { versionSeen } = await world.payload.findByID({
      collection: 'products',
      id,
      overrideAccess: false,
      user: world.users.admin,
    })
    const data = { status: 'rejected', statusReason: 'Blurred.', versionSeen } as const
    await world.payload.update({
      collection: 'products',
      id,
      data,
      overrideAccess: false,
      user: world.users.admin,
    })
    expect(await world.stored('products', id)).toMatchObject({ status: 'rejected', approvedByTrust: false })
    expect((await listTrustedProducts('en')).map((each) => each.id)).not.toContain(id)
  })

  test('of a trusted seller who is suspended waits', async () => {
    const id = await world.pending()
    await world.query("update sellers set status = 'suspended' where id = $1", [world.ids.users.seller])
    expect(await approve(id)).toBe(false)
    await world.query("update sellers set status = 'active' where id = $1", [world.ids.users.seller])
  })
})
