import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmTransfer } from '@/features/buying/payments/transfers/confirm-transfer'
import { openPayment } from '@/features/buying/payments/attempts/open-payment'
import { ABANDONED_PAYMENT } from '@/features/buying/payments/payment-jobs'
import { giveQuote } from '@/features/buying/orders/commands/give-quote'
import { sql } from '@/server/db/sql'
import { inTransaction } from '@/server/db/transaction'
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

describe('an unpaid checkout', () => {
  test('gives its goods and its lines back when the time is up, with what lies there already', async () => {
    const { buyer, product, checkout, order } = await oneOrder()
    await shop.tend()
    await shop.fill(buyer, { [product]: 2 })
    await clearedPages()
    await shop.pass(checkout)
    await shop.tend()
    expect(await clearedPages()).toEqual([])
    expect(await statusOf(order)).toBe('cancelled')
    expect((await shop.checkoutRow(checkout)).status).toBe('expired')
    expect(await stockOf(product)).toEqual({ stock: 40, reserved: 0 })
    expect(await cartOf(buyer)).toEqual([{ product, quantity: 12 }])
    expect(await pagesOf(checkout)).toEqual(['expired'])
    expect(await openPayment(checkout)).toEqual({ kind: 'closed' })
  })

  test('that was closed long ago costs the worker nothing: the index it asks holds only what is open', async () => {
    const { checkout } = await oneOrder()
    await shop.tend()
    await shop.pass(checkout)
    await shop.tend()
    const plan = await inTransaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      const { rows } = await tx.execute(
        sql`explain select id from checkouts where ${ABANDONED_PAYMENT} order by updated_at limit 20`,
      )
      return JSON.stringify(rows)
    })
    expect(plan).toContain('checkouts_left_open_idx')
    expect(
      await shop.query('select id from checkouts where id = $1 and payment_url is null', [checkout]),
    ).toHaveLength(1)
  })

  test('paid in the last moment is paid', async () => {
    const { checkout, order } = await oneOrder()
    await shop.tend()
    await shop.control('webhooks', { mode: 'hold' })
    await shop.act(checkout, 'pay')
    await shop.pass(checkout)
    await shop.tend()
    expect(await statusOf(order)).toBe('confirmed')
  })

  test('is not given up while the provider cannot be asked, and is an hour later', async () => {
    const { checkout, order } = await oneOrder()
    await shop.tend()
    await shop.pass(checkout)
    await shop.control('faults', { kind: 'error', times: 4 })
    await shop.tend()
    expect(await statusOf(order)).toBe('pending_payment')
    await shop.query("update checkouts set expires_at = now() - interval '2 hours' where id = $1", [checkout])
    await shop.control('faults', { kind: 'error', times: 4 })
    await shop.tend()
    expect(await statusOf(order)).toBe('cancelled')
  })

  test('paid at a page nobody could be asked about is paid back when the provider answers again', async () => {
    const { checkout, order } = await oneOrder()
    await shop.tend()
    await shop.control('webhooks', { mode: 'hold' })
    await shop.act(checkout, 'pay')
    await shop.query("update checkouts set expires_at = now() - interval '2 hours' where id = $1", [checkout])
    await shop.control('faults', { kind: 'error', times: 4 })
    await shop.tend()
    expect(await statusOf(order)).toBe('cancelled')
    await shop.control('faults', {}, 'DELETE')
    await shop.query("update checkouts set updated_at = now() - interval '1 hour' where id = $1", [checkout])
    await shop.tend()
    expect(Number((await shop.checkoutRow(checkout)).captured)).toBeGreaterThan(0)
  })

  test('whose page the provider does not know keeps nobody else waiting', async () => {
    const lost = await oneOrder()
    await shop.tend()
    await shop.query("update checkouts set provider_session = 'cs_test_of_another_account' where id = $1", [
      lost.checkout,
    ])
    await shop.pass(lost.checkout)
    const other = await oneOrder()
    await shop.pass(other.checkout)
    await shop.tend()
    expect(await statusOf(lost.order)).toBe('pending_payment')
    expect(await statusOf(other.order)).toBe('cancelled')
    await shop.query("update checkouts set expires_at = now() - interval '2 hours' where id = $1", [
      lost.checkout,
    ])
    await shop.tend()
    expect(await statusOf(lost.order)).toBe('cancelled')
  })
})

