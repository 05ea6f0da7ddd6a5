import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Actor } from '@/domain/account'
import { reorder } from '@/features/cart/reorder'
import { openChat } from '@/features/chat/actions'
import { requestCancel } from '@/features/orders/cancel-order'
import { acknowledgeOrder, markDelivered, shipOrder } from '@/features/orders/fulfil-order'
import { getOrder } from '@/features/orders/get-order'
import { listOrders } from '@/features/orders/list-orders'
import { writeReview } from '@/features/orders/review-actions'
import { GET as csv } from '~/src/app/api/buyer-orders/csv/route'
import type { FormState } from '@/server/form'
import type { SignedIn } from '~/tests/support/roles'
import { aSale } from '~/tests/support/shop/a-sale'
import { lookingAt } from '~/tests/support/shop/looking'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let cookie: string | undefined
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => cookie && { value: cookie } }) }))
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read, revalidateTag: () => {} }))
vi.mock('next-intl/server', () => import('~/tests/support/translator'))

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const { cartOf } = lookingAt(() => shop)
const ALL = { status: null, text: '', page: 1 } as const

const signIn = (role: SignedIn | 'visitor') => {
  cookie = role === 'visitor' ? undefined : shop.tokens[role]
}

async function send<T extends FormState>(
  role: SignedIn | 'visitor',
  action: (state: FormState, form: FormData) => Promise<T>,
  fields: Record<string, string>,
) {
  signIn(role)
  const form = new FormData()
  for (const [name, value] of Object.entries({ locale: 'en', ...fields })) form.set(name, value)
  return action({}, form)
}

/** An order of the sample world's own buyer, delivered or as far as asked. */
async function ownOrder(lines: Record<string, number>, isDelivered = false) {
  const buyer = shop.ids.users.buyer
  await shop.query('delete from cart_items where user_id = $1', [buyer])
  const placed = await shop.paid(buyer, lines)
  const [order = ''] = placed.orders
  const seller: Actor = { kind: 'seller', id: shop.ids.users.seller, status: 'active' }
  if (isDelivered) {
    await acknowledgeOrder(seller, order)
    await shipOrder(seller, { order, carrier: 'dhl', trackingNumber: '1' })
    await markDelivered(seller, order)
  }
  return { ...placed, order, buyer }
}

