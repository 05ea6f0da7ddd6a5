import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { acknowledgeOrder } from '@/features/buying/orders/commands/fulfil-order'
import { refundOrder } from '@/features/buying/orders/commands/refund-order'
import { shipOrder } from '@/features/buying/orders/commands/ship-order'
import { getBalance } from '@/features/selling/payouts/get-balance'
import { listLines } from '@/features/selling/payouts/lines/list-lines'
import { listMonths } from '@/features/selling/payouts/months/list-months'
import { listShipments } from '@/features/selling/shipping/list-shipments'
import { issuesOf } from '@/domain/result'
import { openEarner } from '~/tests/support/shop/earned'
import { memberUser } from '~/tests/support/member-user'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'
import { seeOrder } from '~/tests/support/shop/see-order'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

/** A seller abroad without a Canadian number, and an order to prepare. */
async function importing() {
  const earner = await openEarner(shop)
  await shop.query(
    `update sellers set gst_number = null, qst_number = null, pst_number = null, country = 'KR', importer_number = null,
       imports_by_agent = false where id = $1`,
    [earner.id],
  )
  await shop.query("update products set shipping_country = 'KR', shipping_from = 'Incheon' where id = $1", [
    earner.product,
  ])
  const order = async () => {
    const { orders } = await shop.paid(await shop.buyer(), { [earner.product]: 10 })
    await acknowledgeOrder(earner.seller, orders[0] ?? '')
    return orders[0] ?? ''
  }
  const send = (order: string, more = {}) =>
    shipOrder(earner.seller, { order, carrier: 'dhl', trackingNumber: order, ...more })
  const seller = async () =>
    (await shop.query('select importer_number, imports_by_agent from sellers where id = $1', [earner.id]))[0]
  return { ...earner, order, send, stored: seller }
}

test('goods from abroad are not shipped before it is known who imports them, and it is asked once (rule D24)', async () => {
  const { order, send, stored, seller } = await importing()
  const [first, second] = [await order(), await order()]
  const asked = async () => [
    (await seeOrder(shop, seller, second))?.asksImporter,
    ...(await listShipments(await memberUser(shop.payload, seller.id), { send: 1, way: 1 })).send.orders.map(
      (each) => each.asksImporter,
    ),
  ]
  expect(await asked()).toEqual([true, true, true])
  expect(issuesOf(await send(first))).toMatchObject([{ code: 'order.importer', path: 'importerNumber' }])
  expect(issuesOf(await send(first, { importerNumber: '123' }))).toMatchObject([
    { code: 'registration.importer', path: 'importerNumber' },
  ])
  expect((await shop.orderRow(first)).status).toBe('processing')
  expect(await send(first, { importerNumber: '123456789 rm0001' })).toMatchObject({ ok: true })
  expect(await stored()).toEqual({ importer_number: '123456789RM0001', imports_by_agent: false })
  expect(await asked()).toEqual([false, false])
  expect(await send(second)).toMatchObject({ ok: true })
})

test('a carrier or broker who imports is an answer too', async () => {
  const { order, send, stored } = await importing()
  expect(await send(await order(), { importsByAgent: true })).toMatchObject({ ok: true })
  expect(await stored()).toEqual({ importer_number: null, imports_by_agent: true })
})

test('the taxes that are paid out are beside what was earned, also after a refund', async () => {
  const { order, id, seller } = await importing()
  const sold = await order()
  const { sub, ship, tax } = (
    await shop.query<{ sub: number; ship: number; tax: number }>(
      `select o.subtotal::int as sub, o.shipping::int as ship,
         (select sum(amount)::int from orders_taxes where _parent_id = o.id) as tax from orders o where o.id = $1`,
      [sold],
    )
  )[0] ?? { sub: 0, ship: 0, tax: 0 }
  expect(tax).toBeGreaterThan(0)
  const line = async () => (await listLines(id, 1)).lines[0]
  expect(await line()).toMatchObject({ tax, importTax: tax })
  expect((await getBalance(id)).imports).toBe(true)
  const { commission = 0 } = (await line()) ?? {}
  const earned = async () => (await listMonths(id)).revenue.at(-1)?.revenue
  expect(await earned()).toBe(sub + ship + commission)
  const total = sub + ship + tax
  await refundOrder(seller, { order: sold, amount: total, reason: 'All of it', key: 'importer-refund-1' })
  expect(await line()).toMatchObject({ tax: 0, net: 0 })
  expect(await earned()).toBe(0)
})
