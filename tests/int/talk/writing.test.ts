import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as chat from '@/app/api/chat/[thread]/route'
import * as chatRead from '@/app/api/chat/[thread]/read/route'
import * as typing from '@/app/api/chat/[thread]/typing/route'
import { getThread } from '@/features/talk/chat/thread/get-thread'
import { publish, subscribe, type BusMessage } from '@/server/db/bus'
import { database } from '@/server/db/transaction'
import { chatRoutes } from '~/tests/support/http/chat-routes'
import { openWorld, type World } from '~/tests/support/open-world'
import { ROLES } from '~/tests/support/roles'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(() => run('delete from messages; delete from threads; delete from blocks'))

const run = (statement: string) => world.payload.db.drizzle.execute(statement)
const { call, open, say, read } = chatRoutes(() => world)

describe('sending by the route', () => {
  test('answers with the stored message, and the same key sends once', async () => {
    const thread = await open()
    const once = await say('buyer', thread, { key: 'k-1' })
    expect([once.status, once.json.message]).toMatchObject([
      201,
      { text: 'Hello.', seq: 1, isMine: true, key: 'k-1' },
    ])
    expect((await say('buyer', thread, { key: 'k-1' })).json).toEqual(once.json)
    expect(await read('seller', thread)).toHaveLength(1)
  })

  test.each(ROLES.filter((role) => role !== 'buyer' && role !== 'seller'))(
    'is nothing for %s',
    async (role) => {
      const thread = await open()
      expect((await say(role, thread)).status).toBe(404)
      expect(
        (await call(role, chatRead.POST, { params: { thread }, json: { seq: 1 } })).json.unread ?? 0,
      ).toBe(0)
      expect((await call(role, typing.POST, { params: { thread }, method: 'POST' })).status).toBe(404)
      expect(await read('buyer', thread)).toEqual([])
    },
  )

  test('from another site is nothing', async () => {
    const thread = await open()
    const answer = await call('buyer', chat.POST, {
      params: { thread },
      json: { text: 'Hello.', key: 'k' },
      site: 'cross-site',
    })
    expect(answer.status).toBe(404)
  })

  test.each([
    [{ text: ' \u200b' }, 422, 'Write a message first.'],
    [{ text: 'x'.repeat(4_001) }, 422, 'Use no more than 4,000 characters.'],
    [{ text: 'a\0b' }, 422, undefined],
    [{ text: 5 }, 400, undefined],
    [{ key: '' }, 404, undefined],
    [{ key: 'x'.repeat(65) }, 404, undefined],
    [{ files: ['nothing'] }, 422, 'These files can’t be sent any more. Remove them and add them again.'],
    [{ text: 'x'.repeat(70_000) }, 413, undefined],
  ])('refuses %j', async (given, status, detail) => {
    const thread = await open()
    const answer = await say('buyer', thread, given)
    expect([answer.status, answer.json.detail]).toEqual([status, detail])
    expect(await read('buyer', thread)).toEqual([])
  })

  test('takes away characters that turn text round', async () => {
    const thread = await open()
    expect((await say('buyer', thread, { text: 'a\u202eb' })).json.message).toMatchObject({ text: 'ab' })
  })

  test('starts five conversations an hour, and no sixth', async () => {
    const { buyer } = world.ids.users
    for (let n = 0; n < 5; n += 1)
      await run(
        `insert into threads (id, key, buyer_id, seller_id, last_seq) values (gen_random_uuid(), 'other ${n}', '${buyer}', '${world.ids.users.otherSeller}', 1)`,
      )
    await run(`insert into messages (id, thread_id, buyer_id, seller_id, sender_id, text, seq, client_key)
      select gen_random_uuid(), id, buyer_id, seller_id, buyer_id, 'x', 1, id::text from threads where key like 'other%'`)
    await run(`update messages set created_at = now() - interval '10 minutes'`)
    const thread = await open()
    const refused = await say('buyer', thread)
    expect([refused.status, refused.json.detail]).toEqual([
      429,
      expect.stringContaining('five conversations'),
    ])
    await run(`update messages set created_at = now() - interval '61 minutes'`)
    expect((await say('buyer', thread)).status).toBe(201)
  })
})

