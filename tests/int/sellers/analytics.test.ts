import { beforeAll, describe, expect, test } from 'vitest'
import { readFigureRange } from '@/domain/analytics/figure-range'
import type { Actor } from '@/domain/people/actor'
import { GET } from '@/app/api/seller-analytics/csv/route'
import { getAnalytics } from '@/features/selling/analytics/get-analytics'
import { aCheckout, anOrder } from '~/tests/support/factories/orders'
import { aThread } from '~/tests/support/factories/talk'
import { openBrowser } from '~/tests/support/http/browser'
import { openWorld, type World } from '~/tests/support/open-world'
import type { SignedIn } from '~/tests/support/roles'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await query('truncate analytics.product_days, analytics.seller_days, analytics.search_days')
  await query("update orders set confirmed_at = '2020-01-01'; update threads set created_at = '2020-01-01'")
})

const query = (statement: string, values: unknown[] = []) => world.payload.db.pool.query(statement, values)
const RANGE = readFigureRange({ from: '2026-03-01', to: '2026-03-10' }, '2026-11-23')
const active = (id: string): Actor => ({ kind: 'seller', id, status: 'active' })
const read = (range = RANGE, locale: 'en' | 'ko' = 'en') =>
  getAnalytics(active(world.ids.users.seller), range, locale)

async function sold(
  confirmedAt: string,
  more: { by?: 'buyer' | 'otherBuyer'; status?: string; refunded?: number; province?: string } = {},
) {
  const { users, products } = world.ids
  const { by = 'buyer', status = 'confirmed', refunded = 0, province = 'ON' } = more
  const checkout = await world.system.make('checkouts', aCheckout(users[by]))
  const sides = { buyer: users[by], seller: users.seller, checkout, products: [products.live] }
  const id = await world.system.make('orders', { ...anOrder(sides), status: 'confirmed' })
  await query(
    'update orders set confirmed_at = $2, status = $3::enum_orders_status, refunded = $4, shipping_address_province = $5 where id = $1',
    [id, confirmedAt, status, refunded, province],
  )
  return id
}

/** What one order of the factory costs. */
const TOTAL = 18_000 + 4_900 + 2_340

const csv = async (role: SignedIn | undefined, asked: string) =>
  openBrowser(role && world.tokens[role]).within(async () => {
    const answer = await GET(new Request(`http://localhost/api/seller-analytics/csv?${asked}`))
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  })

