import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { callOff } from '@/features/buying/orders/commands/cancel-order'
import { getAgain } from '@/features/buying/order-again/get-again'
import { removeSample } from '@/features/buying/cart/lines/put-sample'
import type { Actor } from '@/domain/people/actor'
import type { MemberUser } from '@/server/auth/session/session'
import { openBrowser } from '~/tests/support/http/browser'
import { stateReaders } from '~/tests/support/shop/read-state'
import { codes } from '~/tests/support/shop/returns'
import { FREIGHT, openSamples, PRICE, type SamplesWorld } from '~/tests/support/shop/samples'

let world: SamplesWorld
let shop: SamplesWorld['shop']
beforeAll(async () => {
  world = await openSamples()
  shop = world.shop
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const { stockOf } = stateReaders(() => shop)
const selling = (): Actor => ({ kind: 'seller', id: shop.ids.users.seller, status: 'active' })

async function placed(buyer: string) {
  const done = await shop.place(buyer)
  if (!done.ok || done.value.kind !== 'placed') throw new Error(JSON.stringify(done))
  return { ...done.value, order: done.value.orders[0] ?? '' }
}

describe('a sample in the cart (rules M111 to M113)', () => {
  test('stands there once, however often it is pressed, apart from the goods', async () => {
    const [buyer, id] = [await shop.buyer(), await world.product()]
    await shop.fill(buyer, { [id]: 10 })
    await Promise.all([world.want(buyer, id), world.want(buyer, id)])
    expect(await world.rows(buyer)).toMatchObject([{ status: 'wanted', price: PRICE, freight: FREIGHT }])
    const { quote } = await shop.seen(buyer)
    const [goods, sample] = quote.groups[0]?.lines ?? []
    expect([goods?.quantity, sample?.quantity, sample?.unitPrice]).toEqual([10, 1, PRICE])
  })

  test('is refused for one’s own goods, those not for sale, without a sample or sold out', async () => {
    const buyer = await shop.buyer()
    const refused = async (id: string, by: string = buyer) => codes(await world.put(by, id))
    expect(await refused(randomUUID())).toBe('product: cart.notOnSale')
    expect(await refused(await world.product(), shop.ids.users.seller)).toBe('product: cart.ownProduct')
    expect(await refused(await world.product({ status: 'pending' }))).toBe('product: cart.unavailable')
    expect(await refused(await shop.product())).toBe('product: sample.notOffered')
    const gone = await world.product()
    await shop.query('update products set stock = 0, reserved = 0 where id = $1', [gone])
    await shop.query(
      "insert into stock_movements (id, product_id, seller_id, reason, change) values (gen_random_uuid(), $1, $2, 'sale', -100)",
      [gone, shop.ids.users.seller],
    )
    expect(await refused(gone)).toBe('product: cart.soldOut')
    expect(await world.rows(buyer)).toEqual([])
  })

  test('asks visitors to sign in, and takes nothing that is no product', async () => {
    const id = await world.product()
    expect(await openBrowser().submit(world.addSample, { product: id })).toMatchObject({
      message: 'Please sign in first.',
    })
    const member = openBrowser(shop.tokens.buyer)
    expect(await member.submit(world.addSample, { product: "' or 1=1" })).toMatchObject({
      message: expect.stringContaining('couldn’t be added') as string,
    })
    expect(await member.submit(world.addSample, { product: id })).toMatchObject({
      ok: true,
      line: { quantity: 1 },
    })
  })

  test('is taken out by its member alone', async () => {
    const [buyer, other, id] = [await shop.buyer(), await shop.buyer(), await world.product()]
    await world.want(buyer, id)
    const [row] = await world.rows(buyer)
    expect(await removeSample({ id: other } as MemberUser, row?.id ?? '')).toBe(false)
    expect(await removeSample({ id: buyer } as MemberUser, row?.id ?? '')).toBe(true)
    expect(await world.rows(buyer)).toEqual([])
  })

  test('costs its own freight by itself, and adds it to the seller’s method beside other goods', async () => {
    const [buyer, id] = [await shop.buyer(), await world.product()]
    await world.want(buyer, id)
    const alone = (await shop.seen(buyer, 'BC')).quote
    // The seller ships to Ontario alone: a sample goes everywhere.
    expect(alone.groups[0]).toMatchObject({ shipping: FREIGHT, subtotal: PRICE, issues: [] })
    await shop.fill(buyer, { [id]: 10 })
    expect((await shop.seen(buyer)).quote.groups[0]?.shipping).toBe(4900 + FREIGHT)
  })

  test('is not ordered at a price that changed after it was seen', async () => {
    const [buyer, id] = [await shop.buyer(), await world.product()]
    await world.want(buyer, id)
    const { digest } = await shop.seen(buyer)
    await shop.query('update products set sample_price = 950 where id = $1', [id])
    expect(await shop.place(buyer, { digest })).toMatchObject({ value: { kind: 'changed' } })
    await shop.query('update products set sample_price = 900, sample_freight = 501 where id = $1', [id])
    expect(await shop.place(buyer, { digest })).toMatchObject({ value: { kind: 'changed' } })
    await shop.query('update products set sample_price = null, sample_freight = null where id = $1', [id])
    expect(codes(await shop.place(buyer))).toMatch(/cart\.unavailable$/)
  })
})

describe('a sample that is ordered (rules M113, M114)', () => {
  test('is an order as any other: stock, tax, commission and invoice', async () => {
    const [buyer, id] = [await shop.buyer(), await world.product()]
    const { orders } = await world.paid(buyer, id)
    const [order = ''] = orders
    expect(await world.items(order)).toEqual([
      { quantity: 1, unit_price: PRICE, is_sample: true, sample_credit: 0, total_price: PRICE },
    ])
    const row = await shop.orderRow(order)
    const tax = Math.round((PRICE + FREIGHT) * 0.13)
    expect([row.status, Number(row.shipping), Number(row.total_amount)]).toEqual([
      'confirmed',
      FREIGHT,
      PRICE + FREIGHT + tax,
    ])
    expect(await stockOf(id)).toMatchObject({ stock: 99, reserved: 0 })
    expect(await world.rows(buyer)).toMatchObject([{ status: 'ordered', order_id: order }])
    const [invoice] = await shop.query<{ content: string }>(
      'select content from invoices where order_id = $1',
      [order],
    )
    expect(JSON.parse(invoice?.content ?? '{}')).toMatchObject({ lines: [{ isSample: true }] })
    expect(await shop.query('select 1 from ledger_entries where order_id = $1', [order])).not.toEqual([])
  })

  test('is ordered once of each product, by two forms at once too', async () => {
    const [buyer, id] = [await shop.buyer(), await world.product()]
    await world.want(buyer, id)
    const { digest } = await shop.seen(buyer)
    const both = await Promise.all([shop.place(buyer, { digest }), shop.place(buyer, { digest })])
    expect(both.filter((done) => done.ok && done.value.kind === 'placed')).toHaveLength(1)
    expect(codes(await world.put(buyer, id))).toBe('product: sample.already')
    expect(await stockOf(id)).toMatchObject({ reserved: 1 })
  })

  test('comes back into the cart when it is not paid, and is paid once by money that arrives late', async () => {
    const [buyer, id] = [await shop.buyer(), await world.product()]
    await world.want(buyer, id)
    const first = await placed(buyer)
    await shop.tend()
    await shop.pass(first.checkout)
    await shop.tend()
    expect(await world.rows(buyer)).toMatchObject([{ status: 'wanted', order_id: null }])
    const second = await placed(buyer)
    expect(second.order).not.toBe(first.order)
    expect(await world.rows(buyer)).toMatchObject([{ status: 'ordered', order_id: second.order }])
  })

  test('can be ordered anew once its order was cancelled', async () => {
    const [buyer, id] = [await shop.buyer(), await world.product()]
    const { orders } = await world.paid(buyer, id)
    expect(await callOff(selling(), { order: orders[0] ?? '', reason: 'None left' })).toMatchObject({
      ok: true,
    })
    await shop.tend()
    expect(await world.rows(buyer)).toEqual([])
    expect(await stockOf(id)).toMatchObject({ stock: 100 })
    expect(await world.put(buyer, id)).toMatchObject({ ok: true })
  })

  test('is left out when its order is ordered again', async () => {
    const [buyer, id, other] = [await shop.buyer(), await world.product(), await world.product()]
    await world.want(buyer, id)
    const { orders } = await shop.paid(buyer, { [other]: 10 })
    const again = await getAgain(buyer, orders[0] ?? '', { locale: 'en' })
    expect(again?.lines.map(({ product }) => product)).toEqual([other])
  })
})
