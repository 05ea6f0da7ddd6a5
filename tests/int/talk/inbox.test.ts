import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SIDES, type Side } from '@/domain/talk/thread'
import { listThreads } from '@/features/talk/inbox/list-threads'
import { openSupportThread } from '@/features/talk/chat/thread/open-support-thread'
import { chatRoutes } from '~/tests/support/http/chat-routes'
import { memberUser } from '~/tests/support/member-user'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => void (world = await openWorld()))
beforeEach(
  async () => void (await world.payload.db.drizzle.execute('delete from messages; delete from threads')),
)

const { open, say } = chatRoutes(() => world)

describe('an inbox', () => {
  const ALL = { isUnread: false, text: '', page: 1 }
  const inbox = async (member: keyof World['ids']['users'], side: Side, asked = {}) => {
    const user = await memberUser(world.payload, world.ids.users[member])
    const { threads, ...counts } = await listThreads(user, side, { ...ALL, ...asked })
    return { ...counts, ids: threads.map(({ id }) => id) }
  }
  const none = { ids: [], count: 0, hasAny: false, elsewhere: 0, page: 1, pages: 1 }

  test('has what its member may read on that side, and says what is in the other', async () => {
    const thread = await open()
    expect(await inbox('buyer', 'buyer')).toEqual(none)
    await say('buyer', thread)
    const one = { ...none, ids: [thread], count: 1, hasAny: true }
    expect(await inbox('buyer', 'buyer')).toEqual(one)
    expect(await inbox('seller', 'seller')).toEqual(one)
    expect(await inbox('seller', 'buyer')).toEqual({ ...none, elsewhere: 1 })
    for (const other of ['otherBuyer', 'otherSeller'] as const)
      for (const side of SIDES) expect(await inbox(other, side)).toEqual(none)
  })

  test('is narrowed to what is unread and to a name, and knows that there is more', async () => {
    const thread = await open()
    await say('buyer', thread)
    const nothing = { ids: [], count: 0, hasAny: true }
    expect(await inbox('seller', 'seller', { isUnread: true })).toMatchObject({ ids: [thread] })
    expect(await inbox('buyer', 'buyer', { isUnread: true })).toMatchObject(nothing)
    expect(await inbox('buyer', 'buyer', { text: 'no such name' })).toMatchObject(nothing)
    expect(await inbox('buyer', 'buyer', { text: '%' })).toMatchObject(nothing)
  })

  test('has a seller’s conversation with Maru on both sides', async () => {
    const thread = await openSupportThread(world.ids.users.seller, null)
    await say('seller', thread)
    const maru = { ids: [thread], count: 1, elsewhere: 0 }
    for (const side of SIDES) expect(await inbox('seller', side)).toMatchObject(maru)
    expect(await inbox('buyer', 'buyer')).toEqual(none)
  })
  test('finds a conversation with Maru by the marketplace’s name in the settings', async () => {
    const thread = await openSupportThread(world.ids.users.buyer, null)
    await say('buyer', thread)
    await world.payload.db.drizzle.execute(`update settings set site_name = 'Ondol'`)
    const { threads } = await listThreads(await memberUser(world.payload, world.ids.users.buyer), 'buyer', {
      ...ALL,
      text: 'ondol',
    })
    expect(threads).toMatchObject([{ id: thread, name: 'Ondol', kind: 'support' }])
  })
})
