import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { processEvents } from '@/features/buying/payments/process-events'
import { sendRefunds } from '@/features/buying/payments/refunds/send-refunds'
import { refundOrder } from '@/features/buying/orders/commands/refund-order'
import { sign } from '@maru/stand-ins/stripe/signature'
import { aSale } from '~/tests/support/shop/a-sale'
import { stateReaders } from '~/tests/support/shop/read-state'
import { openShop, WEBHOOK_SECRET, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const { ask } = stateReaders(() => shop)

const paymentOf = async (checkout: string) => String((await shop.checkoutRow(checkout)).provider_payment)

/** The Refund button of Stripe's dashboard: a refund that carries no id of ours. */
async function pressRefund(payment: string, amount: number) {
  const response = await fetch(`${shop.bank.url}/v1/refunds`, {
    method: 'POST',
    headers: { authorization: `Bearer ${process.env.STRIPE_SECRET_KEY}` },
    body: new URLSearchParams({ payment_intent: payment, amount: String(amount) }),
  })
  return (await response.json()) as { id: string }
}

const refundsOf = (checkout: string) =>
  shop.query<{ amount: number; status: string; id: string }>(
    'select amount::int, status, provider_refund as id from refunds where checkout_id = $1 order by created_at, id',
    [checkout],
  )
const heardBy = async (kind: string, order: string) =>
  (
    await shop.query<{ user: string }>(
      `select user_id as "user" from notifications n join orders o on o.number = n.params::json ->> 'number' where kind = $1 and o.id = $2`,
      [kind, order],
    )
  ).map(({ user }) => user)
/** What waits for its next try has waited long enough. */
const later = async () => {
  await shop.query("update payment_events set updated_at = updated_at - interval '1 hour'")
  await processEvents()
}

describe('a refund made in the provider’s dashboard', () => {
  test('is booked once, and both sides hear of it', async () => {
    const { checkout, order, buyer, seller } = await aSale(shop)
    await shop.control('webhooks', { mode: 'duplicate' })
    const { id } = await pressRefund(await paymentOf(checkout), 700)
    await shop.tend()
    await shop.control('webhooks', { mode: 'deliver' })
    expect(await refundsOf(checkout)).toEqual([{ amount: 700, status: 'succeeded', id }])
    expect(await shop.orderRow(order)).toMatchObject({ refunded: '700', status: 'confirmed' })
    const cash =
      "select sum(amount)::int as cash from ledger_entries where order_id = $1 and account = 'cash'"
    const { total_amount: total } = await shop.orderRow(order)
    expect(await shop.query(cash, [order])).toEqual([{ cash: 700 - Number(total) }])
    expect((await heardBy('order.refunded', order)).toSorted()).toEqual(
      [buyer, seller].map((who) => ('id' in who ? who.id : '')).toSorted(),
    )
    await pressRefund(await paymentOf(checkout), Number(total) - 700)
    await shop.tend()
    expect(await shop.checkoutRow(checkout)).toMatchObject({ status: 'refunded' })
  })

  test('of a payment for two sellers is spread over both orders', async () => {
    const mine = await shop.product({ stock: 9 })
    const theirs = await shop.product({ seller: await shop.seller(), stock: 9 })
    const { checkout, orders } = await shop.paid(await shop.buyer(), { [mine]: 1, [theirs]: 2 })
    const [first, second] = await Promise.all(orders.map((order) => shop.orderRow(order)))
    const { id } = await pressRefund(await paymentOf(checkout), Number(second?.total_amount))
    await shop.tend()
    expect(await refundsOf(checkout)).toEqual([
      { amount: Number(second?.total_amount), status: 'succeeded', id },
    ])
    await pressRefund(await paymentOf(checkout), Number(first?.total_amount) - 1)
    await shop.tend()
    expect(await shop.orderRow(orders[0] ?? '')).toMatchObject({
      refunded: String(Number(first?.total_amount) - 1),
    })
    const thirds = await shop.paid(await shop.buyer(), { [mine]: 1, [theirs]: 2 })
    await pressRefund(await paymentOf(thirds.checkout), 101)
    await shop.tend()
    const parts = (await refundsOf(thirds.checkout)).map(({ amount }) => amount)
    expect(parts).toHaveLength(2)
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(101)
  })

  test('may be told before the payment it is of', async () => {
    const product = await shop.product({ stock: 9 })
    const { checkout, orders } = await shop.order(await shop.buyer(), { [product]: 2 })
    await shop.tend()
    await shop.control('webhooks', { mode: 'hold' })
    await shop.act(checkout, 'pay')
    const { data } = await ask<{ data: { payment_intent: string; metadata: { checkout: string } }[] }>(
      'checkout/sessions?limit=100',
    )
    const payment = data.find(({ metadata }) => metadata.checkout === checkout)?.payment_intent ?? ''
    const { id } = await pressRefund(payment, 300)
    await shop.control('webhooks', { mode: 'deliver', types: [] })
    await shop.control('flush', { newestFirst: true })
    await processEvents()
    await later()
    expect(await refundsOf(checkout)).toEqual([{ amount: 300, status: 'succeeded', id }])
    expect(await shop.orderRow(orders[0] ?? '')).toMatchObject({ status: 'confirmed', refunded: '300' })
    await shop.control('webhooks', { mode: 'deliver' })
  })

  test('of everything also sends what we still owed', async () => {
    const { checkout, order, seller } = await aSale(shop)
    const { total_amount: total } = await shop.orderRow(order)
    await refundOrder(seller, { order, amount: 500, reason: 'Chipped', key: 'form-0001' })
    await pressRefund(await paymentOf(checkout), Number(total))
    await shop.heard()
    await processEvents()
    await sendRefunds()
    const rows = await refundsOf(checkout)
    expect(rows.map(({ status }) => status)).toEqual(['succeeded', 'succeeded'])
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(Number(total))
    expect(await ask(`refunds?payment_intent=${await paymentOf(checkout)}`)).toMatchObject({
      data: [{ amount: Number(total) }],
    })
  })

  test('that the bank sends back is shown to staff as failed', async () => {
    const product = await shop.product({ stock: 9 })
    const { checkout } = await shop.order(await shop.buyer(), { [product]: 2 })
    await shop.tend()
    await shop.act(checkout, 'later')
    await shop.act(checkout, 'settle')
    await shop.tend()
    const { id } = await pressRefund(await paymentOf(checkout), 300)
    await shop.tend()
    expect(await refundsOf(checkout)).toEqual([{ amount: 300, status: 'sent', id }])
    await shop.control(`refunds/${id}/fail`)
    await shop.tend()
    expect(await refundsOf(checkout)).toEqual([{ amount: 300, status: 'failed', id }])
  })
})

/** What Stripe says, signed as it signs. */
async function hear(type: string, object: object) {
  const body = JSON.stringify({ id: `evt_${type}_${Math.random()}`, object: 'event', type, data: { object } })
  const signature = sign(body, WEBHOOK_SECRET, Math.floor(Date.now() / 1000))
  const response = await fetch(shop.door.url, {
    method: 'POST',
    headers: { 'stripe-signature': signature },
    body,
  })
  expect(response.status).toBe(200)
  await processEvents()
}

describe('what Stripe tells of payments', () => {
  test('of another shop on the same account is nothing to us', async () => {
    const object = {
      object: 'refund',
      id: 're_other',
      amount: 500,
      payment_intent: 'pi_other',
      status: 'succeeded',
    }
    await hear('refund.created', { ...object, metadata: {} })
    await hear('charge.refunded', { object: 'charge', id: 'ch_other', payment_intent: 'pi_other' })
    expect(await shop.query('select error from payment_events where processed_at is null')).toEqual([])
  })

  test('that are disputed is kept for staff, each state once', async () => {
    const { checkout } = await aSale(shop)
    const payment_intent = await paymentOf(checkout)
    const dispute = {
      object: 'dispute',
      id: `dp_${checkout}`,
      amount: 900,
      payment_intent,
      reason: 'fraudulent',
      created: 1_764_000_000,
    }
    await hear('charge.dispute.created', { ...dispute, status: 'needs_response' })
    await hear('charge.dispute.created', { ...dispute, status: 'needs_response' })
    await hear('charge.dispute.funds_withdrawn', { ...dispute, status: 'needs_response' })
    await hear('charge.dispute.closed', { ...dispute, status: 'lost' })
    const kept = await shop.query<{ details: string }>(
      "select details from audit_events where action = 'payment.disputed' and subject_id = $1 order by created_at, id",
      [checkout],
    )
    expect(kept.map(({ details }) => JSON.parse(details).status).toSorted()).toEqual([
      'lost',
      'needs_response',
    ])
  })

  test('that are disputed before they are known are tried again until they are, for a day', async () => {
    const { checkout } = await aSale(shop)
    const payment_intent = await paymentOf(checkout)
    await shop.query("update checkouts set provider_payment = 'pi_later' where id = $1", [checkout])
    const dispute = {
      object: 'dispute',
      id: `dp_early_${checkout}`,
      amount: 900,
      reason: 'fraudulent',
      created: 1_764_000_000,
    }
    await hear('charge.dispute.created', { ...dispute, payment_intent, status: 'needs_response' })
    expect((await shop.checkoutRow(checkout)).dispute).toBeNull()
    await shop.query('update checkouts set provider_payment = $2 where id = $1', [checkout, payment_intent])
    await later()
    expect((await shop.checkoutRow(checkout)).dispute).toBe('open')

    await hear('charge.dispute.created', {
      ...dispute,
      payment_intent: 'pi_of_others',
      status: 'needs_response',
    })
    const waiting = 'select error from payment_events where processed_at is null'
    expect(await shop.query(waiting)).toHaveLength(1)
    await shop.query("update payment_events set created_at = now() - interval '25 hours'")
    await later()
    expect(await shop.query(waiting)).toEqual([])
  })
})
