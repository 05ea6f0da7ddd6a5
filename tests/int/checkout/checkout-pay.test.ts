import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openPayment } from '@/features/buying/payments/attempts/open-payment'
import { requestCancel } from '@/features/buying/orders/commands/cancel-order'
import { Unreachable } from '@/server/payments/provider'
import { stateReaders } from '~/tests/support/shop/read-state'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.control('webhooks', { mode: 'deliver' }))
afterEach(async () => {
  await shop.control('faults', {}, 'DELETE')
  expect(await shop.broken()).toEqual([])
})

const { statusOf, stockOf, cartOf, pagesOf, clearedPages, oneOrder } = stateReaders(() => shop)

describe('a paid checkout', () => {
  test('confirms an order for each seller, takes the goods, and is in the books', async () => {
    const buyer = await shop.buyer()
    const other = await shop.seller()
    const mine = await shop.product({ stock: 40 })
    const theirs = await shop.product({ seller: other, stock: 7 })
    await clearedPages()
    const placed = await shop.order(buyer, { [mine]: 10, [theirs]: 2 })
    expect(placed.orders).toHaveLength(2)
    // 30 of mine are left, which no page says; of theirs 5, which its own does (rule Q15).
    expect(await clearedPages()).toEqual([`product:${theirs}`])
    expect(await cartOf(buyer)).toEqual([])
    await shop.tend()
    expect(await openPayment(placed.checkout)).toMatchObject({ kind: 'page' })
    await shop.act(placed.checkout, 'pay')
    await shop.tend()
    expect(await shop.checkoutRow(placed.checkout)).toMatchObject({
      status: 'paid',
      subtotal: '22000',
      shipping: '9800',
      tax: '4134',
      total: '35934',
      captured: '35934',
      refunded: '0',
    })
    expect([await stockOf(mine), await stockOf(theirs)]).toEqual([
      { stock: 30, reserved: 0 },
      { stock: 5, reserved: 0 },
    ])
    expect(await openPayment(placed.checkout)).toEqual({ kind: 'paid' })
    // One order more is said of each.
    expect((await clearedPages()).join().split(',').toSorted()).toEqual(
      [`orders:${mine}`, `orders:${theirs}`].toSorted(),
    )
  })

  test('is told of twice, backwards and late, and is paid once', async () => {
    const { checkout, order } = await oneOrder()
    await shop.tend()
    await shop.control('webhooks', { mode: 'hold' })
    await shop.act(checkout, 'pay')
    await shop.control('webhooks', { mode: 'duplicate' })
    await shop.control('flush', { newestFirst: true })
    await shop.tend()
    const [event] = await shop.query<{ event_id: string }>(
      "select event_id from payment_events where type = 'checkout.session.completed' order by created_at desc limit 1",
    )
    await shop.control('resend', { event: event?.event_id })
    await shop.query('update payment_events set processed_at = null')
    await shop.tend()
    expect(await statusOf(order)).toBe('confirmed')
    const { total, captured } = await shop.checkoutRow(checkout)
    expect(captured).toBe(total)
    expect(
      await shop.query("select 1 from ledger_entries where entry_set = $1 and kind = 'sale'", [
        `sale:${order}`,
      ]),
    ).toHaveLength(2)
  })

  test('nobody told us of is found by asking', async () => {
    const { checkout, order } = await oneOrder()
    await shop.tend()
    await shop.control('webhooks', { mode: 'hold' })
    await shop.act(checkout, 'pay')
    await shop.reconcile()
    expect(await statusOf(order)).toBe('confirmed')
  })

  test.each(['forge', 'tamper', 'stale'])('is not believed on a webhook that is a %s', async (mode) => {
    const { checkout, order } = await oneOrder()
    await shop.tend()
    await shop.control('webhooks', { mode })
    await shop.act(checkout, 'pay')
    await shop.heard()
    expect(shop.door.statuses.at(-1)).toBe(400)
    await shop.tend()
    expect(await statusOf(order)).toBe('pending_payment')
  })
})

describe('a payment page', () => {
  test('is one, however many ask for it, and the same after a decline', async () => {
    const { checkout, order } = await oneOrder()
    const pages = await Promise.all(Array.from({ length: 8 }, () => openPayment(checkout).catch(() => null)))
    await shop.act(checkout, 'decline')
    pages.push(await openPayment(checkout))
    const urls = new Set(pages.flatMap((page) => (page?.kind === 'page' ? [page.url] : [])))
    expect([urls.size, await pagesOf(checkout)]).toEqual([1, ['open']])
    await shop.act(checkout, 'pay')
    await shop.tend()
    expect(await statusOf(order)).toBe('confirmed')
  })

  test('that was made while the answer got lost is found again', async () => {
    const { checkout } = await oneOrder()
    await shop.control('faults', { kind: 'timeout', path: '/v1/checkout/sessions', times: 2, ms: 50 })
    await expect(openPayment(checkout)).rejects.toThrow(Unreachable)
    expect((await shop.checkoutRow(checkout)).provider_session).toBeNull()
    expect(await openPayment(checkout)).toMatchObject({ kind: 'page' })
    expect(await pagesOf(checkout)).toEqual(['open'])
  })

  test('is closed before another opens: after one of two orders was cancelled the rest is paid', async () => {
    const buyer = await shop.buyer()
    const [one, two] = [await shop.product(), await shop.product({ seller: await shop.seller() })]
    const placed = await shop.order(buyer, { [one]: 1, [two]: 1 })
    await openPayment(placed.checkout)
    await requestCancel({ kind: 'buyer', id: buyer }, { order: placed.orders[0] ?? '', reason: '' })
    expect(await openPayment(placed.checkout)).toMatchObject({ kind: 'page' })
    expect(await pagesOf(placed.checkout)).toEqual(['expired', 'open'])
    await shop.act(placed.checkout, 'pay')
    await shop.tend()
    expect(await Promise.all(placed.orders.map(statusOf))).toEqual(['cancelled', 'confirmed'])
  })

  test('paid in the moment one of two orders was cancelled gives that part back', async () => {
    const buyer = await shop.buyer()
    const [one, two] = [await shop.product(), await shop.product({ seller: await shop.seller() })]
    const placed = await shop.order(buyer, { [one]: 1, [two]: 1 })
    await openPayment(placed.checkout)
    await shop.control('webhooks', { mode: 'hold' })
    await shop.act(placed.checkout, 'pay')
    await requestCancel({ kind: 'buyer', id: buyer }, { order: placed.orders[0] ?? '', reason: '' })
    await shop.control('webhooks', { mode: 'deliver' })
    await shop.control('flush')
    await shop.tend()
    expect(await Promise.all(placed.orders.map(statusOf))).toEqual(['cancelled', 'confirmed'])
    const { total, captured, refunded } = await shop.checkoutRow(placed.checkout)
    expect(Number(captured) - Number(refunded)).toBe(Number(total))
    expect(await shop.query('select status from refunds where checkout_id = $1', [placed.checkout])).toEqual([
      { status: 'succeeded' },
    ])
  })
})
