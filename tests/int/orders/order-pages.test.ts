import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Actor } from '@/domain/people/actor'
import { requestCancel } from '@/features/buying/orders/commands/cancel-order'
import { acknowledgeOrder, markDelivered } from '@/features/buying/orders/commands/fulfil-order'
import { shipOrder } from '@/features/buying/orders/commands/ship-order'
import { getPaymentStatus } from '@/features/buying/orders/list/get-payment-status'
import { GET as csv } from '@/app/api/buyer-orders/csv/route'
import { memberUser } from '~/tests/support/member-user'
import type { SignedIn } from '~/tests/support/roles'
import { aSale } from '~/tests/support/shop/a-sale'
import { openAsAdmin } from '~/tests/support/shop/open-as-admin'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'
import { seeOrder, seeOrders } from '~/tests/support/shop/see-order'

let cookie: string | undefined
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => cookie && { value: cookie } }) }))

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const ALL = { status: null, text: '', page: 1 } as const

const signIn = (role: SignedIn | 'visitor') => {
  cookie = role === 'visitor' ? undefined : shop.tokens[role]
}

/** A paid order of the sample world's own buyer. */
async function ownOrder(lines: Record<string, number>) {
  const buyer = shop.ids.users.buyer
  await shop.query('delete from cart_items where user_id = $1', [buyer])
  const placed = await shop.paid(buyer, lines)
  return { order: placed.orders[0] ?? '' }
}

