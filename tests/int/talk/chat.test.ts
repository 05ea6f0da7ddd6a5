import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { threadKey } from '@/domain/talk/thread'
import { POST as markRead } from '@/app/api/chat/[thread]/read/route'
import { chatClient } from '~/tests/support/http/chat'
import { openWorld, type World } from '~/tests/support/open-world'
import { ROLES, type Role } from '~/tests/support/roles'

let cookie: string | undefined
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => cookie && { value: cookie } }) }))

let world: World
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  await world.payload.db.drizzle.execute('delete from messages; delete from threads')
})

const { formOf, open, opened, say, ask } = chatClient(
  () => world,
  (token) => (cookie = token),
)
const threads = () => world.system.all('threads')
const textsFor = async (role: Role) => (await opened(role)).messages.map(({ text }) => text)

describe('opening a conversation', () => {
  test('begins it where there is none, under the two ids sorted and joined', async () => {
    const { buyer, seller } = world.ids.users
    const { thread, messages } = await opened('buyer')
    expect(messages).toEqual([])
    expect(await threads()).toMatchObject([{ id: thread, key: threadKey(buyer, seller), buyer, seller }])
  })

  test('twenty times at once begins one', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => open('buyer')))
    expect(new Set(all.map(({ chat }) => chat?.thread)).size).toBe(1)
    expect(await threads()).toHaveLength(1)
  })

  test('is one for both, when two sellers look at each other’s goods', async () => {
    const { live, otherLive } = world.ids.products
    const there = await opened('seller', otherLive)
    expect((await opened('otherSeller', live)).thread).toBe(there.thread)
  })

  test('to oneself is refused', async () => {
    expect(await open('seller')).toEqual({ message: 'You can’t write to yourself.' })
    expect(await threads()).toEqual([])
  })

  test.each(['visitor', 'editor', 'admin'] as const)('needs a member: %s', async (role) => {
    expect(await open(role)).toEqual({ isSignedOut: true })
    expect(await threads()).toEqual([])
  })

  test.each(['pending', 'rejected', 'stopped'] as const)(
    'about a product that is %s is refused',
    async (name) => {
      expect(await open('buyer', world.ids.products[name])).toHaveProperty('message')
      expect(await threads()).toEqual([])
    },
  )

  test('about nothing is refused', async () => {
    expect(await open('buyer', 'nothing')).toHaveProperty('message')
    expect(await open('buyer', '00000000-0000-7000-8000-000000000000')).toHaveProperty('message')
  })

  test('resets the reader’s own unread count and nobody else’s', async () => {
    const { thread } = await opened('buyer')
    await say('buyer', thread, 'One.')
    await say('seller', thread, 'Two.')
    expect(await threads()).toMatchObject([{ buyerUnread: 1, sellerUnread: 1 }])
    expect((await opened('buyer')).unread).toBe(0)
    expect(await threads()).toMatchObject([{ buyerUnread: 0, sellerUnread: 1 }])
  })
})

