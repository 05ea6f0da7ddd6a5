import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { processEvents } from '@/features/buying/payments/process-events'
import { sign } from '@maru/stand-ins/stripe/signature'
import { stateReaders } from '~/tests/support/shop/read-state'
import { openShop, WEBHOOK_SECRET, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.control('webhooks', { mode: 'hold' }))
afterEach(async () => {
  await shop.control('webhooks', { mode: 'deliver' })
  expect(await shop.broken()).toEqual([])
})

const { ask, oneOrder, statusOf } = stateReaders(() => shop)

type Event = { id: string; livemode: boolean; data: { object: Record<string, unknown> } }

/** An order that was paid, and the event that says so, which nobody has delivered yet. */
async function paidInSecret() {
  const made = await oneOrder()
  await shop.tend()
  await shop.act(made.checkout, 'pay')
  const { data } = await ask<{ data: Event[] }>('events?type=checkout.session.completed&limit=1')
  return { ...made, event: data[0] as Event }
}

/** Signed with our own secret, as Stripe would. */
async function deliver(event: object) {
  const body = JSON.stringify(event)
  const signature = sign(body, WEBHOOK_SECRET, Math.floor(Date.now() / 1000))
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  return (await fetch(shop.door.url, { method: 'POST', headers, body })).status
}

const noted = (id: string) =>
  shop.query<{ details: string }>(
    "select details from audit_events where action = 'payment.mismatch' and subject_id = $1",
    [id],
  )

describe('a signed event settles nothing and is shown to staff', () => {
  test.each([
    ['currency', { currency: 'usd' }],
    ['session', { id: 'cs_test_of_somebody_else' }],
    ['amount', { amount_total: 100 }],
  ])('when its %s is not what was asked for', async (reason, change) => {
    const { checkout, order, event } = await paidInSecret()
    const id = `evt_wrong_${reason}`
    const wrong = { ...event, id, data: { object: { ...event.data.object, ...change } } }
    expect(await deliver(wrong)).toBe(200)
    await processEvents()
    expect(await statusOf(order)).toBe('pending_payment')
    const [kept] = await shop.query<{ error: string; processed: boolean }>(
      'select error, processed_at is not null as processed from payment_events where event_id = $1',
      [id],
    )
    expect(kept).toEqual({ error: `Does not match what was asked for: ${reason}`, processed: true })
    const [note, ...more] = await noted(checkout)
    expect([JSON.parse(note?.details ?? '{}').reason, more]).toEqual([reason, []])
    await shop.control('webhooks', { mode: 'deliver' })
    await shop.heard()
    await shop.tend()
    expect(await statusOf(order)).toBe('confirmed')
  })

  test('when it is of live money and we are not', async () => {
    const { order, event } = await paidInSecret()
    await deliver({ ...event, id: 'evt_live', livemode: true })
    await processEvents()
    expect(await statusOf(order)).toBe('pending_payment')
    const [kept] = await shop.query<{ id: string; error: string }>(
      "select id, error from payment_events where event_id = 'evt_live'",
    )
    expect(kept?.error).toContain('mode')
    expect(await noted(kept?.id ?? '')).toHaveLength(1)
  })

  test('and a refund of it that staff make by hand is not asked about again', async () => {
    const { checkout, event } = await paidInSecret()
    const wrong = { ...event.data.object, amount_total: 100 }
    await deliver({ ...event, id: 'evt_to_be_refunded', data: { object: wrong } })
    await processEvents()
    expect(await noted(checkout)).toHaveLength(1)
    await shop.query(
      `insert into audit_events (id, action, actor_kind, subject, details)
      values (gen_random_uuid(), 'staff.proof_failed', 'system', 'staff', 'wrong: code')`,
    )
    await fetch(`${shop.bank.url}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: `Bearer ${process.env.STRIPE_SECRET_KEY}` },
      body: new URLSearchParams({ payment_intent: String(event.data.object.payment_intent) }),
    })
    const { data } = await ask<{ data: (Event & { type: string })[] }>('events?limit=5')
    const told = data.find(({ type }) => type.startsWith('refund.'))
    expect(await deliver(told ?? {})).toBe(200)
    await processEvents()
    expect(
      await shop.query(
        'select error, processed_at is not null as processed from payment_events where event_id = $1',
        [told?.id],
      ),
    ).toEqual([{ error: null, processed: true }])
  })
})