describe('an order', () => {
  test('is seen by its two sides and by an admin who has said why, each from their own side', async () => {
    const { order, buyer, seller, admin, strangers } = await aSale(shop)
    expect(await seeOrder(shop, buyer, order)).toMatchObject({
      side: 'buyer',
      status: 'confirmed',
      items: [{ quantity: 10 }],
    })
    expect(await seeOrder(shop, seller, order)).toMatchObject({ side: 'seller' })
    expect(await seeOrder(shop, admin, order)).toBeNull()
    await openAsAdmin(shop.ids.staff.admin, order)
    expect(await seeOrder(shop, admin, order)).toMatchObject({ side: 'staff' })
    const editor: Actor = { kind: 'staff', id: shop.ids.staff.editor, role: 'editor' }
    const others = strangers.filter((who) => !('id' in who && who.id === shop.ids.users.seller))
    for (const who of [...others, editor]) expect(await seeOrder(shop, who, order)).toBeNull()
    for (const id of ['nonsense', "' or 1=1", shop.ids.users.buyer])
      expect(await seeOrder(shop, buyer, id)).toBeNull()
  })

  test('of one checkout with two sellers shows each seller their own and nothing of the other', async () => {
    const other = await shop.seller()
    const [mine, theirs] = [await shop.product(), await shop.product({ seller: other })]
    const { orders } = await shop.paid(await shop.buyer(), { [mine]: 10, [theirs]: 10 })
    const own: Actor = { kind: 'seller', id: shop.ids.users.seller, status: 'active' }
    const second: Actor = { kind: 'seller', id: other, status: 'active' }
    const seen = await Promise.all(
      [own, second].map((who) => Promise.all(orders.map((id) => seeOrder(shop, who, id)))),
    )
    for (const views of seen) expect(views.filter(Boolean)).toHaveLength(1)
    expect(JSON.stringify(seen[0])).not.toContain(theirs)
    expect(JSON.stringify(seen[1])).not.toContain(mine)
  })

  test('is late in the lists of both sides once its last promised day is over, until it arrives', async () => {
    const { order, buyer, seller } = await aSale(shop)
    const late = async () => {
      const sides = [
        ['buyer', buyer],
        ['seller', seller],
      ] as const
      const found = sides.map(([side, who]) => seeOrders(shop, { side, id: 'id' in who ? who.id : '' }, ALL))
      return (await Promise.all(found)).map(({ orders }) => orders.find(({ id }) => id === order)?.isLate)
    }
    expect(await late()).toEqual([false, false])
    await shop.query("update orders set promised_until = '2026-01-02' where id = $1", [order])
    expect(await late()).toEqual([true, true])
    await acknowledgeOrder(seller, order)
    await shipOrder(seller, { order, carrier: 'dhl', trackingNumber: '1' })
    await markDelivered(buyer, order)
    expect(await late()).toEqual([false, false])
  })

  test('says in the buyer’s list what comes next, and has its invoice there; a seller’s has neither (rule M60)', async () => {
    const id = await shop.buyer()
    const product = await shop.product({ stock: 40 })
    const open = await shop.order(id, { [product]: 2 })
    const { order, buyer, seller } = await aSale(shop)
    const rowOf = async (side: 'buyer' | 'seller', who: string, wanted = order) =>
      (await seeOrders(shop, { side, id: who }, ALL)).orders.find((row) => row.id === wanted)
    const me = 'id' in buyer ? buyer.id : ''
    const unpaid = await rowOf('buyer', id, open.orders[0])
    expect(unpaid).toMatchObject({ next: { kind: 'pay', by: expect.any(String) }, invoice: null })
    const paid = await rowOf('buyer', me)
    expect(['arrives', 'ships']).toContain(paid?.next?.kind)
    const [invoice] = await shop.query<{ id: string }>('select id from invoices where order_id = $1', [order])
    expect(paid).toMatchObject({ invoice: invoice?.id, trackingNumber: null })
    expect(await rowOf('seller', shop.ids.users.seller)).toMatchObject({ next: null, invoice: null })
    await acknowledgeOrder(seller, order)
    await shipOrder(seller, { order, carrier: 'dhl', trackingNumber: '1234567890' })
    expect(await rowOf('buyer', me)).toMatchObject({ carrier: 'dhl', trackingNumber: '1234567890' })
    await markDelivered(seller, order)
    expect(await rowOf('buyer', me)).toMatchObject({ next: { kind: 'confirm' } })
    await markDelivered(buyer, order)
    expect(await rowOf('buyer', me)).toMatchObject({ next: null })
    await shop.tend()
  })

  test('is found by the number of its invoice, on both sides', async () => {
    const { order, buyer, seller } = await aSale(shop)
    const [invoice] = await shop.query<{ number: string }>(
      'select number from invoices where order_id = $1',
      [order],
    )
    for (const [side, who] of [
      ['buyer', buyer],
      ['seller', seller],
    ] as const) {
      const found = await seeOrders(
        shop,
        { side, id: 'id' in who ? who.id : '' },
        { ...ALL, text: invoice?.number ?? '' },
      )
      expect(found.orders.map(({ id }) => id)).toEqual([order])
    }
  })

  test('that nobody paid is none of its seller’s business, unless a quote is asked for (rule M15)', async () => {
    const id = await shop.buyer()
    const { orders } = await shop.order(id, { [await shop.product()]: 2 })
    const seller: Actor = { kind: 'seller', id: shop.ids.users.seller, status: 'active' }
    expect(await seeOrder(shop, { kind: 'buyer', id }, orders[0] ?? '')).toMatchObject({
      status: 'pending_payment',
    })
    expect(await seeOrder(shop, seller, orders[0] ?? '')).toBeNull()
    const quoting = await shop.seller({ shippingRules: [{ kind: 'quoted', provinces: [], amount: 0 }] })
    const asked = await shop.order(id, { [await shop.product({ seller: quoting })]: 2 })
    const asker: Actor = { kind: 'seller', id: quoting, status: 'active' }
    expect(await seeOrder(shop, asker, asked.orders[0] ?? '')).toMatchObject({
      side: 'seller',
      quote: 'waiting',
    })
    await shop.tend()
  })

  test('never tells what it cost the seller, nor a stock', async () => {
    const { order, buyer } = await aSale(shop)
    expect(JSON.stringify(await seeOrder(shop, buyer, order))).not.toMatch(
      /commission|stock|staffNote|idempotency|providerPayment/i,
    )
  })
})

