import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { confirmTransfer } from '@/features/buying/payments/transfers/confirm-transfer'
import { openPayment } from '@/features/buying/payments/attempts/open-payment'
import { requestCancel } from '@/features/buying/orders/commands/cancel-order'
import { giveQuote } from '@/features/buying/orders/commands/give-quote'
import { stateReaders } from '~/tests/support/shop/read-state'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => {
  expect(await shop.broken()).toEqual([])
})

const { statusOf } = stateReaders(() => shop)
const admin = () => ({ kind: 'staff', id: shop.ids.staff.admin, role: 'admin' }) as const
const sellerOf = (id: string) => ({ kind: 'seller', id, status: 'active' }) as const

/** Ten of a seller who says for each order what sending it costs. */
async function toBeQuoted(more: object = {}, others: Record<string, number> = {}) {
  const buyer = await shop.buyer()
  const seller = await shop.seller({ shippingRules: [] })
  const placed = await shop.order(buyer, { [await shop.product({ seller })]: 10, ...others }, more)
  const [order] = await shop.query<{ id: string }>(
    'select id from orders where checkout_id = $1 and seller_id = $2',
    [placed.checkout, seller],
  )
  return { buyer, seller, checkout: placed.checkout, order: order?.id ?? '' }
}

describe('a checkout that waits for a quote', () => {
  test('is not paid by transfer either before its total is known', async () => {
    const { seller, checkout, order } = await toBeQuoted({ provider: 'transfer' })
    expect(await openPayment(checkout)).toEqual({ kind: 'waiting' })
    const arrived = { checkout, amount: 9_999_999, bankReference: 'W-1' }
    expect(await confirmTransfer(admin(), arrived)).toMatchObject({
      issues: [{ code: 'payment.quoteWaiting' }],
    })
    expect(await statusOf(order)).toBe('pending_payment')
    expect(await giveQuote(sellerOf(seller), { order, shipping: 5000 })).toMatchObject({ ok: true })
    const { total } = await shop.checkoutRow(checkout)
    expect(await confirmTransfer(admin(), { ...arrived, amount: Number(total) })).toMatchObject({ ok: true })
    expect(await statusOf(order)).toBe('confirmed')
  })

  test('given up, is not bought by money that comes all the same', async () => {
    const { checkout, order } = await toBeQuoted({ provider: 'transfer' })
    await shop.pass(checkout)
    await shop.tend()
    expect(await confirmTransfer(admin(), { checkout, amount: 50_000, bankReference: 'W-2' })).toMatchObject({
      ok: true,
    })
    expect(await statusOf(order)).toBe('cancelled')
    expect((await shop.checkoutRow(checkout)).status).toBe('refunded')
  })

  test('keeps the taxes it was placed with, whatever the seller registers for meanwhile', async () => {
    const { seller, order } = await toBeQuoted()
    const taxes = () =>
      shop.query(
        'select kind, rate_ppm::int as rate, collector, registration, base::int, amount::int from orders_taxes where _parent_id = $1',
        [order],
      )
    const [before] = (await taxes()) as { base: number }[]
    await shop.query('update sellers set gst_number = $2 where id = $1', [seller, '123456789RT0001'])
    await giveQuote(sellerOf(seller), { order, shipping: 5000 })
    const base = Number(before?.base) + 5000
    expect(await taxes()).toEqual([{ ...before, base, amount: Math.round(base * 0.13) }])
  })

  test('can be paid at once when the buyer drops the order whose price was waited for', async () => {
    const { buyer, checkout, order } = await toBeQuoted({}, { [await shop.product()]: 10 })
    expect(await openPayment(checkout)).toEqual({ kind: 'waiting' })
    await requestCancel({ kind: 'buyer', id: buyer }, { order, reason: '' })
    expect(await openPayment(checkout)).toMatchObject({ kind: 'page' })
  })

  test('is the business of its seller, who hears of its end', async () => {
    const { buyer, seller, order } = await toBeQuoted()
    expect(await seenBy(seller)).toEqual([order])
    await requestCancel({ kind: 'buyer', id: buyer }, { order, reason: '' })
    expect(
      await shop.query("select 1 from notifications where user_id = $1 and kind = 'order.cancelled'", [
        seller,
      ]),
    ).toHaveLength(1)
  })
})

test('an order that nobody has paid is none of its seller’s business', async () => {
  const seller = await shop.seller()
  const placed = await shop.order(await shop.buyer(), { [await shop.product({ seller })]: 10 })
  await shop.tend()
  expect(await seenBy(seller)).toEqual([])
  await shop.act(placed.checkout, 'pay')
  await shop.tend()
  expect(await seenBy(seller)).toEqual(placed.orders)
})

async function seenBy(seller: string) {
  const user = { ...shop.users.seller, id: seller } as never
  const { docs } = await shop.payload.find({ collection: 'orders', overrideAccess: false, user })
  return docs.map(({ id }) => id)
}
