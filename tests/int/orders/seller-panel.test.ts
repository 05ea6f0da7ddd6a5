import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '@/domain/people/actor'
import { callOff, requestCancel } from '@/features/buying/orders/commands/cancel-order'
import { acknowledgeOrder, markDelivered } from '@/features/buying/orders/commands/fulfil-order'
import { shipOrder } from '@/features/buying/orders/commands/ship-order'
import { refundOrder } from '@/features/buying/orders/commands/refund-order'
import { aSale } from '~/tests/support/shop/a-sale'
import { stateReaders } from '~/tests/support/shop/read-state'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'
import { seeOrder, seeOrders } from '~/tests/support/shop/see-order'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const { statusOf, stockOf } = stateReaders(() => shop)
const WAYBILL = { carrier: 'dhl', trackingNumber: '1Z-7' }

async function refundsOf(order: string) {
  const rows = await shop.query<{ amount: number }>(
    'select amount::int as amount from refunds where order_id = $1 order by amount',
    [order],
  )
  return rows.map(({ amount }) => amount)
}
const totalOf = async (order: string) => Number((await shop.orderRow(order)).total_amount)

/** Everybody who is not the active seller of this order. */
const wrongPersons = (strangers: Actor[], buyer: Actor): Actor[] => [
  ...strangers,
  buyer,
  ...(['pending', 'rejected'] as const).map((status): Actor => ({
    kind: 'seller',
    id: shop.ids.users.seller,
    status,
  })),
]

describe('what a seller can do with an own order', () => {
  test('is refused to everybody else, as if the order were not there', async () => {
    const { order, buyer, seller, strangers } = await aSale(shop)
    const refund = { order, amount: 100, reason: 'Chipped', key: 'form-1001' }
    const unknown = { ok: false, issues: [{ code: 'order.unknown' }] }
    for (const who of wrongPersons(strangers, buyer)) {
      expect(await refundOrder(who, refund)).toMatchObject(unknown)
      expect(await callOff(who, { order, reason: 'Broken' })).toMatchObject(unknown)
      expect(await acknowledgeOrder(who, order)).toMatchObject(unknown)
    }
    await acknowledgeOrder(seller, order)
    await shipOrder(seller, { order, ...WAYBILL })
    for (const who of wrongPersons(strangers, { kind: 'visitor' }))
      expect(await markDelivered(who, order)).toMatchObject(unknown)
    expect([await statusOf(order), await refundsOf(order)]).toEqual(['shipped', []])
    const nowhere = '00000000-0000-0000-0000-000000000000'
    expect(await refundOrder(seller, { ...refund, order: nowhere })).toMatchObject(unknown)
    expect(await markDelivered(seller, order)).toMatchObject({ ok: true })
    await shop.tend()
  })

  test('follows the table of moves: no cancelling once shipped, nothing delivered before', async () => {
    const { order, seller } = await aSale(shop)
    const impossible = { ok: false, issues: [{ code: 'moves.impossible' }] }
    expect(await markDelivered(seller, order)).toMatchObject(impossible)
    expect(await callOff(seller, { order, reason: ' ' })).toMatchObject({ issues: [{ path: 'reason' }] })
    await acknowledgeOrder(seller, order)
    await shipOrder(seller, { order, ...WAYBILL })
    expect(await callOff(seller, { order, reason: 'Too far' })).toMatchObject(impossible)
    await markDelivered(seller, order)
    expect(await callOff(seller, { order, reason: 'Too far' })).toMatchObject(impossible)
    const event = 'select actor_kind as by from order_events where order_id = $1 and "to" = $2'
    expect(await shop.query(event, [order, 'delivered'])).toEqual([{ by: 'seller' }])
    expect(await refundsOf(order)).toEqual([])
  })

  test.each([0, -5, 0.5, Number.NaN])('refuses to refund %s cents', async (amount) => {
    const { order, seller } = await aSale(shop)
    const asked = { order, amount, reason: 'Chipped', key: 'form-1002' }
    expect(await refundOrder(seller, asked)).toMatchObject({ issues: [{ code: 'money.invalid' }] })
    expect(await refundsOf(order)).toEqual([])
  })

  test('refunds nothing of an order that is unpaid', async () => {
    const quoting = await shop.seller({ shippingRules: [] })
    const seller: Actor = { kind: 'seller', id: quoting, status: 'active' }
    const product = await shop.product({ seller: quoting })
    const { orders } = await shop.order(await shop.buyer(), { [product]: 2 })
    const asked = { order: orders[0] ?? '', amount: 5, reason: 'Chipped', key: 'form-1003' }
    expect(await refundOrder(seller, asked)).toMatchObject({ issues: [{ code: 'refund.notPaid' }] })
  })
})

