import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { GET } from '@/app/api/seller-orders/csv/route'
import type { OrderQuery } from '@/features/buying/orders/list/order-query'
import { sql } from '@/server/db/sql'
import { isReadable, isOfSide } from '@/server/orders/readable-orders'
import { PASSWORD } from '~/tests/support/factories/people'
import { ROLES, type Role } from '~/tests/support/roles'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'
import { seeOrders } from '~/tests/support/shop/see-order'

let cookie: string | undefined
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => cookie && { value: cookie } }) }))

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const ALL: OrderQuery = { status: null, text: '', page: 1 }
const sold = async (id: string, query: Partial<OrderQuery> = {}) =>
  seeOrders(shop, { side: 'seller', id }, { ...ALL, ...query })
const idsOf = async (id: string, query: Partial<OrderQuery> = {}) =>
  (await sold(id, query)).orders.map((order) => order.id)

async function csv(role: Role, query = '') {
  cookie = role === 'visitor' ? undefined : shop.tokens[role]
  return GET(new Request(`http://shop/api/seller-orders/csv${query}`))
}

describe('the list of what a seller sold', () => {
  test('has the own orders with their buyers, newest first, and never another seller’s', async () => {
    const [one, two] = [await shop.seller(), await shop.seller()]
    const [mine, theirs] = [await shop.product({ seller: one }), await shop.product({ seller: two })]
    const { orders: together } = await shop.paid(await shop.buyer(), { [mine]: 10, [theirs]: 10 })
    const { orders: later } = await shop.paid(await shop.buyer(), { [mine]: 10 })
    const [first = ''] = await idsOf(two)
    expect(together).toContain(first)
    const own = together.filter((id) => id !== first)
    expect(await idsOf(one)).toEqual([...later, ...own])
    expect((await sold(one)).orders[0]).toMatchObject({ partner: 'Jo Kim', status: 'confirmed', lines: 1 })
    expect(await sold(one)).toMatchObject({ count: 2, hasAny: true })
    expect(await sold(await shop.seller())).toEqual({
      orders: [],
      count: 0,
      counts: {},
      pages: 1,
      page: 1,
      hasAny: false,
    })
  })

  test('shows an unpaid order only where it asks for a quote (rule M15)', async () => {
    const seller = await shop.seller()
    await shop.order(await shop.buyer(), { [await shop.product({ seller })]: 2 })
    expect(await sold(seller)).toMatchObject({ count: 0, hasAny: false })
    const quoting = await shop.seller({ shippingRules: [{ kind: 'quoted', provinces: [], amount: 0 }] })
    const { orders } = await shop.order(await shop.buyer(), { [await shop.product({ seller: quoting })]: 2 })
    expect((await sold(quoting)).orders).toMatchObject([{ id: orders[0], isQuoteWaiting: true }])
    await shop.tend()
  })

  test('is not what the same person bought', async () => {
    const [seller, other] = [await shop.seller(), await shop.seller()]
    const { orders } = await shop.paid(seller, { [await shop.product({ seller: other })]: 10 })
    expect(await idsOf(seller)).toEqual([])
    const bought = await seeOrders(shop, { side: 'buyer', id: seller }, ALL)
    expect(bought.orders.map(({ id }) => id)).toEqual(orders)
    expect(await idsOf(other)).toEqual(orders)
  })

  test('is narrowed by status, the buyer’s name and email, and names one without a name by the email', async () => {
    const seller = await shop.seller()
    const buyer = await shop.buyer()
    const { orders } = await shop.paid(buyer, { [await shop.product({ seller, name: 'Oak door' })]: 10 })
    for (const text of ['kim', 'KIM door', `${buyer}@maru`, 'oak'])
      expect(await idsOf(seller, { text }), text).toEqual(orders)
    for (const query of [{ text: 'Seller' }, { text: '%' }, { status: 'shipped' as const }])
      expect(await idsOf(seller, query)).toEqual([])
    expect(await idsOf(seller, { status: 'confirmed' })).toEqual(orders)
    await shop.query(`update users set first_name = null, last_name = ' ' where id = $1`, [buyer])
    expect((await sold(seller)).orders[0]?.partner).toBe(`${buyer}@maru.test`)
  })

  test('has, of both sides, just the orders that a seller may read', async () => {
    const { seller: id } = shop.ids.users
    const found = async (condition: ReturnType<typeof isReadable>) => {
      const db = shop.payload.db.drizzle
      const { rows } = await db.execute(sql`select o.id from orders o where ${condition} order by o.id`)
      return rows
    }
    const readable = await found(isReadable({ kind: 'seller', id, status: 'active' }))
    expect(await found(sql`(${isOfSide('buyer', id)} or ${isOfSide('seller', id)})`)).toEqual(readable)
    expect(readable.length).toBeGreaterThan(0)
  })
})

