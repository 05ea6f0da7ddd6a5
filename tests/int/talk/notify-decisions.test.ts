import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listNotifications } from '@/features/talk/notifications/list-notifications'
import { memberUser } from '~/tests/support/member-user'
import { openNotified } from '~/tests/support/notified'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
let notified: Awaited<ReturnType<typeof openNotified>>
beforeAll(async () => {
  world = await openWorld()
  notified = await openNotified(world)
})
afterAll(() => notified.close())
beforeEach(() => notified.clear())

const seller = () => world.ids.users.seller

describe('a decision of the staff', () => {
  const decide = (slug: 'sellers' | 'verifications', id: string, data: object, more = {}) =>
    world.system.change(slug, id, data, { context: { actor: { kind: 'system' } }, ...more })
  const because = { statusReason: 'Late, twice.' }
  const seen = async () =>
    (await notified.rows()).map(({ kind, side, subject, href, user_id }) => [
      kind,
      side,
      subject,
      href,
      user_id,
    ])
  const templates = async () => (await notified.mails()).map(({ template }) => template)

  test('about a seller is in the list of the seller and in an email, each time', async () => {
    for (const status of ['suspended', 'active', 'suspended', 'active'])
      await decide('sellers', seller(), { status, ...because })
    const [suspended, approved] = ['seller.suspended', 'seller.approved'].map((kind) => [
      kind,
      'seller',
      'sellers',
      '/seller',
      seller(),
    ])
    expect(await seen()).toEqual([suspended, approved, suspended, approved])
    const [one = '', other = ''] = ['sellerSuspended', 'sellerApproved']
    expect(await templates()).toEqual([one, other, one, other])
    // A suspension ends the sessions, too.
    const told = [seller(), 'wake']
    expect(await notified.sent()).toEqual([1, 2].flatMap(() => ['sessions', ...told, ...told]))
    const { notifications } = await listNotifications(await memberUser(world.payload, seller()), 1)
    expect(notifications[1]).toMatchObject({ kind: 'seller.suspended', reason: 'Late, twice.' })
  })

  test('that rejects a seller says why; one that changes no status says nothing', async () => {
    const { pendingSeller } = world.ids.users
    await decide('sellers', pendingSeller, { status: 'rejected', ...because })
    await decide('sellers', pendingSeller, { statusReason: 'Late, thrice.' })
    expect((await notified.rows()).map(({ kind }) => kind)).toEqual(['seller.rejected'])
    const params = { company: expect.any(String), reason: 'Late, twice.', path: '/seller/profile' }
    expect((await notified.mails()).map(({ params: given }) => JSON.parse(given))).toEqual([params])
  })

  test('about a Verified Buyer is in the list of the buyer and in an email', async () => {
    const user = world.ids.users.otherBuyer
    const row = await world.system.make('verifications', { user, kind: 'gst', number: '123456789RT0001' })
    await decide('verifications', row, { status: 'declined', reason: 'Not yours.' })
    await decide('verifications', row, { status: 'verified' })
    expect(await seen()).toEqual([
      ['buyer.declined', 'buyer', 'verifications', '/profile', user],
      ['buyer.verified', 'buyer', 'verifications', '/profile', user],
    ])
    expect(await templates()).toEqual(['buyerDeclined', 'buyerVerified'])
  })

  test('that is rolled back notifies nobody', async () => {
    const transactionID = (await world.payload.db.beginTransaction()) ?? ''
    await decide('sellers', seller(), { status: 'suspended', ...because }, { req: { transactionID } })
    await world.payload.db.rollbackTransaction(transactionID)
    expect(await notified.all()).toEqual([[], [], []])
  })
})
