import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { sessionView } from '@/server/auth/session/session-view'
import { markAllRead } from '@/features/talk/notifications/actions'
import { listNotifications } from '@/features/talk/notifications/list-notifications'
import { GET as open } from '@/app/api/notifications/[id]/route'
import { memberUser } from '~/tests/support/member-user'
import type { SignedIn } from '~/tests/support/roles'
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

const signIn = (role: SignedIn | 'visitor') => {
  cookie = role === 'visitor' ? undefined : shop.tokens[role]
}
const buyer = () => shop.ids.users.buyer

/** The sample world's buyer pays an order of its seller: four lines of news. */
async function aPaidOrder() {
  await shop.query('delete from cart_items where user_id = $1', [buyer()])
  const { orders } = await shop.paid(buyer(), { [await shop.product()]: 10 })
  const [order = ''] = orders
  return { order, number: (await shop.orderRow(order)).number }
}
const news = (user: string, more: object = {}) =>
  shop.system.make('notifications', {
    user,
    side: 'buyer',
    kind: 'order.shipped',
    params: '{}',
    href: '/cart',
    ...more,
  })
const listed = async (user: string, page = 1) => listNotifications(await memberUser(shop.payload, user), page)
const unreadOf = async (user: string) => (await listed(user)).unread

async function ask(role: SignedIn | 'visitor', id: string, query = '') {
  signIn(role)
  const request = new Request(`http://shop/api/notifications/${id}${query}`)
  return open(request, { params: Promise.resolve({ id }) })
}

async function markAll(role: SignedIn | 'visitor', until = new Date(Date.now() + 1_000).toISOString()) {
  signIn(role)
  const form = new FormData()
  form.set('locale', 'en')
  form.set('until', until)
  return markAllRead({}, form)
}

describe('the list of notifications', () => {
  test('tells each side of an order its own, newest first', async () => {
    const { number } = await aPaidOrder()
    const seen = async (user: string) =>
      (await listed(user)).notifications.map((each) => [each.kind, each.side, each.number])
    expect(await seen(buyer())).toEqual([
      ['order.confirmed', 'buyer', number],
      ['order.placed', 'buyer', number],
    ])
    expect(await seen(shop.ids.users.seller)).toEqual([['order.confirmed', 'seller', number]])
    expect(await seen(shop.ids.users.otherBuyer)).toEqual([])
  })

  test('has pages of 24 and knows how many are unread; a page beyond the last is the last', async () => {
    for (let n = 0; n < 26; n += 1) await news(buyer(), n < 3 ? { readAt: new Date().toISOString() } : {})
    const first = await listed(buyer())
    expect(first).toMatchObject({ unread: 23, page: 1, pages: 2 })
    expect(first.notifications).toHaveLength(24)
    const last = await listed(buyer(), 99)
    expect([last.page, last.notifications.length, last.unread]).toEqual([2, 2, 23])
    const none = { notifications: [], unread: 0, page: 1, pages: 1 }
    expect(await listed(shop.ids.users.otherBuyer, 3)).toEqual(none)
  })

  test('is not stopped by what is not an order, nor by words it cannot read', async () => {
    await news(buyer(), { params: 'no json', href: '/order/not-an-id' })
    await news(buyer(), { kind: 'note', params: '{"amount":-5,"number":7}', href: null })
    const { notifications } = await listed(buyer())
    expect(notifications.map(({ seller, number, amount }) => [seller, number, amount])).toEqual([
      ['', '', null],
      ['', '', null],
    ])
  })

  test('names the seller of an order by its subject, whatever it links to', async () => {
    const order = { subject: 'orders', subjectId: shop.ids.orders.byBuyer, href: '/elsewhere' }
    await news(buyer(), order)
    await news(buyer(), { ...order, subject: 'products' })
    await news(buyer(), { ...order, subject: 'products', subjectId: 'no id' })
    const { notifications } = await listed(buyer())
    expect(notifications.map(({ seller }) => seller !== '')).toEqual([false, false, true])
  })

  test('keeps the side on which a member reads it', async () => {
    await news(shop.ids.users.seller, { side: 'seller', kind: 'order.cancelled' })
    await news(shop.ids.users.seller, { side: 'buyer', kind: 'order.cancelled' })
    const { notifications } = await listed(shop.ids.users.seller)
    expect(notifications.map(({ side }) => side)).toEqual(['buyer', 'seller'])
  })

  test('takes no more statements for a full page than for one line', async () => {
    const user = await memberUser(shop.payload, buyer())
    const about = { subject: 'orders', subjectId: shop.ids.orders.byBuyer }
    await news(buyer(), about)
    const spy = vi.spyOn(shop.payload.db.pool, 'query')
    await listNotifications(user, 1)
    const ofOne = spy.mock.calls.length
    for (let n = 0; n < 23; n += 1) await news(buyer(), about)
    spy.mockClear()
    expect((await listNotifications(user, 1)).notifications).toHaveLength(24)
    expect(spy).toHaveBeenCalledTimes(ofOne)
    spy.mockRestore()
  })
})

describe('a notification that is opened', () => {
  test('is read then, leads on in the reader’s language, and counts no more', async () => {
    const id = await news(buyer(), { href: '/order/1' })
    const user = await shop.payload.findByID({ collection: 'users', id: buyer() })
    const counted = async () => (await sessionView({ ...user, collection: 'users' })).news
    expect(await counted()).toBe(1)
    const answer = await ask('buyer', id, '?locale=fr')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/fr/order/1'])
    expect([await counted(), await unreadOf(buyer())]).toEqual([0, 0])
    expect((await ask('buyer', id)).headers.get('location')).toBe('/order/1')
  })

  test.each(['otherBuyer', 'seller'] as const)('is not there for %s, and stays unread', async (role) => {
    const id = await news(buyer())
    expect((await ask(role, id)).status).toBe(404)
    expect(await unreadOf(buyer())).toBe(1)
  })

  test.each(['visitor', 'admin'] as const)('is not opened by %s, who is asked to sign in', async (role) => {
    const id = await news(buyer())
    const answer = await ask(role, id, '?locale=ko')
    expect(answer.headers.get('location')).toBe('/ko/login?next=%2Fko%2Fnotifications')
    expect(await unreadOf(buyer())).toBe(1)
  })

  test.each(['nonsense', "' or 1=1", '00000000-0000-7000-8000-000000000000'])(
    'by the id %j is none',
    async (id) => {
      expect((await ask('buyer', id)).status).toBe(404)
    },
  )
})

describe('marking all as read', () => {
  test('is about one’s own alone', async () => {
    await news(buyer())
    await news(shop.ids.users.otherBuyer)
    expect(await markAll('buyer')).toEqual({ ok: true, message: 'Everything is marked as read.' })
    expect([await unreadOf(buyer()), await unreadOf(shop.ids.users.otherBuyer)]).toEqual([0, 1])
  })

  test('leaves what came after the page was opened', async () => {
    await news(buyer())
    await markAll('buyer', new Date(Date.now() - 60_000).toISOString())
    expect(await unreadOf(buyer())).toBe(1)
    await markAll('buyer', 'no time')
    expect(await unreadOf(buyer())).toBe(0)
  })

  test.each(['visitor', 'admin'] as const)('is refused to %s', async (role) => {
    await news(buyer())
    expect(await markAll(role)).toEqual({ ok: false, message: 'Please sign in again.' })
    expect(await unreadOf(buyer())).toBe(1)
  })
})