describe('at the same time', () => {
  test('many requests with one key refund once', async () => {
    const { order, seller } = await aSale(shop)
    const asked = { order, amount: 700, reason: 'Chipped', key: 'form-2001' }
    const answers = await Promise.all(Array.from({ length: 12 }, () => refundOrder(seller, asked)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ ok: true })
    expect(await refundsOf(order)).toEqual([700])
    await shop.tend()
  })

  test('many forms refund no more than was paid', async () => {
    const { order, seller } = await aSale(shop)
    const total = await totalOf(order)
    const amount = Math.floor(total / 3)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        refundOrder(seller, { order, amount, reason: 'Chipped', key: `form-210${at}` }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
    expect(await refundsOf(order)).toEqual([amount, amount, amount])
    await shop.tend()
  })

  test('a refund and a cancellation return what was paid once, and the stock once', async () => {
    for (const round of [1, 2, 3]) {
      const { order, seller, product } = await aSale(shop)
      const total = await totalOf(order)
      const asked = { order, amount: 1_000, reason: 'Chipped', key: `form-220${round}` }
      const [refunded, cancelled] = await Promise.all([
        refundOrder(seller, asked),
        callOff(seller, { order, reason: 'Broken' }),
      ])
      expect(cancelled).toMatchObject({ ok: true })
      expect(await refundsOf(order)).toEqual(refunded.ok ? [1_000, total - 1_000] : [total])
      expect(await refundOrder(seller, { ...asked, key: `form-230${round}` })).toMatchObject({
        issues: [{ code: 'refund.cancelled' }],
      })
      // The first key is answered as before: its refund was made, and is not made again.
      expect(await refundOrder(seller, asked)).toMatchObject({ ok: refunded.ok })
      expect(await stockOf(product)).toEqual({ stock: 40, reserved: 0 })
      await shop.tend()
    }
  })

  test('seller and buyer cancel once, and shipping and cancelling never both happen', async () => {
    const first = await aSale(shop)
    const both = await Promise.all([
      callOff(first.seller, { order: first.order, reason: 'Broken' }),
      requestCancel(first.buyer, { order: first.order, reason: 'Too late' }),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await refundsOf(first.order)).toEqual([await totalOf(first.order)])
    const { order, seller } = await aSale(shop)
    await acknowledgeOrder(seller, order)
    const either = await Promise.all([
      callOff(seller, { order, reason: 'Broken' }),
      shipOrder(seller, { order, ...WAYBILL }),
    ])
    expect(either.filter(({ ok }) => ok)).toHaveLength(1)
    await shop.tend()
  })
})

describe('the buyer’s badge', () => {
  test('is shown to the seller while a number or a document is verified, and never for an exemption', async () => {
    const { order, seller, buyer } = await aSale(shop)
    const id = 'id' in buyer ? buyer.id : ''
    const owner = { side: 'seller', id: shop.ids.users.seller } as const
    const listed = async () => {
      const { orders } = await seeOrders(shop, owner, { status: null, text: id, page: 1 })
      return orders.map(({ sale }) => sale)
    }
    const shown = async () => (await seeOrder(shop, seller, order))?.isVerifiedBuyer
    const card = (isVerifiedBuyer: boolean) => [
      { buyerEmail: `${id}@maru.test`, isVerifiedBuyer, note: null },
    ]
    const verify = (kind: string, status: string) =>
      shop.query(
        `insert into verifications (id, user_id, kind, status, updated_at, created_at)
         values (gen_random_uuid(), $1, $2, $3, now(), now())`,
        [id, kind, status],
      )
    await verify('pst_exemption', 'verified')
    await verify('gst', 'pending')
    expect([await shown(), await listed()]).toEqual([false, card(false)])
    await verify('gst', 'verified')
    expect([await shown(), await listed()]).toEqual([true, card(true)])
    const bought = await seeOrders(shop, { side: 'buyer', id }, { status: null, text: '', page: 1 })
    expect(bought.orders).toMatchObject([{ id: order, sale: null }])
  })
})
