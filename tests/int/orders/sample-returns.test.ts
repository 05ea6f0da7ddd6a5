import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '@/domain/people/actor'
import { callOff } from '@/features/buying/orders/commands/cancel-order'
import { cancelRest } from '@/features/buying/orders/commands/cancel-rest'
import { refundOrder } from '@/features/buying/orders/commands/refund-order'
import { acknowledgeOrder, markDelivered } from '@/features/buying/orders/commands/fulfil-order'
import { shipOrder } from '@/features/buying/orders/commands/ship-order'
import { withdrawReturn } from '@/features/buying/returns/commands/move-return'
import { requestReturn } from '@/features/buying/returns/commands/request-return'
import { exportData } from '@/features/account/personal-data/export-data'
import { anonymise } from '@/features/account/personal-data/anonymise'
import { inTransaction } from '@/server/db/transaction'
import { codes } from '~/tests/support/shop/returns'
import { seeOrder } from '~/tests/support/shop/see-order'
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

describe('a sample that is not sent with the rest of its order (rules M113, M116, M141)', () => {
  /** A sample beside other goods, of which only those have left. */
  async function begun() {
    const [buyer, id, tap] = [await shop.buyer(), await world.product(), await shop.product({ stock: 40 })]
    await world.want(buyer, id)
    const { orders } = await shop.paid(buyer, { [tap]: 10 })
    const [order = ''] = orders
    await acknowledgeOrder(selling(), order)
    const [line] = await shop.query<{ id: string }>(
      'select id from orders_items where _parent_id = $1 and not is_sample',
      [order],
    )
    await shipOrder(selling(), {
      order,
      carrier: 'dhl',
      trackingNumber: order,
      quantities: { [line?.id ?? '']: '10' },
    })
    const rest = await seeOrder(shop, selling(), order).then((seen) => seen?.rest)
    return { buyer, id, order, asking: { order, reason: 'None left', seen: rest?.mark ?? '' } }
  }

  test('is paid back, credited no more, and another can be ordered', async () => {
    const { buyer, id, order, asking } = await begun()
    await shop.fill(buyer, { [id]: 10 })
    expect(await creditSeen(buyer)).toBe(PRICE)
    const { digest } = await shop.seen(buyer)
    expect(codes(await cancelRest(selling(), asking))).toBe('ok')
    expect((await shop.orderRow(order)).status).toBe('shipped')
    expect(await shop.place(buyer, { digest })).toMatchObject({ value: { kind: 'changed' } })
    expect(await creditSeen(buyer)).toBeUndefined()
    expect(codes(await world.put(buyer, id))).toBe('ok')
    await shop.tend()
  })

  test('stays where its price was credited, until that order is cancelled', async () => {
    const { buyer, id, order, asking } = await begun()
    const { orders } = await shop.paid(buyer, { [id]: 10 })
    expect(codes(await cancelRest(selling(), asking))).toBe('order: sample.credited')
    expect(await shop.orderRow(order)).toMatchObject({ status: 'processing', refunded: '0' })
    await callOff(selling(), { order: orders[0] ?? '', reason: 'None left' })
    expect(codes(await cancelRest(selling(), asking))).toBe('ok')
    await shop.tend()
  })

  test('is called off or credited at the same moment, never both', async () => {
    const { buyer, id, asking } = await begun()
    await shop.fill(buyer, { [id]: 10 })
    const { digest } = await shop.seen(buyer)
    const [placed, off] = await Promise.all([shop.place(buyer, { digest }), cancelRest(selling(), asking)])
    expect(off.ok).toBe(!(placed.ok && placed.value.kind === 'placed'))
    await shop.tend()
  })
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