describe('who may write', () => {
  const status = (to: string) =>
    run(`update sellers set status = '${to}', status_reason = 'x' where id = '${world.ids.users.seller}'`)

  test.each(['pending', 'suspended', 'rejected'])(
    'a seller who is %s reads, and answers only when active',
    async (to) => {
      const thread = await open()
      await say('buyer', thread)
      await status(to)
      const refused = await say('seller', thread)
      expect(await read('seller', thread)).toHaveLength(1)
      expect((await getThread(world.ids.users.seller, thread, 'en'))?.refusal).toBe(
        'You can answer when your account is active.',
      )
      expect((await say('buyer', thread)).status).toBe(201)
      await status('active')
      expect([refused.status, refused.json.detail]).toEqual([
        403,
        'You can answer when your account is active.',
      ])
      expect((await say('seller', thread)).status).toBe(201)
    },
  )

  test('nobody writes to a deleted account', async () => {
    const thread = await open()
    await run(`update users set deleted_at = now() where id = '${world.ids.users.seller}'`)
    const refused = await say('buyer', thread)
    const view = await getThread(world.ids.users.buyer, thread, 'en')
    await run(`update users set deleted_at = null where id = '${world.ids.users.seller}'`)
    expect([refused.status, view?.other]).toEqual([
      403,
      { name: null, company: null, isVerified: false, isGone: true },
    ])
  })

  test('a block ends the writing of both, each in words of their own', async () => {
    const { buyer, seller } = world.ids.users
    const thread = await open()
    await run(
      `insert into blocks (id, blocker_id, blocked_id) values (gen_random_uuid(), '${seller}', '${buyer}')`,
    )
    expect((await say('buyer', thread)).json.detail).toBe('You can’t write in this conversation.')
    expect((await say('seller', thread)).json.detail).toBe(
      'You’ve blocked this member. Unblock them to write.',
    )
  })

  test('a block waits for a message that is being sent, and the next message for the block', async () => {
    const { buyer, seller } = world.ids.users
    const thread = await open()
    const blocked = world.payload.db.drizzle.transaction(async (tx) => {
      await tx.execute(`select 1 from users where id in ('${buyer}', '${seller}') order by id for update`)
      await new Promise((done) => setTimeout(done, 300))
      await tx.execute(
        `insert into blocks (id, blocker_id, blocked_id) values (gen_random_uuid(), '${seller}', '${buyer}')`,
      )
    })
    await new Promise((done) => setTimeout(done, 100))
    const refused = await say('buyer', thread)
    await blocked
    expect(refused.status).toBe(403)
  })
})

describe('what a message is about', () => {
  test('is an order of the two, opened by buyer or seller, and shown as a chip to both', async () => {
    const order = world.ids.orders.byBuyer
    await run(`update orders set confirmed_at = now() where id = '${order}'`)
    const thread = await open('seller', { order })
    expect(await open('buyer', { order })).toBe(thread)
    await say('seller', thread, { order })
    const number = expect.any(String)
    expect((await read('buyer', thread))[0]?.order).toEqual({ id: order, number })
    expect(await open('otherSeller', { order })).toBe('')
  })

  test('is not an order of others', async () => {
    const thread = await open()
    await say('buyer', thread, { order: world.ids.orders.byOtherBuyer })
    expect((await read('buyer', thread))[0]?.order).toBeNull()
  })
})

describe('what the bus hears', () => {
  test('is a message, a mark and a sign of writing, for the two alone', async () => {
    const heard: BusMessage[] = []
    let isConnected = false
    const listener = subscribe({
      onMessage: (message) => heard.push(message),
      onConnect: () => (isConnected = true),
    })
    await expect.poll(() => isConnected).toBe(true)
    const { buyer, seller } = world.ids.users
    const thread = await open()
    await say('buyer', thread)
    await call('seller', typing.POST, { params: { thread }, method: 'POST' })
    await call('seller', typing.POST, { params: { thread }, method: 'POST' })
    await call('seller', chatRead.POST, { params: { thread }, json: { seq: 1 } })
    await call('seller', chatRead.POST, { params: { thread }, json: { seq: 1 } })
    await publish(await database(), { kind: 'cart', id: buyer })
    await expect.poll(() => heard.at(-1)?.kind).toBe('cart')
    await listener.close()
    expect(heard.filter((each) => 'thread' in each)).toEqual([
      { kind: 'message', thread, seq: 1, to: [buyer, seller] },
      { kind: 'typing', thread, to: [buyer] },
      { kind: 'read', thread, seq: 1, to: [buyer, seller] },
    ])
    expect((await getThread(buyer, thread, 'en'))?.readSeq).toBe(1)
  })

  test('is not a number that the reader made up', async () => {
    const thread = await open()
    await say('buyer', thread)
    await call('seller', chatRead.POST, { params: { thread }, json: { seq: 900 } })
    expect((await getThread(world.ids.users.buyer, thread, 'en'))?.readSeq).toBe(1)
  })
})
