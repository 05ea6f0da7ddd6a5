import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { listMessages } from '@/features/talk/chat/thread/list-messages'
import { aMessage } from '~/tests/support/factories/talk'
import { chatClient } from '~/tests/support/http/chat'
import { openWorld, type World } from '~/tests/support/open-world'

let cookie: string | undefined
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => cookie && { value: cookie } }) }))

let world: World
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  await world.payload.db.drizzle.execute('delete from messages; delete from threads')
})

const { opened, say, ask } = chatClient(
  () => world,
  (token) => (cookie = token),
)

describe('the number of a message', () => {
  const numbers = async (thread: string) =>
    (await world.system.all('messages', { where: { thread: { equals: thread } }, sort: 'seq' })).map(
      ({ seq }) => seq,
    )
  const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1)

  test('is never given twice nor left out, by twenty who send at once from both sides', async () => {
    const { thread } = await opened('buyer')
    const sending = upTo(20).map((n) => say(n % 2 ? 'buyer' : 'seller', thread, `Number ${n}`))
    expect((await Promise.all(sending)).every(({ sent }) => sent)).toBe(true)
    expect(await numbers(thread)).toEqual(upTo(20))
  })

  test('is the same for a message sent again, also many times at once and in two conversations', async () => {
    const { thread } = await opened('buyer')
    const other = await opened('buyer', world.ids.products.otherLive)
    await say('buyer', thread, 'One.')
    const again = Array.from({ length: 10 }, () => say('buyer', thread, 'Two.', { key: 'two' }))
    expect((await Promise.all(again)).map(({ sent }) => sent?.seq)).toEqual(again.map(() => 2))
    await say('buyer', thread, 'Three.')
    expect((await say('buyer', thread, 'Two.', { key: 'two' })).sent).toMatchObject({ seq: 2, key: 'two' })
    const both = [thread, other.thread].map((at) => say('buyer', at, 'Four.', { key: 'four' }))
    const ids = (await Promise.all(both)).map(({ sent }) => sent?.id)
    expect(new Set(ids).size).toBe(1)
    expect((await numbers(thread)).length + (await numbers(other.thread)).length).toBe(4)
  })

  test('begins at one in each conversation', async () => {
    const { thread } = await opened('buyer')
    const other = await opened('buyer', world.ids.products.otherLive)
    await say('buyer', thread, 'One.')
    await say('buyer', other.thread, 'One.')
    expect([await numbers(thread), await numbers(other.thread)]).toEqual([[1], [1]])
  })
})

describe('polling', () => {
  test('brings what follows a number, however old it is, and nothing else', async () => {
    const { thread } = await opened('buyer')
    await say('buyer', thread, 'One.')
    await say('seller', thread, 'Two.')
    await world.payload.db.drizzle.execute("update messages set created_at = now() - seq * interval '1 hour'")
    const texts = async (query: string) => (await ask('buyer', thread, query)).texts
    expect(await texts('?after=0')).toEqual(['One.', 'Two.'])
    expect(await texts('?after=1')).toEqual(['Two.'])
    expect(await texts('?after=2')).toEqual([])
    expect(await texts('?after=999999999')).toEqual([])
  })

  test.each(['', 'nonsense&locale=xx', '-1', '1.5', '1e99', '99999999999999999999'])(
    'with "after=%s" brings the newest',
    async (after) => {
      const { thread } = await opened('buyer')
      await say('buyer', thread, 'One.')
      expect(await ask('buyer', thread, `?after=${after}`)).toEqual({ status: 200, texts: ['One.'] })
    },
  )

  test('with a NUL is refused in words', async () => {
    const { thread } = await opened('buyer')
    expect((await ask('buyer', thread, '?after=1%00')).status).toBe(422)
  })

  test('of a window from before messages had numbers brings the newest', async () => {
    const { thread } = await opened('buyer')
    await say('buyer', thread, 'One.')
    const after = encodeURIComponent(new Date().toISOString())
    expect((await ask('buyer', thread, `?after=${after}`)).texts).toEqual(['One.'])
  })

  test('after a long sleep brings every message, fifty at a time', async () => {
    const { thread } = await opened('buyer')
    const { buyer, seller } = world.ids.users
    for (let seq = 1; seq <= 130; seq += 1)
      await world.system.make('messages', { ...aMessage(thread, buyer, seller), seq, text: `${seq}` })
    const parts = []
    for (const after of [5, 55, 105]) parts.push((await ask('seller', thread, `?after=${after}`)).texts ?? [])
    expect(parts.map(({ length }) => length)).toEqual([50, 50, 25])
    expect(parts.flat()).toEqual(Array.from({ length: 125 }, (_, n) => `${n + 6}`))
    expect((await opened('buyer')).messages[0]?.text).toBe('81')
    expect((await ask('buyer', thread, '?before=81')).texts?.[0]).toBe('31')
    expect((await ask('buyer', thread, '?before=1')).texts).toEqual([])
  })

  test('names the key of a message to its sender alone', async () => {
    const { thread } = await opened('buyer')
    await say('buyer', thread, 'One.', { key: 'secret' })
    expect((await opened('buyer')).messages[0]?.key).toBe('secret')
    const seen = await listMessages(world.ids.users.seller, thread, 'en')
    expect(seen.map(({ text, key }) => [text, key])).toEqual([['One.', null]])
  })
})