describe('the figures of a seller', () => {
  beforeAll(async () => {
    const { users, products } = world.ids
    // The first and the last moment of the range in Toronto, on either side of the change to summer time.
    await sold('2026-03-01T05:00:00Z')
    await sold('2026-03-11T03:59:59.999Z', { refunded: 240, by: 'otherBuyer', province: 'QC' })
    await sold('2026-03-01T04:59:59.999Z')
    await sold('2026-03-11T04:00:00Z')
    await sold('2026-03-05T12:00:00Z', { status: 'cancelled', refunded: TOTAL })
    await query('update orders set confirmed_at = null where id = $1', [
      await sold('2026-03-05T12:00:00Z', { status: 'pending_payment' }),
    ])
    const thread = await world.system.make('threads', aThread(users.buyer, users.seller))
    await query("update threads set created_at = '2026-03-02T03:00:00Z' where id = $1", [thread])
    await query(
      `insert into analytics.product_days (product_id, seller_id, day, views) values ($1, $2, '2026-03-01', 5),
        ($1, $2, '2026-03-10', 2), ($1, $2, '2026-02-25', 40), ($3, $2, '2026-03-02', 9), ($4, $5, '2026-03-02', 900)`,
      [products.live, users.seller, products.second, products.otherLive, users.otherSeller],
    )
    await query(
      `insert into analytics.seller_days (seller_id, day, visitors) values ($1, '2026-03-01', 4), ($1, '2026-03-02', 4),
        ($1, '2026-02-25', 30), ($2, '2026-03-02', 700)`,
      [users.seller, users.otherSeller],
    )
    await query(
      `insert into analytics.search_days (seller_id, day, words, visitors) values ($1, '2026-03-01', 'faucet', 2),
        ($1, '2026-03-02', 'faucet', 2), ($1, '2026-03-02', '수전', 3), ($1, '2026-03-02', 'rare', 2),
        ($1, '2026-02-25', 'rare', 5), ($2, '2026-03-02', 'foreign', 90)`,
      [users.seller, users.otherSeller],
    )
  })

  test('are the sums of Toronto’s days, beside those before', async () => {
    const { now, before, since } = await read()
    expect(now).toEqual({ views: 16, visitors: 8, inquiries: 1, orders: 2, sales: 2 * TOTAL - 240 })
    expect(before).toEqual({ views: 40, visitors: 30, inquiries: 0, orders: 1, sales: TOTAL })
    expect(since).toBe('2026-02-25')
  })

  test('leave orders from before visitors were counted out of the conversion', async () => {
    const { now, conversion } = await read(
      readFigureRange({ from: '2026-02-20', to: '2026-03-10' }, '2026-11-23'),
    )
    expect(now).toMatchObject({ orders: 3, visitors: 38 })
    await sold('2026-02-21T12:00:00Z')
    const later = await read(readFigureRange({ from: '2026-02-20', to: '2026-03-10' }, '2026-11-23'))
    expect(later.now.orders).toBe(4)
    expect([conversion.now, later.conversion.now]).toEqual([0.0789, 0.0789])
    expect(later.conversion.before).toBeNull()
  })

  test('are placed on the day they were in Toronto', async () => {
    const { days } = await read()
    const of = (day: string) => days.find((each) => each.day === day)
    expect(of('2026-03-01')).toMatchObject({ views: 5, visitors: 4, inquiries: 1, orders: 1, sales: TOTAL })
    expect(of('2026-03-10')).toMatchObject({ views: 2, orders: 1, sales: TOTAL - 240 })
    expect(of('2026-03-05')).toBeUndefined()
    expect(of('2026-03-11')).toBeUndefined()
  })

  test('name the products, provinces and countries', async () => {
    const { rankings } = await read()
    const { live, second } = world.ids.products
    expect(rankings.products).toMatchObject([
      { id: live, units: 20, sales: 36_000, views: 7, name: expect.any(String) },
      { id: second, units: 0, sales: 0, views: 9 },
    ])
    expect(rankings.provinces).toEqual([
      { key: 'ON', buyers: 1, orders: 1, sales: TOTAL },
      { key: 'QC', buyers: 1, orders: 1, sales: TOTAL - 240 },
    ])
    expect(rankings.countries).toEqual([{ key: 'CA', buyers: 2, orders: 2, sales: 2 * TOTAL - 240 }])
  })

  test('have words from three visitors on alone, most first', async () => {
    expect((await read()).rankings.words).toEqual([
      { words: 'faucet', visitors: 4 },
      { words: '수전', visitors: 3 },
    ])
    const oneDay = readFigureRange({ from: '2026-03-01', to: '2026-03-01' }, '2026-11-23')
    expect((await read(oneDay)).rankings.words).toEqual([])
  })

  test('are all nothing for a seller without any', async () => {
    const range = readFigureRange({ range: '7' }, '2026-11-23')
    const { days, now, rankings } = await read(range)
    expect([days, now.views, now.sales]).toEqual([[], 0, 0])
    expect(rankings).toEqual({ products: [], provinces: [], countries: [], words: [] })
  })

  test('are read by active and suspended sellers, each their own', async () => {
    const { otherSeller, seller } = world.ids.users
    const other = await getAnalytics(active(otherSeller), RANGE, 'en')
    expect(other.now).toMatchObject({ views: 900, visitors: 700 })
    const suspended = await getAnalytics({ kind: 'seller', id: seller, status: 'suspended' }, RANGE, 'en')
    expect(suspended.now.views).toBe(16)
    for (const actor of [
      { kind: 'visitor' },
      { kind: 'buyer', id: seller },
      { kind: 'seller', id: seller, status: 'pending' },
      { kind: 'seller', id: seller, status: 'rejected' },
      { kind: 'staff', id: seller, role: 'admin' },
    ] as Actor[])
      await expect(getAnalytics(actor, RANGE, 'en')).rejects.toThrow('active and suspended')
  })
})

describe('the file', () => {
  test('has a line for each day of the range, in the language asked for', async () => {
    const { status, headers, text } = await csv('seller', 'from=2026-03-01&to=2026-03-10&locale=fr')
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'private, no-store',
    ])
    const lines = text.trim().split('\r\n')
    expect(lines).toHaveLength(11)
    expect(lines[0]).toContain('"Jour","Consultations de produits","Visiteurs","Demandes"')
    expect(lines[1]).toBe('"2026-03-01","5","4","1","1","252.40","CAD"')
    expect(lines[5]).toBe('"2026-03-05","0","0","0","0","0.00","CAD"')
  })

  test('of a long range has every day', async () => {
    const { text } = await csv('seller', 'range=12m')
    expect(text.trim().split('\r\n').length).toBeGreaterThan(330)
  })

  test('with days that there are not is that of the usual range', async () => {
    const { status, text } = await csv('seller', 'from=2026-03-10&to=2026-03-01')
    expect([status, text.trim().split('\r\n').length]).toEqual([200, 31])
  })

  test.each(['buyer', 'pendingSeller', 'admin', 'editor', undefined] as const)(
    'is as if it were not there for the wrong person: %s',
    async (role) => {
      expect((await csv(role, 'range=7')).status).toBe(404)
    },
  )

  test('is for suspended sellers too, who read nothing of others', async () => {
    const { status, text } = await csv('suspendedSeller', 'from=2026-03-01&to=2026-03-10')
    expect(status).toBe(200)
    expect(text).not.toContain('"5"')
  })
})