describe('the list of orders', () => {
  test('is a buyer’s own, newest first, narrowed by status and by every word, a page at a time', async () => {
    const id = await shop.buyer()
    const faucet = await shop.product({ name: 'Brass 50%_faucet', stock: 400 })
    const placed: string[] = []
    for (let n = 0; n < 12; n += 1) {
      const { orders } = await shop.order(id, { [faucet]: 2 }, n === 0 ? { poNumber: 'PO-4711' } : {})
      placed.unshift(orders[0] ?? '')
      // A new account leaves only a few card payments a day unfinished.
      await shop.query(
        "update checkouts set created_at = created_at - interval '25 hours' where buyer_id = $1",
        [id],
      )
    }
    await requestCancel({ kind: 'buyer', id }, { order: placed[3] ?? '', reason: '' })
    const first = await seeOrders(shop, { side: 'buyer', id }, ALL)
    expect(first).toMatchObject({ count: 12, pages: 2, page: 1, hasAny: true })
    expect(first.orders.map((order) => order.id)).toEqual(placed.slice(0, 10))
    const beyond = await seeOrders(shop, { side: 'buyer', id }, { ...ALL, page: 99 })
    expect([beyond.page, beyond.orders.map((order) => order.id)]).toEqual([2, placed.slice(10)])
    const found = async (query: object) =>
      (await seeOrders(shop, { side: 'buyer', id }, { ...ALL, ...query })).orders.map((order) => order.id)
    expect(await found({ status: 'cancelled' })).toEqual([placed[3]])
    // The tabs count what is searched for, whichever of them is open (rule M60).
    const counted = async (query: object) =>
      (await seeOrders(shop, { side: 'buyer', id }, { ...ALL, ...query })).counts
    for (const query of [{}, { status: 'cancelled' }, { status: 'shipped' }, { page: 2 }])
      expect(await counted(query)).toEqual({ pending_payment: 11, cancelled: 1 })
    expect(await counted({ text: 'PO-4711' })).toEqual({ pending_payment: 1 })
    expect(await found({ status: 'shipped' })).toEqual([])
    expect(await found({ text: 'po-4711 FAUCET' })).toEqual([placed[11]])
    expect(await found({ text: 'faucet nowhere' })).toEqual([])
    expect(await found({ text: '50%_' })).toHaveLength(10)
    expect(await found({ text: '%' })).toHaveLength(10)
    expect(await found({ text: '_x_' })).toEqual([])
    expect(await found({ text: "'; drop table orders; --" })).toEqual([])
    expect(await seeOrders(shop, { side: 'buyer', id: await shop.buyer() }, ALL)).toEqual({
      orders: [],
      count: 0,
      pages: 1,
      page: 1,
      hasAny: false,
      counts: {},
    })
    await shop.tend()
  })

  test('tells only the buyer of a payment how it stands', async () => {
    const { checkout, buyer } = await aSale(shop)
    const told = async (id: string) => getPaymentStatus(await memberUser(shop.payload, id), checkout)
    expect(await told('id' in buyer ? buyer.id : '')).toEqual({
      id: checkout,
      status: 'paid',
      provider: 'stripe',
      isUnderWay: false,
      isWaiting: false,
    })
    for (const other of [shop.ids.users.otherBuyer, shop.ids.users.seller])
      expect(await told(other)).toBeUndefined()
  })

  test('is a file as well, one’s own alone, in which nothing is a formula', async () => {
    const product = await shop.product({ name: '=HYPERLINK("http://evil")' })
    const { order } = await ownOrder({ [product]: 10 })
    const { number } = await shop.orderRow(order)
    const ask = async (role: SignedIn | 'visitor', query = '') => {
      signIn(role)
      return csv(new Request(`http://shop/api/buyer-orders/csv${query}`))
    }
    const mine = await (await ask('buyer', '?locale=fr')).text()
    expect(mine.startsWith('"Commande"')).toBe(true)
    const bytes = new Uint8Array(await (await ask('buyer')).arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(mine).toContain(`"${number}"`)
    expect(mine).toContain('"Paiement reçu"')
    expect(mine).not.toMatch(/(^|,)"?=/m)
    expect(await (await ask('otherBuyer')).text()).not.toContain(`"${number}"`)
    expect(await (await ask('buyer', '?status=cancelled')).text()).not.toContain(`"${number}"`)
    for (const role of ['visitor', 'admin'] as const) expect((await ask(role)).status).toBe(404)
  })
})
