import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { acknowledgeOrder, markDelivered } from '@/features/orders/commands/fulfil-order'
import { notifyOfLateOrders } from '@/features/orders/commands/notify-of-late-orders'
import { shipOrder } from '@/features/orders/commands/ship-order'
import { up } from '@/migrations/20261129_100000_kept_promises'
import { aSale } from '~/tests/support/shop/a-sale'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const WAYBILL = { carrier: 'cj', trackingNumber: '6891-0042' }
const promiseOf = async (order: string) => (await shop.orderRow(order)).promised_until
const mailsOf = (order: string) =>
  shop.query<{ user: string; params: string }>(
    `select user_id as user, params from emails where template = 'orderLate' and dedupe_key like '%' || $1 || '%'`,
    [order],
  )
const promise = (order: string, day: string) =>
  shop.query('update orders set promised_until = $2 where id = $1', [order, day])

test('the last promised day is kept when it is paid, and stays when it is shipped late', async () => {
  const { order, seller } = await aSale(shop)
  expect(await promiseOf(order)).toMatch(/^\d{4}-\d\d-\d\d$/)
  await acknowledgeOrder(seller, order)
  // Shipped sixty days later than it was paid.
  await shop.query("update orders set confirmed_at = confirmed_at - interval '60 days' where id = $1", [
    order,
  ])
  await shipOrder(seller, { order, ...WAYBILL })
  expect(String(await promiseOf(order)) < new Date().toISOString().slice(0, 10)).toBe(true)
})

test('a promise that was moved when the order was shipped late is the agreed one again', async () => {
  const [moved, kept] = [await aSale(shop), await aSale(shop)]
  for (const { order, seller } of [moved, kept]) {
    await acknowledgeOrder(seller, order)
    await shipOrder(seller, { order, ...WAYBILL })
  }
  const agreed = await promiseOf(moved.order)
  await promise(moved.order, '2999-01-05')
  await promise(kept.order, '2026-01-05')
  await up({ db: shop.payload.db.drizzle } as never)
  expect([await promiseOf(moved.order), await promiseOf(kept.order)]).toEqual([agreed, '2026-01-05'])
})

test('the seller is notified of a late order once, by email and on the site, however many workers look', async () => {
  const { order, seller } = await aSale(shop)
  await notifyOfLateOrders()
  expect(await mailsOf(order)).toEqual([])
  await promise(order, '2026-01-05')
  await Promise.all([notifyOfLateOrders(), notifyOfLateOrders(), notifyOfLateOrders()])
  await notifyOfLateOrders()
  const mails = await mailsOf(order)
  expect(mails.map(({ user }) => user)).toEqual(['id' in seller && seller.id])
  const news = await shop.query(`select 1 from notifications where kind = 'order.late' and href = $1`, [
    `/order/${order}`,
  ])
  expect(news).toHaveLength(1)
})

test('nobody is notified of an order that has arrived', async () => {
  const { order, seller } = await aSale(shop)
  await acknowledgeOrder(seller, order)
  await shipOrder(seller, { order, ...WAYBILL })
  await markDelivered({ kind: 'system' }, order)
  await promise(order, '2026-01-05')
  await notifyOfLateOrders()
  expect(await mailsOf(order)).toEqual([])
})