describe('an order', () => {
  test('is seen by its two sides and by admins, each from their own side', async () => {
    const { order, buyer, seller, admin, strangers } = await aSale(shop)
    expect(await getOrder(buyer, order)).toMatchObject({
      side: 'buyer',
      status: 'confirmed',
      items: [{ quantity: 10 }],
    })
    expect(await getOrder(seller, order)).toMatchObject({ side: 'seller' })
    expect(await getOrder(admin, order)).toMatchObject({ side: 'staff' })
    const editor: Actor = { kind: 'staff', id: shop.ids.staff.editor, role: 'editor' }
    const others = strangers.filter((who) => !('id' in who && who.id === shop.ids.users.seller))
    for (const who of [...others, editor]) expect(await getOrder(who, order)).toBeNull()
    for (const id of ['nonsense', "' or 1=1", shop.ids.users.buyer])
      expect(await getOrder(buyer, id)).toBeNull()
  })

  test('of one checkout with two sellers shows each seller their own and nothing of the other', async () => {
    const other = await shop.seller()
    const [mine, theirs] = [await shop.product(), await shop.product({ seller: other })]
    const { orders } = await shop.paid(await shop.buyer(), { [mine]: 10, [theirs]: 10 })
    const own: Actor = { kind: 'seller', id: shop.ids.users.seller, status: 'active' }
    const second: Actor = { kind: 'seller', id: other, status: 'active' }
    const seen = await Promise.all(
      [own, second].map((who) => Promise.all(orders.map((id) => getOrder(who, id)))),
    )
    for (const views of seen) expect(views.filter(Boolean)).toHaveLength(1)
    expect(JSON.stringify(seen[0])).not.toContain(theirs)
    expect(JSON.stringify(seen[1])).not.toContain(mine)
  })

  test('that nobody paid is none of its seller’s business, unless a quote is asked for (ruling M15)', async () => {
    const id = await shop.buyer()
    const { orders } = await shop.order(id, { [await shop.product()]: 2 })
    const seller: Actor = { kind: 'seller', id: shop.ids.users.seller, status: 'active' }
    expect(await getOrder({ kind: 'buyer', id }, orders[0] ?? '')).toMatchObject({
      status: 'pending_payment',
    })
    expect(await getOrder(seller, orders[0] ?? '')).toBeNull()
    const quoting = await shop.seller({ shippingRules: [{ kind: 'quoted', provinces: [], amount: 0 }] })
    const asked = await shop.order(id, { [await shop.product({ seller: quoting })]: 2 })
    const asker: Actor = { kind: 'seller', id: quoting, status: 'active' }
    expect(await getOrder(asker, asked.orders[0] ?? '')).toMatchObject({ side: 'seller', quote: 'waiting' })
    await shop.tend()
  })

  test('never tells what it cost the seller, nor a stock', async () => {
    const { order, buyer } = await aSale(shop)
    expect(JSON.stringify(await getOrder(buyer, order))).not.toMatch(
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
    }
    await requestCancel({ kind: 'buyer', id }, { order: placed[3] ?? '', reason: '' })
    const first = await listOrders(id, ALL)
    expect(first).toMatchObject({ count: 12, pages: 2, page: 1, hasAny: true })
    expect(first.orders.map((order) => order.id)).toEqual(placed.slice(0, 10))
    const beyond = await listOrders(id, { ...ALL, page: 99 })
    expect([beyond.page, beyond.orders.map((order) => order.id)]).toEqual([2, placed.slice(10)])
    const found = async (query: object) =>
      (await listOrders(id, { ...ALL, ...query })).orders.map((order) => order.id)
    expect(await found({ status: 'cancelled' })).toEqual([placed[3]])
    expect(await found({ status: 'shipped' })).toEqual([])
    expect(await found({ text: 'po-4711 FAUCET' })).toEqual([placed[11]])
    expect(await found({ text: 'faucet nowhere' })).toEqual([])
    expect(await found({ text: '50%_' })).toHaveLength(10)
    expect(await found({ text: '%' })).toHaveLength(10)
    expect(await found({ text: '_x_' })).toEqual([])
    expect(await found({ text: "'; drop table orders; --" })).toEqual([])
    expect(await listOrders(await shop.buyer(), ALL)).toEqual({
      orders: [],
      count: 0,
      pages: 1,
      page: 1,
      hasAny: false,
    })
    await shop.tend()
  })

  test('takes one statement', async () => {
    const { pool } = shop.payload.db
    const spy = vi.spyOn(pool, 'query')
    await listOrders(shop.ids.users.buyer, ALL)
    expect(spy).toHaveBeenCalledTimes(1)
    spy.mockRestore()
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

describe('ordering again', () => {
  test('puts everything that can be had into the cart and names what cannot', async () => {
    const [kept, gone, scarce] = [
      await shop.product(),
      await shop.product({ name: 'Gone faucet' }),
      await shop.product({ name: 'Scarce faucet', stock: 12 }),
    ]
    const { order, buyer } = await ownOrder({ [kept]: 10, [gone]: 10, [scarce]: 10 })
    await shop.query("update products set status = 'rejected', is_live = false where id = $1", [gone])
    const answer = await send('buyer', reorder, { order })
    expect(answer).toMatchObject({ ok: true, count: 1 })
    expect(answer.message?.split('\n').toSorted()).toEqual(
      [
        '1 product is in your cart.',
        'Not added: Gone faucet. This product is not for sale at the moment.',
        'Not added: Scarce faucet. Only 2 left.',
      ].toSorted(),
    )
    expect(await cartOf(buyer)).toEqual([{ product: kept, quantity: 10 }])
  })

  test('is for the buyer of the order', async () => {
    const { order } = await ownOrder({ [await shop.product()]: 10 })
    const before = await cartOf(shop.ids.users.otherBuyer)
    for (const role of ['visitor', 'otherBuyer', 'seller', 'admin'] as const)
      expect(await send(role, reorder, { order })).toMatchObject({ ok: false })
    expect(await cartOf(shop.ids.users.otherBuyer)).toEqual(before)
  })
})

describe('a review from the order page', () => {
  test('is written by who received the goods, once, and can be changed', async () => {
    const product = await shop.product()
    const { order } = await ownOrder({ [product]: 10 })
    const said = { order, product, rating: '4', comment: 'Solid.' }
    expect(await send('buyer', writeReview, said)).toMatchObject({ ok: false })
    const seller: Actor = { kind: 'seller', id: shop.ids.users.seller, status: 'active' }
    await acknowledgeOrder(seller, order)
    await shipOrder(seller, { order, carrier: 'dhl', trackingNumber: '1' })
    await markDelivered(seller, order)
    for (const role of ['visitor', 'otherBuyer', 'seller', 'admin'] as const)
      expect(await send(role, writeReview, said)).toMatchObject({ ok: false })
    expect(await send('buyer', writeReview, { ...said, rating: '6', comment: ' ' })).toMatchObject({
      ok: false,
      fields: { rating: 'Give 1 to 5 stars.', comment: 'Write a few words about the product.' },
    })
    expect(await send('buyer', writeReview, said)).toEqual({
      ok: true,
      message: 'Thank you for your review.',
    })
    expect(await send('buyer', writeReview, said)).toMatchObject({
      message: 'The review could not be saved: You have already reviewed this product.',
    })
    const seen = await getOrder({ kind: 'buyer', id: shop.ids.users.buyer }, order)
    const review = seen?.items[0]?.review
    expect(review).toMatchObject({ rating: 4, comment: 'Solid.' })
    const again = { ...said, review: review?.id ?? '', comment: 'Still solid.' }
    expect(await send('otherBuyer', writeReview, again)).toMatchObject({ ok: false })
    expect(await send('buyer', writeReview, again)).toMatchObject({ ok: true })
    expect(
      (await getOrder({ kind: 'buyer', id: shop.ids.users.buyer }, order))?.items[0]?.review,
    ).toMatchObject({
      comment: 'Still solid.',
    })
  })
})

test('a conversation about an order is its buyer’s, even when the goods are no longer on sale', async () => {
  const product = await shop.product()
  const { order } = await ownOrder({ [product]: 10 })
  await shop.query("update products set status = 'rejected', is_live = false where id = $1", [product])
  const open = async (role: SignedIn | 'visitor') => {
    signIn(role)
    const form = new FormData()
    form.set('order', order)
    form.set('product', product)
    return openChat(form)
  }
  expect(await open('buyer')).toMatchObject({ chat: { messages: expect.anything() } })
  for (const role of ['otherBuyer', 'otherSeller', 'seller'] as const)
    expect(await open(role)).not.toHaveProperty('chat')
  expect(await open('visitor')).toEqual({ isSignedOut: true })
})
