import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addWholeList } from '@/features/buying/job-lists/add-all-actions'
import { createList } from '@/features/buying/job-lists/list-actions'
import { putOnList } from '@/features/buying/job-lists/heart/heart-actions'
import { anonymise } from '@/features/account/personal-data/anonymise'
import { expirePriceRequests } from '@/features/buying/price-requests/commands/expire-requests'
import {
  acceptOffer,
  counterOffer,
  declineRequest,
  offerPrice,
  withdrawRequest,
} from '@/features/buying/price-requests/commands/move-request'
import { inTransaction } from '@/server/db/transaction'
import { openBrowser } from '~/tests/support/http/browser'
import { codes, openPriceRequests, type PriceRequests } from '~/tests/support/shop/price-requests'

let world: PriceRequests
let shop: PriceRequests['shop']
beforeAll(async () => {
  world = await openPriceRequests()
  shop = world.shop
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

describe('an accepted offer', () => {
  test('is ordered to its postal code alone, and never beside the cart', async () => {
    const { buyer, asked: request } = await world.asked()
    const id = await world.accepted(request)
    const inCart = await shop.product()
    await shop.fill(buyer, { [inCart]: 10 })
    const elsewhere = {
      firstName: 'Jo',
      lastName: 'Kim',
      address: '1 Elm St',
      city: 'Ottawa',
      province: 'ON',
      postalCode: 'K1A 0B1',
    }
    expect(codes(await world.order(buyer, id, { address: elsewhere }))).toBe(
      'address: priceRequest.otherPlace',
    )
    expect(await world.order(buyer, id)).toMatchObject({ ok: true, value: { kind: 'placed' } })
    expect(await shop.query('select product_id from cart_items where user_id = $1', [buyer])).toEqual([
      { product_id: inCart },
    ])
  })

  test('follows neither today’s prices nor shipping rules, and is refused where the stock is gone', async () => {
    const { buyer, product, asked: request } = await world.asked()
    const id = await world.accepted(request)
    const before = await world.seen(buyer, id)
    await shop.query('update products_moq_prices set unit_price = unit_price * 2 where _parent_id = $1', [
      product,
    ])
    await shop.query('update products set lead_time_days = 90 where id = $1', [product])
    expect((await world.seen(buyer, id)).digest).toBe(before.digest)
    await shop.order(await shop.buyer(), { [product]: 701 })
    expect(codes(await world.order(buyer, id))).toMatch(/cart\.notEnough$/)
    expect(await world.statusOf(id)).toBe('accepted')
  })

  test('comes back when its order is not paid in time, is ordered again, and money that arrives late pays it once', async () => {
    const { buyer, asked: request } = await world.asked()
    const id = await world.accepted(request)
    const first = await world.order(buyer, id)
    if (!first.ok || first.value.kind !== 'placed') throw new Error('Not placed')
    await shop.tend()
    expect(codes(await world.order(buyer, id))).toBe('priceRequest.ordered')
    await shop.pass(first.value.checkout)
    await shop.tend()
    expect(await world.statusOf(id)).toBe('accepted')
    expect(await shop.query('select 1 from cart_items where user_id = $1', [buyer])).toEqual([])
    const second = await world.order(buyer, id)
    if (!second.ok || second.value.kind !== 'placed') throw new Error('Not placed again')
    await shop.tend()
    await shop.act(second.value.checkout, 'pay')
    await shop.tend()
    expect(await world.statusOf(id)).toBe('ordered')
    expect((await shop.orderRow(second.value.orders[0] ?? '')).status).toBe('confirmed')
    expect((await shop.orderRow(first.value.orders[0] ?? '')).status).toBe('cancelled')
  })

  test('is untouched by a list that is added to the cart', async () => {
    const buyer = shop.ids.users.buyer
    const product = await shop.product({ stock: 1000 })
    const id = await world.accepted({ buyer, lines: { [product]: 300 } })
    const browser = openBrowser(shop.tokens.buyer)
    const { goesTo = '' } = await browser.submit(createList, { name: 'Landing', note: '' })
    const list = goesTo.split('/').at(-1) ?? ''
    await browser.submit(putOnList, { list, product, quantity: '10', name: '' })
    const [, placed] = await Promise.all([
      browser.submit(addWholeList, { list, key: randomUUID() }),
      world.order(buyer, id),
    ])
    expect(placed).toMatchObject({ ok: true, value: { kind: 'placed' } })
    const cart = await shop.query(
      'select quantity::int from cart_items where user_id = $1 and product_id = $2',
      [buyer, product],
    )
    expect(cart).toEqual([{ quantity: 10 }])
  })
})

describe('stock that a seller reserves for an offer', () => {
  const reserving = async (request: string, version = 1) =>
    offerPrice(world.seller, {
      request,
      version,
      locale: 'en',
      typed: world.offered(['15.99']),
      reserves: true,
    })
  const unitsOf = async (product: string) =>
    (await shop.query<{ reserved: number }>('select reserved::int from products where id = $1', [product]))[0]
      ?.reserved

  test('is that buyer’s until it is ordered, and the order’s from then on', async () => {
    const { buyer, product, asked: request } = await world.asked(700)
    const id = await world.ask(request)
    expect(codes(await reserving(id))).toBe('ok')
    expect(await unitsOf(product)).toBe(300)
    // A new offer reserves once.
    expect(codes(await reserving(id, 2))).toBe('ok')
    expect(await unitsOf(product)).toBe(300)
    expect(codes(await acceptOffer(world.buyerOf(buyer), { request: id, version: 3 }))).toBe('ok')
    await shop.order(await shop.buyer(), { [product]: 400 })
    const placed = await world.order(buyer, id)
    expect(placed).toMatchObject({ ok: true, value: { kind: 'placed' } })
    expect(await unitsOf(product)).toBe(700)
  })

  test('is free again when the offer ends, in whichever way', async () => {
    const ends: ((request: string, buyer: string) => Promise<unknown>)[] = [
      (request) => withdrawRequest(world.seller, { request, version: 2 }),
      (request, buyer) => declineRequest(world.buyerOf(buyer), { request, version: 2, reason: '' }),
      (request, buyer) => {
        const lines = [{ quantity: '200', target: '' }]
        return counterOffer(world.buyerOf(buyer), { request, version: 2, locale: 'en', lines, note: '' })
      },
      async (request) => {
        await world.passed(request)
        await expirePriceRequests()
      },
      (_, id) => inTransaction((tx) => anonymise(tx, { id, email: `${id}@maru.test`, isSeller: false })),
    ]
    for (const end of ends) {
      const { buyer, product, asked: request } = await world.asked()
      const id = await world.ask(request)
      expect(codes(await reserving(id))).toBe('ok')
      await end(id, buyer)
      expect(await unitsOf(product)).toBe(0)
    }
  })

  test('is no more than is there, nor than a buyer may have reserved without paying', async () => {
    const few = await world.asked(200)
    expect(codes(await reserving(await world.ask(few.asked)))).toBe('reserves: priceRequest.noStock')
    // Half of a stock is for an account that has paid nothing yet.
    const { asked: request } = await world.asked(500)
    expect(codes(await reserving(await world.ask(request)))).toBe('reserves: priceRequest.cannotReserve')
  })
})

describe('at once', () => {
  test('two accept one offer: one move, one card', async () => {
    const { buyer, asked: request } = await world.asked()
    const id = await world.offer(request)
    const mine = world.buyerOf(buyer)
    const done = await Promise.all([1, 2, 3].map(() => acceptOffer(mine, { request: id, version: 2 })))
    expect(done.map(codes).toSorted()).toEqual(['ok', 'priceRequest.moved', 'priceRequest.moved'])
    const cards = await shop.query(
      "select 1 from messages where price_request_id = $1 and price_move = 'accepted'",
      [id],
    )
    expect(cards).toHaveLength(1)
  })

  test('two orders of one offer: one is placed', async () => {
    const { buyer, asked: request } = await world.asked()
    const id = await world.accepted(request)
    const done = await Promise.all([world.order(buyer, id), world.order(buyer, id)])
    expect(done.map((each) => (each.ok ? each.value.kind : codes(each))).toSorted()).toEqual([
      'placed',
      'priceRequest.ordered',
    ])
  })

  test('the seller withdraws while the buyer accepts: one of them', async () => {
    for (const _ of [1, 2, 3, 4]) {
      const { buyer, asked: request } = await world.asked()
      const id = await world.offer(request)
      const done = await Promise.all([
        acceptOffer(world.buyerOf(buyer), { request: id, version: 2 }),
        withdrawRequest(world.seller, { request: id, version: 2 }),
      ])
      expect(done.map(codes).toSorted()).toEqual(['ok', 'priceRequest.moved'])
      expect(await world.statusOf(id)).toBe(done[0]?.ok ? 'accepted' : 'withdrawn')
    }
  })

  test('the last goods go to a cart while the offer is ordered: one of them', async () => {
    const { buyer, product, asked: request } = await world.asked(300)
    const id = await world.accepted(request)
    const other = await shop.buyer()
    await shop.fill(other, { [product]: 10 })
    const { digest } = await shop.seen(other)
    const done = await Promise.all([world.order(buyer, id), shop.place(other, { digest })])
    expect(done.filter((each) => each.ok)).toHaveLength(1)
    const [left] = await shop.query('select (stock - reserved)::int as units from products where id = $1', [
      product,
    ])
    expect(left).toEqual({ units: done[0]?.ok ? 0 : 290 })
  })

  test('it expires while it is accepted: one of them', async () => {
    const { buyer, asked: request } = await world.asked()
    const id = await world.offer(request)
    await shop.query(
      "update price_requests set expires_at = now() + interval '30 milliseconds' where id = $1",
      [id],
    )
    const [done] = await Promise.all([
      acceptOffer(world.buyerOf(buyer), { request: id, version: 2 }),
      (async () => {
        await new Promise((resolve) => setTimeout(resolve, 30))
        await expirePriceRequests()
      })(),
    ])
    await expirePriceRequests()
    const { status } = await world.row(id)
    expect(done?.ok ? ['accepted', 'expired'] : ['expired']).toContain(status)
  })
})
