import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { GET } from '@/app/api/notifications/route'
import { POST } from '@/app/api/notifications/read/route'
import { sessionView } from '@/server/auth/session/session-view'
import type { Locale } from '@/domain/locale'
import type { Feed } from '@/ui/frame/notifications/feed'
import { aThread } from '~/tests/support/factories/talk'
import { ROLES, type Role } from '~/tests/support/roles'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let cookie: string | undefined
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: () => cookie && { value: cookie },
    has: () => false,
    set: () => {},
    delete: () => {},
  }),
}))

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.query('delete from notifications'))

const signIn = (role: Role) => {
  cookie = role === 'visitor' ? undefined : shop.tokens[role]
}
async function feed(role: Role, locale: Locale = 'en'): Promise<Feed> {
  signIn(role)
  const answer = await GET(new Request(`http://localhost/api/notifications?locale=${locale}`))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  return (await answer.json()) as Feed
}
async function read(role: Role, body: unknown, site = 'same-origin') {
  signIn(role)
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': site }
  const sent = { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) }
  return (await POST(new Request('http://localhost/api/notifications/read', sent))).status
}
const now = () => new Date(Date.now() + 1_000).toISOString()

let minute = 0
const about = (user: string, kind: string, order: string, more: object = {}) =>
  shop.system.make('notifications', {
    user,
    side: 'buyer',
    kind,
    subject: 'orders',
    subjectId: order,
    params: JSON.stringify({ number: 'M-1', amount: 1250 }),
    href: `/order/${order}`,
    createdAt: new Date(Date.now() - 3_600_000 + (minute += 1) * 1_000).toISOString(),
    ...more,
  })
const buyer = () => shop.ids.users.buyer
const [order, other] = [() => shop.ids.orders.byBuyer, () => shop.ids.orders.byOtherBuyer]

describe('the feed of the bell', () => {
  test('has one entry for each order, worded as its newest, in the reader’s language', async () => {
    for (const kind of ['order.placed', 'order.confirmed', 'order.refunded'])
      await about(buyer(), kind, order())
    await about(buyer(), 'order.shipped', other(), { readAt: now() })
    const lines = async (locale: Locale) =>
      (await feed('buyer', locale)).entries.map(({ text, more, isNew }) => [text, more, isNew])
    expect(await lines('en')).toEqual([
      ['Order M-1 is on its way to you.', '', false],
      ['$12.50 of order M-1 is refunded to you.', '2 earlier ones about it', true],
    ])
    expect((await lines('fr'))[1]?.[0]).toMatch(/12,50\s\$/)
    expect((await lines('ko'))[1]?.[1]).toBe('관련 알림 2건 더')
    expect((await feed('buyer', 'fr')).entries.map(({ href }) => href)).toEqual([
      `/fr/order/${other()}`,
      `/fr/order/${order()}`,
    ])
  })

  test('has no messages, as the page of all notifications and the number on the bell have none', async () => {
    await shop.query('delete from messages')
    await shop.query('delete from threads')
    await shop.system.make('threads', {
      ...aThread(buyer(), shop.ids.users.seller),
      lastSeq: 3,
      lastMessage: 'Hello',
      lastMessageAt: new Date().toISOString(),
      buyerUnread: 2,
    })
    await about(buyer(), 'order.shipped', order())
    expect((await feed('buyer')).entries.map(({ href }) => href)).toEqual([`/order/${order()}`])
    const { news, unread } = await sessionView(shop.users.buyer as never)
    expect([news, unread > 0]).toEqual([1, true])
    await shop.query('delete from threads')
  })

  test('has at most ten entries, and says so where there is none', async () => {
    expect(await feed('buyer', 'ko')).toMatchObject({ entries: [], none: '아직 알림이 없습니다' })
    for (let at = 0; at < 12; at += 1)
      await about(buyer(), 'order.placed', crypto.randomUUID(), { subject: 'payouts' })
    const { entries } = await feed('buyer')
    expect(entries).toHaveLength(10)
    expect(entries.map(({ at }) => at)).toEqual(
      entries
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
  })

  test('bears notifications of before that are about nothing, and unknown kinds', async () => {
    await about(buyer(), 'order.gone', order(), {
      subject: null,
      subjectId: null,
      params: 'rubbish',
      href: null,
    })
    const { entries } = await feed('buyer')
    expect(entries).toMatchObject([{ text: 'There is an update for you.', href: '/notifications' }])
    expect(await read('buyer', { about: [entries[0]?.about], until: now() })).toBe(204)
    expect((await feed('buyer')).entries).toMatchObject([{ isNew: false }])
  })

  test('is nobody’s but the member’s own', async () => {
    await about(buyer(), 'order.placed', order())
    for (const role of ROLES) {
      signIn(role)
      const answer = await GET(new Request('http://localhost/api/notifications'))
      const text = await answer.text()
      expect([role, text.includes('M-1')]).toEqual([role, role === 'buyer'])
    }
  })
})

describe('what the bell has shown', () => {
  test('is read: these subjects, the own ones, and nothing that came later', async () => {
    await about(buyer(), 'order.placed', order())
    await about(buyer(), 'order.placed', other())
    await about(shop.ids.users.otherBuyer, 'order.placed', order())
    const { until } = await feed('buyer')
    await about(buyer(), 'order.shipped', order(), { createdAt: new Date(Date.now() + 60_000).toISOString() })
    expect(await read('buyer', { about: [`orders:${order()}`], until })).toBe(204)
    const rows = await shop.query<{ mine: boolean; kind: string; isOrder: boolean }>(
      `select user_id = $1 as mine, kind, subject_id = $2 as "isOrder" from notifications where read_at is not null`,
      [buyer(), order()],
    )
    expect(rows).toEqual([{ mine: true, kind: 'order.placed', isOrder: true }])
  })

  test.each([
    ['nothing', {}],
    ['no list', { about: 'orders', until: now() }],
    ['an empty list', { about: [], until: now() }],
    [
      '21 subjects',
      { about: Array.from({ length: 21 }, () => `orders:${crypto.randomUUID()}`), until: now() },
    ],
    ['something else', { about: ['orders:x or true'], until: now() }],
    ['no moment', { about: [`orders:${crypto.randomUUID()}`], until: 'yesterday' }],
    ['text that is no JSON', '{'],
  ])('cannot be said with %s', async (_, body) => {
    expect(await read('buyer', body)).toBe(400)
  })

  test('cannot be said by a visitor, from another site, or at length', async () => {
    const body = { about: [`orders:${order()}`], until: now() }
    expect(await read('visitor', body)).toBe(404)
    expect(await read('buyer', body, 'cross-site')).toBe(404)
    expect(await read('buyer', { ...body, more: 'x'.repeat(5_000) })).toBe(413)
  })
})
