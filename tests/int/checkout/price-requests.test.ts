import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { anonymise } from '@/features/account/personal-data/anonymise'
import { expirePriceRequests } from '@/features/buying/price-requests/commands/expire-requests'
import {
  acceptOffer,
  counterOffer,
  declineRequest,
  offerPrice,
  withdrawRequest,
} from '@/features/buying/price-requests/commands/move-request'
import { requestPrice } from '@/features/buying/price-requests/commands/request-price'
import type { Locale } from '@/domain/locale'
import { getRequest } from '@/features/buying/price-requests/get-request'
import { listMessages } from '@/features/talk/chat/thread/list-messages'
import { inTransaction } from '@/server/db/transaction'
import { codes, openPriceRequests, type PriceRequests } from '~/tests/support/shop/price-requests'

let world: PriceRequests
let shop: PriceRequests['shop']
beforeAll(async () => {
  world = await openPriceRequests()
  shop = world.shop
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

describe('a price request', () => {
  test('is asked, offered, accepted, ordered and paid, exactly as it was offered, and is named everywhere', async () => {
    const { buyer, product, asked: request } = await world.asked()
    const id = await world.accepted(request)
    const placed = await world.order(buyer, id)
    if (!placed.ok || placed.value.kind !== 'placed') throw new Error(codes(placed))
    const { checkout, orders } = placed.value
    await shop.tend()
    await shop.act(checkout, 'pay')
    await shop.tend()
    const { number } = await world.row(id)
    const order = await shop.orderRow(orders[0] ?? '')
    expect(order).toMatchObject({
      status: 'confirmed',
      offer_number: number,
      shipping_rule: 'flat',
      arrival_kind: 'range',
    })
    expect(
      [order.subtotal, order.shipping, order.arrival_min_days, order.arrival_max_days].map(Number),
    ).toEqual([300 * 1599, 45_000, 20, 30])
    // Ontario: 13% of goods and freight, rounded once.
    expect(Number(order.total_amount)).toBe(524_700 + 68_211)
    const [line] = await shop.query(
      'select product_id, quantity::int, unit_price::int from orders_items where _parent_id = $1',
      [order.id],
    )
    expect(line).toEqual({ product_id: product, quantity: 300, unit_price: 1599 })
    const invoices = await shop.query<{ content: unknown }>(
      'select content from invoices where order_id = $1',
      [order.id],
    )
    expect(JSON.stringify(invoices)).toContain(number)
    const memos = await shop.query('select distinct memo from ledger_entries where order_id = $1', [order.id])
    expect(memos).toEqual([{ memo: number }])
    expect(await world.statusOf(id)).toBe('ordered')
  })

  test('stands in the conversation as cards, and each move notifies and emails the other side alone', async () => {
    const { buyer, asked: request } = await world.asked()
    const id = await world.offer(request)
    expect(
      codes(
        await declineRequest(world.buyerOf(buyer), { request: id, version: 2, reason: 'Too late for us.' }),
      ),
    ).toBe('ok')
    const [thread] = await shop.query<{ id: string }>('select id from threads where buyer_id = $1', [buyer])
    const messages = await listMessages(buyer, thread?.id ?? '', 'en')
    expect(messages.map(({ price, text, isMine }) => [price?.move, text, isMine])).toEqual([
      ['requested', 'For the second floor.', true],
      ['offered', 'On two pallets.', false],
      ['declined', 'Too late for us.', true],
    ])
    expect(messages[0]?.price?.path).toBe(`/price-requests/${id}`)
    const forSeller = await listMessages(world.seller.id, thread?.id ?? '', 'en')
    expect(forSeller[0]?.price?.path).toBe(`/seller/price-requests/${id}`)
    const told = await shop.query(
      'select kind, side::text, user_id as user from notifications where subject_id = $1 order by created_at, kind',
      [id],
    )
    expect(told).toEqual([
      { kind: 'priceRequest.requested', side: 'seller', user: world.seller.id },
      { kind: 'priceRequest.offered', side: 'buyer', user: buyer },
      { kind: 'priceRequest.offerDeclined', side: 'seller', user: world.seller.id },
    ])
    const mails = await shop.query(
      "select template from emails where dedupe_key like '%' || $1 || '%' order by created_at, template",
      [id],
    )
    expect(mails).toEqual([
      { template: 'priceRequested' },
      { template: 'priceOffered' },
      { template: 'priceOfferDeclined' },
    ])
  })

  test('goes back and forth: a counter-offer asks again, and only the newest offer can be accepted', async () => {
    const { buyer, asked: request } = await world.asked()
    const id = await world.offer(request)
    const mine = world.buyerOf(buyer)
    const counter = {
      request: id,
      version: 2,
      locale: 'en',
      lines: [{ quantity: '400', target: '14.50' }],
      note: '',
    } as const
    expect(codes(await counterOffer(mine, counter))).toBe('ok')
    expect(codes(await acceptOffer(mine, { request: id, version: 3 }))).toBe('priceRequest.moved')
    const typed = world.offered(['15'])
    expect(codes(await offerPrice(world.seller, { request: id, version: 3, locale: 'en', typed }))).toBe('ok')
    const dearer = world.offered(['15.50'])
    expect(
      codes(await offerPrice(world.seller, { request: id, version: 4, locale: 'en', typed: dearer })),
    ).toBe('ok')
    expect(codes(await acceptOffer(mine, { request: id, version: 4 }))).toBe('priceRequest.changed')
    expect(codes(await declineRequest(mine, { request: id, version: 4, reason: '' }))).toBe(
      'priceRequest.changed',
    )
    expect(codes(await acceptOffer(mine, { request: id, version: 5 }))).toBe('ok')
    const { quote } = await world.seen(buyer, id)
    expect(quote.subtotal).toBe(400 * 1550)
  })

  test('is refused in sentences, and nothing of it stays', async () => {
    const { buyer, product, asked: request } = await world.asked()
    const other = await shop.product({ seller: await shop.seller() })
    const typed = world.typed(request.lines)
    const [line] = typed.lines
    const refusals: [object, string][] = [
      [{ lines: [{ ...line, quantity: '0' }] }, 'quantity.0: priceRequest.quantity'],
      [{ lines: [{ ...line, quantity: '1000000' }] }, 'quantity.0: priceRequest.quantity'],
      [{ lines: [{ ...line, quantity: '2.5' }] }, 'quantity.0: priceRequest.quantity'],
      [{ lines: [{ ...line, target: '-3' }] }, 'target.0: money.invalid'],
      [{ lines: [] }, 'priceRequest.empty'],
      [{ lines: Array.from({ length: 201 }, () => line) }, 'priceRequest.tooManyLines'],
      [{ lines: [line, { ...line, product: other }] }, 'priceRequest.oneSeller'],
      [{ lines: [{ ...line, product: randomUUID() }] }, 'cart.notOnSale'],
      [{ neededBy: '2020-01-01' }, 'neededBy: priceRequest.past'],
      [{ neededBy: '2030-02-30' }, 'neededBy: priceRequest.day'],
      [{ postalCode: '98101' }, 'postalCode: address.canadaOnly'],
      [{ postalCode: 'M5V' }, 'postalCode: address.postalCodeCA'],
      [{ note: 'a'.repeat(2001) }, 'note: priceRequest.noteLong'],
    ]
    for (const [wrong, code] of refusals) {
      const done = await requestPrice({
        buyer,
        locale: 'en',
        key: randomUUID(),
        typed: { ...typed, ...wrong },
      })
      expect(codes(done)).toBe(code)
    }
    const own = await requestPrice({ buyer: world.seller.id, locale: 'en', key: randomUUID(), typed })
    expect(codes(own)).toBe('cart.ownProduct')
    await shop.query('update products set is_live = false where id = $1', [product])
    const gone = await requestPrice({ buyer, locale: 'en', key: randomUUID(), typed })
    expect(codes(gone)).toBe('cart.unavailable')
    const [{ count } = { count: -1 }] = await shop.query<{ count: number }>(
      'select count(*)::int as count from price_requests where buyer_id = $1',
      [buyer],
    )
    expect(count).toBe(0)
  })

  test('that is sent twice asks once', async () => {
    const { buyer, asked: request } = await world.asked()
    const sending = { buyer, locale: 'en', key: randomUUID(), typed: world.typed(request.lines) } as const
    const done = await Promise.all([requestPrice(sending), requestPrice(sending), requestPrice(sending)])
    expect(new Set(done.map((each) => each.ok && each.value.request)).size).toBe(1)
  })

  test('is of its two sides alone', async () => {
    const { buyer, asked: request } = await world.asked()
    const id = await world.offer(request)
    const strangers = [
      { kind: 'visitor' },
      world.buyerOf(shop.ids.users.otherBuyer),
      { kind: 'seller', id: shop.ids.users.otherSeller, status: 'active' },
      { kind: 'seller', id: world.seller.id, status: 'suspended' },
      { kind: 'staff', id: shop.ids.staff.admin, role: 'admin' },
    ] as const
    for (const actor of strangers) {
      expect(codes(await acceptOffer(actor, { request: id, version: 2 }))).toBe('priceRequest.unknown')
      expect(codes(await withdrawRequest(actor, { request: id, version: 2 }))).toBe('priceRequest.unknown')
      expect(codes(await declineRequest(actor, { request: id, version: 2, reason: '' }))).toBe(
        'priceRequest.unknown',
      )
      const offering = { request: id, version: 2, locale: 'en', typed: world.offered(['1']) } as const
      expect(codes(await offerPrice(actor, offering))).toBe('priceRequest.unknown')
    }
    // Neither side makes the other's move.
    expect(codes(await acceptOffer(world.seller, { request: id, version: 2 }))).toBe('priceRequest.unknown')
    const cheap = { request: id, version: 2, locale: 'en', typed: world.offered(['1']) } as const
    expect(codes(await offerPrice(world.buyerOf(buyer), cheap))).toBe('priceRequest.unknown')
    const asMember = (user: unknown, side: 'buyer' | 'seller', locale: Locale = 'en') =>
      getRequest(user as never, { id, side, locale })
    expect(await asMember(shop.users.otherBuyer, 'buyer')).toBeNull()
    expect(await asMember(shop.users.seller, 'buyer')).toBeNull()
    expect(await asMember(shop.users.seller, 'seller')).toMatchObject({ side: 'seller', status: 'offered' })
    expect(await asMember(shop.users.seller, 'seller', 'ko')).toMatchObject({ status: 'offered' })
    const accepted = await world.accepted(request)
    expect(codes(await world.order(shop.ids.users.otherBuyer, accepted))).toBe('priceRequest.unknown')
  })

  test('ends on its day, once, and both sides are notified', async () => {
    const { buyer, asked: request } = await world.asked()
    const [open, accepted] = [await world.offer(request), await world.accepted(request)]
    await world.passed(open)
    await world.passed(accepted)
    expect(codes(await acceptOffer(world.buyerOf(buyer), { request: open, version: 2 }))).toBe(
      'priceRequest.over',
    )
    expect(codes(await world.order(buyer, accepted))).toBe('priceRequest.over')
    await Promise.all([expirePriceRequests(), expirePriceRequests()])
    expect([await world.statusOf(open), await world.statusOf(accepted)]).toEqual(['expired', 'expired'])
    const told = await shop.query(
      "select side::text from notifications where subject_id = $1 and kind like 'priceRequest.expired%' order by side",
      [open],
    )
    expect(told).toEqual([{ side: 'buyer' }, { side: 'seller' }])
  })
})

test('a closed account ends what is open and leaves no words of its own', async () => {
  const { buyer, asked: request } = await world.asked()
  const id = await world.accepted(request)
  await inTransaction((tx) => anonymise(tx, { id: buyer, email: `${buyer}@maru.test`, isSeller: false }))
  const [row] = await shop.query(
    'select status::text, note, postal_code, offer_note from price_requests where id = $1',
    [id],
  )
  expect(row).toEqual({ status: 'withdrawn', note: null, postal_code: null, offer_note: 'On two pallets.' })
})