describe('the file of what a seller sold', () => {
  test('has the buyers, the own invoices, and nothing of the platform’s', async () => {
    const { seller, otherSeller } = shop.ids.users
    const product = await shop.product({ name: '=HYPERLINK("http://evil")' })
    const theirs = await shop.product({ seller: otherSeller })
    const buyer = await shop.buyer()
    const { orders } = await shop.paid(buyer, { [product]: 10, [theirs]: 10 })
    const rows = await Promise.all(orders.map((id) => shop.orderRow(id)))
    const [own, other] = [seller, otherSeller].map((id) => rows.find((row) => row.seller_id === id))
    await shop.query(`update orders set staff_note = 'not for sellers' where id = any($1)`, [orders])
    await shop.query(
      `insert into invoices (id, issuer, sequence, number, order_id, buyer_id, seller_id, issued_at)
       values (gen_random_uuid(), 'platform', 1, 'FEE-1', $1, $2, $3, now())`,
      [own?.id, buyer, otherSeller],
    )
    const answer = await csv('seller', '?locale=en')
    expect(answer.headers.get('content-disposition')).toContain('maru-seller-orders.csv')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const text = await answer.text()
    expect(text.split('\r\n')[0]).toContain('"Status","Buyer","Buyer’s email","PO number"')
    expect(text).toContain(`"${String(own?.number)}"`)
    expect(text).toContain(`"Jo Kim","${buyer}@maru.test"`)
    expect(text).toMatch(/"INV-/)
    expect(text).not.toContain(`"${String(other?.number)}"`)
    expect(text).not.toMatch(/not for sellers|FEE-1|commission/i)
    expect(text).not.toMatch(/(^|,)"?=/m)
    // The evening before in Toronto, the same day in Seoul: a seller's days are those of the own pages (rule S53).
    await shop.query("update orders set created_at = '2026-03-01T04:30:00Z' where number = $1", [own?.number])
    for (const [country, day] of [
      ['KR', '2026-03-01'],
      ['CA', '2026-02-28'],
    ]) {
      await shop.query('update sellers set country = $2::enum_sellers_country where id = $1', [
        seller,
        country,
      ])
      expect(await (await csv('seller')).text()).toContain(`"${String(own?.number)}","${day}"`)
    }
    expect(await (await csv('otherSeller')).text()).toContain(`"${String(other?.number)}"`)
    expect(await (await csv('seller', '?status=shipped')).text()).not.toContain(`"${String(own?.number)}"`)
    expect((await (await csv('seller', '?locale=fr')).text()).split('\r\n')[0]).toContain('"Acheteur"')
  })

  const MAY: readonly Role[] = ['seller', 'otherSeller', 'suspendedSeller']
  test.each(ROLES)('is given to active and suspended sellers alone: %s', async (role) => {
    expect((await csv(role)).status).toBe(MAY.includes(role) ? 200 : 404)
  })

  test('is not given to a rejected seller', async () => {
    const data = { email: 'rejectedseller@maru.test', password: PASSWORD }
    const { token } = await shop.payload.login({ collection: 'users', data })
    cookie = token
    expect((await GET(new Request('http://shop/api/seller-orders/csv'))).status).toBe(404)
  })
})