describe('a message', () => {
  test('is trimmed, stored, counted on the other side, and becomes the last word', async () => {
    const { thread } = await opened('buyer')
    const { sent } = await say('buyer', thread, '  Is it in stock?\n ', { product: world.ids.products.live })
    expect(sent).toMatchObject({
      text: 'Is it in stock?',
      isMine: true,
      about: { id: world.ids.products.live },
    })
    expect(await threads()).toMatchObject([
      { lastMessage: 'Is it in stock?', lastSender: 'buyer', buyerUnread: 0, sellerUnread: 1 },
    ])
  })

  test('sent twenty at once loses none and counts each', async () => {
    const { thread } = await opened('buyer')
    await Promise.all(Array.from({ length: 20 }, (_, n) => say('buyer', thread, `Number ${n}`)))
    expect(await threads()).toMatchObject([{ sellerUnread: 20 }])
    expect(await textsFor('buyer')).toHaveLength(20)
  })

  test('sent twice under one key is stored once', async () => {
    const { thread } = await opened('buyer')
    const once = await say('buyer', thread, 'Hello.', { key: 'k' })
    const twice = await say('buyer', thread, 'Hello.', { key: 'k' })
    expect(twice.sent?.id).toBe(once.sent?.id)
    expect(await threads()).toMatchObject([{ sellerUnread: 1 }])
  })

  test('comes oldest first, to both, each seeing which are their own', async () => {
    const { thread } = await opened('buyer')
    for (const [role, text] of [
      ['buyer', 'One.'],
      ['seller', 'Two.'],
      ['buyer', 'Three.'],
    ] as const)
      await say(role, thread, text)
    expect(await textsFor('buyer')).toEqual(['One.', 'Two.', 'Three.'])
    expect((await opened('buyer')).messages.map(({ isMine }) => isMine)).toEqual([true, false, true])
    expect((await ask('seller', thread)).texts).toEqual(['One.', 'Two.', 'Three.'])
  })

  test.each([
    ['', 'Write a message first.'],
    [' \n\t ', 'Write a message first.'],
    ['\u200b\u3164', 'Write a message first.'],
    ['x'.repeat(4_001), 'Use no more than 4,000 characters.'],
  ])('of nothing, or too much, is refused: %j', async (text, detail) => {
    const { thread } = await opened('buyer')
    expect(await say('buyer', thread, text)).toEqual({ message: 'Failed to send message', detail })
    expect(await textsFor('buyer')).toEqual([])
  })

  test('may be as long as the limit in Hangul', async () => {
    const { thread } = await opened('buyer')
    expect((await say('buyer', thread, '마'.repeat(4_000))).sent?.text).toHaveLength(4_000)
  })

  test('about a product that is not on sale carries no chip', async () => {
    const { thread } = await opened('buyer')
    const { sent } = await say('buyer', thread, 'And this?', { product: world.ids.products.pending })
    expect(sent?.about).toBeNull()
  })

  test('the twenty-first within a minute has to wait', async () => {
    const { thread } = await opened('buyer')
    for (let n = 0; n < 20; n += 1) await say('buyer', thread, `Number ${n}`)
    expect(await say('buyer', thread, 'One more.')).toEqual({
      message: 'Failed to send message',
      detail: 'Too many messages in a short time. Please wait a minute.',
    })
  })
})

describe('sixty messages at once', () => {
  const sent = (answers: { sent?: object }[]) => answers.filter((answer) => answer.sent)
  const sixty = (work: (n: number) => ReturnType<typeof say>) =>
    Promise.all(Array.from({ length: 60 }, (_, n) => work(n)))

  test('in one conversation are twenty, and the others are told to wait', async () => {
    const { thread } = await opened('buyer')
    const answers = await sixty((n) => say('buyer', thread, `Number ${n}`))
    expect(sent(answers)).toHaveLength(20)
    expect(answers.find(({ sent }) => !sent)?.detail).toMatch(/wait a minute/)
    expect(await textsFor('buyer')).toHaveLength(20)
  })

  test('in two conversations are twenty in all', async () => {
    const one = await opened('buyer')
    const other = await opened('buyer', world.ids.products.otherLive)
    const answers = await sixty((n) => say('buyer', n % 2 ? one.thread : other.thread, `Number ${n}`))
    expect(sent(answers)).toHaveLength(20)
  })

  test('under one key are one, also when the limit is reached', async () => {
    const { thread } = await opened('buyer')
    for (let n = 0; n < 20; n += 1) await say('buyer', thread, `Number ${n}`, { key: `k${n}` })
    expect((await say('buyer', thread, 'Number 0', { key: 'k0' })).sent).toMatchObject({ text: 'Number 0' })
  })
})

describe('a stranger to a conversation', () => {
  const STRANGERS = ROLES.filter((role) => role !== 'buyer' && role !== 'seller')

  test.each(STRANGERS)('does not read it: %s', async (role) => {
    const { thread } = await opened('buyer')
    await say('buyer', thread, 'Between us.')
    expect(await ask(role, thread)).toEqual({ status: 404, texts: undefined })
  })

  test.each(STRANGERS)('says nothing in it: %s', async (role) => {
    const { thread } = await opened('buyer')
    expect((await say(role, thread, 'Me too.')).sent).toBeUndefined()
    expect(await textsFor('buyer')).toEqual([])
    expect(await threads()).toMatchObject([{ buyerUnread: 0, sellerUnread: 0, lastMessage: null }])
  })

  test.each(STRANGERS)('does not mark it as read: %s', async (role) => {
    const { thread } = await opened('buyer')
    await say('buyer', thread, 'Unread.')
    formOf(role, {})
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    const sent = { method: 'POST', headers, body: JSON.stringify({ seq: 1 }) }
    await markRead(new Request('http://localhost/api/chat/x/read', sent), {
      params: Promise.resolve({ thread }),
    })
    expect(await threads()).toMatchObject([{ sellerUnread: 1 }])
  })

  test.each(['nothing', '00000000-0000-7000-8000-000000000000'])('finds none under "%s"', async (thread) => {
    expect((await ask('buyer', thread)).status).toBe(404)
    expect(await say('buyer', thread, 'Hello?')).toEqual({ message: 'Failed to send message' })
  })
})
