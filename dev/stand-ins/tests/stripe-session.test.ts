import type Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openWorld, ORDER, TOTAL, type World } from './stripe-world'

let world: World
let stripe: Stripe
let session: Stripe.Checkout.Session
beforeEach(async () => {
  world = await openWorld()
  stripe = world.stripe
  session = await stripe.checkout.sessions.create(ORDER)
})
afterEach(() => world.close())

const act = (name: string) => world.control(`sessions/${session.id}/${name}`)
const now = () => stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent.latest_charge'] })
const heard = (count: number) => expect.poll(() => world.shop.heard.length).toBe(count)

describe('a checkout session', () => {
  it('paid by card is complete, and the shop hears of it, signed', async () => {
    await act('pay')
    expect(await now()).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      customer_details: { email: 'buyer@maru.test', name: 'Test Buyer' },
      payment_intent: {
        status: 'succeeded',
        amount_received: TOTAL,
        metadata: { checkout: '1' },
        latest_charge: { status: 'succeeded', paid: true, transfer_group: 'checkout-1' },
      },
    })
    await heard(4)
    expect(world.shop.heard.every(({ refused }) => refused === null)).toBe(true)
    expect(world.shop.types()).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'checkout.session.completed',
    ])
    expect(world.shop.heard[3]?.event?.data.object).toMatchObject({ id: session.id, payment_status: 'paid' })
    expect(world.shop.heard[0]?.header).toMatch(/^t=\d{10},v1=[0-9a-f]{64}$/)
  })

  it('declined stays open on the same intent, and can be paid then', async () => {
    await act('decline')
    const declined = await now()
    expect(declined).toMatchObject({
      status: 'open',
      payment_intent: {
        status: 'requires_payment_method',
        last_payment_error: { type: 'card_error', code: 'card_declined' },
        latest_charge: { status: 'failed', paid: false },
      },
    })
    await act('pay')
    const paid = await now()
    expect(paid).toMatchObject({ payment_intent: { status: 'succeeded', last_payment_error: null } })
    await heard(6)
    expect(world.shop.types().slice(0, 3)).toEqual([
      'payment_intent.created',
      'charge.failed',
      'payment_intent.payment_failed',
    ])
  })

  it('paid by bank debit completes unpaid, then settles', async () => {
    await act('later')
    expect(await now()).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: { status: 'processing', amount_received: 0 },
    })
    await act('settle')
    expect(await now()).toMatchObject({ payment_status: 'paid', payment_intent: { status: 'succeeded' } })
    await heard(7)
    expect(world.shop.types()).toEqual([
      'payment_intent.created',
      'charge.pending',
      'payment_intent.processing',
      'checkout.session.completed',
      'charge.succeeded',
      'payment_intent.succeeded',
      'checkout.session.async_payment_succeeded',
    ])
    expect(world.shop.heard[3]?.event?.data.object).toMatchObject({ payment_status: 'unpaid' })
  })

  it('paid by a bank debit that bounces stays unpaid', async () => {
    await act('later')
    await act('bounce')
    expect(await now()).toMatchObject({
      payment_status: 'unpaid',
      payment_intent: { status: 'requires_payment_method' },
    })
    await heard(7)
    expect(world.shop.types().at(-1)).toBe('checkout.session.async_payment_failed')
    expect(await act('settle')).toHaveProperty('error')
  })

  it('expires on request, once, and takes its intent with it', async () => {
    await act('decline')
    expect(await stripe.checkout.sessions.expire(session.id)).toMatchObject({ status: 'expired', url: null })
    expect(await now()).toMatchObject({
      payment_intent: { status: 'canceled', cancellation_reason: 'expired' },
    })
    await expect(stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({
      message: expect.stringContaining('Only Checkout Sessions with a status in ["open"] can be expired.'),
    })
    expect(await act('pay')).toHaveProperty('error.message', 'This Checkout Session is no longer open.')
    await heard(5)
    expect(world.shop.types().slice(3)).toEqual(['payment_intent.canceled', 'checkout.session.expired'])
  })

  it('expires when its time is up', async () => {
    expect(await world.control('advance', { seconds: 3600 })).toEqual({ expired: 0 })
    expect(await world.control('advance', { seconds: 24 * 3600 })).toEqual({ expired: 1 })
    expect((await now()).status).toBe('expired')
    await heard(1)
  })

  it('does not let its intent be cancelled past it', async () => {
    await act('decline')
    const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id)
    const cancel = () => stripe.paymentIntents.cancel(String(payment_intent))
    await expect(cancel()).rejects.toMatchObject({
      message: expect.stringContaining('Expire the Checkout Session'),
    })
    await act('pay')
    await expect(cancel()).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' })
  })

  it('on its way from the bank can still be cancelled', async () => {
    await act('later')
    const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id)
    const intent = await stripe.paymentIntents.cancel(String(payment_intent), {
      cancellation_reason: 'abandoned',
    })
    expect(intent).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' })
  })

  it('makes a customer when asked to', async () => {
    const guest = await stripe.checkout.sessions.create({ ...ORDER, customer_creation: 'always' })
    await world.control(`sessions/${guest.id}/pay`, { name: 'Jo' })
    const paid = await stripe.checkout.sessions.retrieve(guest.id, { expand: ['customer'] })
    expect(paid.customer).toMatchObject({ object: 'customer', email: 'buyer@maru.test', name: 'Jo' })
  })

  it('leaves events that can be asked for, as they were at the time', async () => {
    await act('later')
    await act('settle')
    const { data } = await stripe.events.list({ type: 'checkout.session.*' })
    expect(data.map(({ type }) => type)).toEqual([
      'checkout.session.async_payment_succeeded',
      'checkout.session.completed',
    ])
    const completed = await stripe.events.retrieve(data[1]?.id ?? '')
    expect(completed).toMatchObject({ object: 'event', data: { object: { payment_status: 'unpaid' } } })
  })
})
