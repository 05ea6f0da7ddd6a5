import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addDays, dayIn, nextMonth } from '@/domain/values/calendar'
import type { Actor } from '@/domain/people/actor'
import {
  deliverAsStaff,
  deliverByTracking,
  markDelivered,
} from '@/features/buying/orders/commands/fulfil-order'
import { openEarner } from '~/tests/support/shop/earned'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'
import { seeOrder } from '~/tests/support/shop/see-order'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const today = () => dayIn('America/Toronto', new Date())
const settlesOn = async (order: string) => (await shop.orderRow(order)).settles_on
const buyerOf = async (order: string): Promise<Actor> => ({
  kind: 'buyer',
  id: String((await shop.orderRow(order)).buyer_id),
})
/** Reported as arrived by the seller alone. */
async function reported(settlement: 'on_completion' | 'monthly' = 'on_completion') {
  const earner = await openEarner(shop, { settlement })
  const { order } = await earner.ship()
  expect(await markDelivered(earner.seller, order)).toMatchObject({ ok: true })
  return { ...earner, order, buyer: await buyerOf(order) }
}

test('what the seller alone says settles seven days later, and the setting says how many (rule N29)', async () => {
  const { order, funds } = await reported()
  expect(await settlesOn(order)).toBe(addDays(today(), 7))
  expect(await funds()).toMatchObject({ available: 0 })
  expect((await funds(addDays(today(), 7))).available).toBeGreaterThan(0)
  await shop.query('update settings set seller_arrival_days = 3')
  expect(await settlesOn((await reported()).order)).toBe(addDays(today(), 3))
  await shop.query('update settings set seller_arrival_days = 7')
  expect(await settlesOn((await reported('monthly')).order)).toBe(nextMonth(addDays(today(), 7)))
})

test('the buyer, the carrier or staff confirm it, once, and it settles as of then', async () => {
  const confirmed: ((sale: Awaited<ReturnType<typeof reported>>) => Promise<unknown>)[] = [
    ({ buyer, order }) => markDelivered(buyer, order),
    ({ order }) => deliverByTracking('dhl', order),
    ({ admin, order }) => deliverAsStaff(admin, { order, reason: 'The buyer wrote to us.' }),
  ]
  for (const confirm of confirmed) {
    const sale = await reported()
    const { order, seller, buyer, funds } = sale
    expect((await seeOrder(shop, buyer, order))?.reportedUntil).toBe(addDays(today(), 7))
    await confirm(sale)
    expect(await settlesOn(order)).toBe(today())
    expect((await funds()).available).toBeGreaterThan(0)
    expect(await seeOrder(shop, seller, order)).toMatchObject({
      reportedUntil: null,
      arrivalConfirmedAt: expect.any(String),
    })
    expect(await markDelivered(buyer, order)).toMatchObject({ ok: false })
  }
})

test('neither the seller nor a stranger confirms what the seller has said', async () => {
  const { order, seller } = await reported()
  const stranger: Actor = { kind: 'buyer', id: shop.ids.users.otherBuyer }
  for (const actor of [seller, stranger])
    expect(await markDelivered(actor, order)).toMatchObject({ ok: false })
  expect(await settlesOn(order)).toBe(addDays(today(), 7))
})

test('many who confirm at once do so once', async () => {
  const { order, buyer } = await reported()
  const done = await Promise.all([buyer, buyer, buyer].map((actor) => markDelivered(actor, order)))
  expect(done.filter(({ ok }) => ok)).toHaveLength(1)
})

test('what the buyer says first counts at once', async () => {
  const { ship, funds } = await openEarner(shop)
  const { order } = await ship()
  await markDelivered(await buyerOf(order), order)
  expect(await settlesOn(order)).toBe(today())
  expect((await funds()).available).toBeGreaterThan(0)
})
