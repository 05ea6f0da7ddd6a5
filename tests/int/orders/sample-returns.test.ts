import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Actor } from '@/domain/people/actor'
import { refundOrder } from '@/features/orders/commands/refund-order'
import { acknowledgeOrder, markDelivered } from '@/features/orders/commands/fulfil-order'
import { shipOrder } from '@/features/orders/commands/ship-order'
import { withdrawReturn } from '@/features/returns/commands/move-return'
import { requestReturn } from '@/features/returns/commands/request-return'
import { exportData } from '@/features/leaving/export-data'
import { anonymise } from '@/features/leaving/anonymise'
import { inTransaction } from '@/server/db/transaction'
import { codes } from '~/tests/support/shop/returns'
import { openSamples, PRICE, type SamplesWorld } from '~/tests/support/shop/samples'

let world: SamplesWorld
let shop: SamplesWorld['shop']
beforeAll(async () => {
  world = await openSamples()
  shop = world.shop
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const selling = (): Actor => ({ kind: 'seller', id: shop.ids.users.seller, status: 'active' })

async function deliver(order: string) {
  await acknowledgeOrder(selling(), order)
  await shipOrder(selling(), { order, carrier: 'dhl', trackingNumber: order })
  await markDelivered({ kind: 'staff', id: shop.ids.staff.admin, role: 'admin' }, order)
}

const lineOf = async (order: string) =>
  (await shop.query<{ id: string }>('select id from orders_items where _parent_id = $1', [order]))[0]?.id ??
  ''

const ask = async (buyer: string, order: string, quantity: number) =>
  requestReturn({
    buyer,
    order,
    key: randomUUID(),
    typed: { reason: 'damaged', note: '', quantities: { [await lineOf(order)]: String(quantity) } },
    pictures: [],
  })

const creditSeen = async (buyer: string) => (await shop.seen(buyer)).quote.groups[0]?.lines[0]?.credit

test('a sample that is on its way back is not credited, and is again once the return is withdrawn (rule M116)', async () => {
  const [buyer, id] = [await shop.buyer(), await world.product()]
  const { orders } = await world.paid(buyer, id)
  const [order = ''] = orders
  await deliver(order)
  await shop.fill(buyer, { [id]: 10 })
  expect(await creditSeen(buyer)).toBe(PRICE)
  const asked = await ask(buyer, order, 1)
  expect(codes(asked)).toBe('ok')
  expect(await creditSeen(buyer)).toBeUndefined()
  const back = asked.ok ? asked.value.return : ''
  await withdrawReturn({ kind: 'buyer', id: buyer }, { return: back, version: 1 })
  expect(await creditSeen(buyer)).toBe(PRICE)
})

test('a sample that was credited is not returned, and goods that it reduced are worth what was paid', async () => {
  const [buyer, id] = [await shop.buyer(), await world.product()]
  const sample = await world.paid(buyer, id)
  await deliver(sample.orders[0] ?? '')
  const { orders } = await shop.paid(buyer, { [id]: 10 })
  const [order = ''] = orders
  await deliver(order)
  expect(codes(await ask(buyer, sample.orders[0] ?? '', 1))).not.toBe('ok')
  const asked = await ask(buyer, order, 10)
  expect(codes(asked)).toBe('ok')
  const [row] = await shop.query<{ value: number }>('select value::int from returns where order_id = $1', [
    order,
  ])
  expect(row?.value).toBe(Number((await shop.orderRow(order)).total_amount))
})

test('a sample that was refunded with its whole order is not credited', async () => {
  const [buyer, id] = [await shop.buyer(), await world.product()]
  const { orders } = await world.paid(buyer, id)
  const [order = ''] = orders
  const amount = Number((await shop.orderRow(order)).total_amount)
  await refundOrder(selling(), { order, amount, reason: 'Broken', key: `sample-${order}` })
  await shop.tend()
  await shop.fill(buyer, { [id]: 10 })
  expect(await creditSeen(buyer)).toBeUndefined()
})

test('samples are in their member’s data, and go with the account', async () => {
  const { buyer } = shop.ids.users
  const member = await shop.payload.findByID({ collection: 'users', id: buyer })
  let text = ''
  for await (const part of exportData({ ...member, collection: 'users' })) text += part
  expect((JSON.parse(text) as { samples: { buyer: unknown }[] }).samples.length).toBeGreaterThan(0)
  const [leaver, id] = [await shop.buyer(), await world.product()]
  await world.want(leaver, id)
  await inTransaction((tx) => anonymise(tx, { id: leaver, email: `${leaver}@maru.test`, isSeller: false }))
  expect(await world.rows(leaver)).toEqual([])
})