describe('late money', () => {
  async function expiredTransfer(more: object = {}) {
    const made = await oneOrder({ provider: 'transfer', ...more })
    await shop.pass(made.checkout)
    await shop.tend()
    const admin = { kind: 'staff', id: shop.ids.staff.admin, role: 'admin' } as const
    const amount = Number((await shop.checkoutRow(made.checkout)).total)
    const arrive = () => confirmTransfer(admin, { checkout: made.checkout, amount, bankReference: 'W-1' })
    return { ...made, arrive }
  }

  test('buys what it was sent for while it is there, and takes it out of the cart', async () => {
    const { arrive, order, buyer, product } = await expiredTransfer()
    expect(await cartOf(buyer)).toEqual([{ product, quantity: 10 }])
    expect(await arrive()).toMatchObject({ ok: true })
    expect(await statusOf(order)).toBe('confirmed')
    expect(await cartOf(buyer)).toEqual([])
    expect(await stockOf(product)).toEqual({ stock: 30, reserved: 0 })
  })

  test('goes back when the goods are gone', async () => {
    const { arrive, order, product, checkout } = await expiredTransfer()
    await shop.paid(await shop.buyer(), { [product]: 35 })
    expect(await arrive()).toMatchObject({ ok: true })
    expect(await arrive()).toMatchObject({ ok: true })
    expect(await statusOf(order)).toBe('cancelled')
    expect((await shop.checkoutRow(checkout)).status).toBe('refunded')
    expect(
      await shop.query('select status, amount::int from refunds where checkout_id = $1', [checkout]),
    ).toHaveLength(1)
  })

  test('goes back when the buyer has ordered the same anew', async () => {
    const { arrive, order, buyer, product } = await expiredTransfer()
    await shop.order(buyer, { [product]: 10 })
    await arrive()
    expect(await statusOf(order)).toBe('cancelled')
  })
})

describe('a bank transfer', () => {
  test('has a reference, and is confirmed once by staff who saw it arrive', async () => {
    const { checkout, order } = await oneOrder({ provider: 'transfer' })
    const { transfer_reference: reference, total } = await shop.checkoutRow(checkout)
    expect(await openPayment(checkout)).toEqual({ kind: 'transfer', reference })
    const admin = { kind: 'staff', id: shop.ids.staff.admin, role: 'admin' } as const
    const arrived = { checkout, amount: Number(total), bankReference: 'W-7' }
    expect(await confirmTransfer(admin, { ...arrived, bankReference: ' ' })).toMatchObject({
      issues: [{ code: 'payment.reference' }],
    })
    expect(await confirmTransfer({ ...admin, role: 'editor' }, arrived)).toMatchObject({ ok: false })
    expect(await confirmTransfer({ kind: 'buyer', id: shop.ids.users.buyer }, arrived)).toMatchObject({
      ok: false,
    })
    expect(await confirmTransfer(admin, { ...arrived, amount: 1 })).toMatchObject({
      ok: false,
      issues: [{ code: 'payment.short' }],
    })
    const answers = await Promise.all([confirmTransfer(admin, arrived), confirmTransfer(admin, arrived)])
    expect(answers.map(({ ok }) => ok)).toEqual([true, true])
    expect(await statusOf(order)).toBe('confirmed')
    expect((await shop.checkoutRow(checkout)).captured).toBe(total)
    expect(await confirmTransfer(admin, { ...arrived, amount: Number(total) + 1 })).toMatchObject({
      issues: [{ code: 'payment.known' }],
    })
  })

  test('for goods of a seller who was suspended meanwhile goes back', async () => {
    const seller = await shop.seller()
    const buyer = await shop.buyer()
    const placed = await shop.order(
      buyer,
      { [await shop.product({ seller })]: 10, [await shop.product()]: 10 },
      { provider: 'transfer' },
    )
    await shop.query("update sellers set status = 'suspended' where id = $1", [seller])
    const admin = { kind: 'staff', id: shop.ids.staff.admin, role: 'admin' } as const
    const { total } = await shop.checkoutRow(placed.checkout)
    const arrived = { checkout: placed.checkout, amount: Number(total), bankReference: 'W-8' }
    expect(await confirmTransfer(admin, arrived)).toMatchObject({ ok: true })
    const orders = await shop.query(
      'select seller_id = $2 as theirs, status from orders where checkout_id = $1 order by status::text',
      [placed.checkout, seller],
    )
    expect(orders).toEqual([
      { theirs: true, status: 'cancelled' },
      { theirs: false, status: 'confirmed' },
    ])
    expect(await shop.query('select 1 from refunds where checkout_id = $1', [placed.checkout])).toHaveLength(
      1,
    )
  })
})

describe('a checkout that waits for a quote', () => {
  test('is paid after the seller has quoted, once, with the taxes on it', async () => {
    const buyer = await shop.buyer()
    const seller = await shop.seller({ shippingRules: [] })
    const placed = await shop.order(buyer, { [await shop.product({ seller })]: 10 })
    expect(placed.waitsForQuote).toBe(true)
    const [order = ''] = placed.orders
    expect(await openPayment(placed.checkout)).toEqual({ kind: 'waiting' })
    const actor = { kind: 'seller', id: seller, status: 'active' } as const
    const stranger = { ...actor, id: shop.ids.users.otherSeller }
    expect(await giveQuote(stranger, { order, shipping: 5000 })).toMatchObject({ ok: false })
    expect(await giveQuote(actor, { order, shipping: 5000 })).toEqual({ ok: true, value: { total: 25990 } })
    expect(await giveQuote(actor, { order, shipping: 1 })).toMatchObject({ ok: false })
    await shop.tend()
    await shop.act(placed.checkout, 'pay')
    await shop.tend()
    expect(await shop.checkoutRow(placed.checkout)).toMatchObject({
      status: 'paid',
      captured: '25990',
      shipping: '5000',
    })
  })
})
