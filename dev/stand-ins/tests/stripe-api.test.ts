import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, ORDER, TOTAL, type World } from './stripe-world'

let world: World
let stripe: Stripe
beforeAll(async () => {
  world = await openWorld()
  stripe = world.stripe
})
afterAll(() => world.close())

const line = (unit_amount: number, currency = 'cad') => ({
  quantity: 1,
  price_data: { currency, unit_amount, product_data: { name: 'Panel' } },
})

describe('the API of the Stripe stand-in', () => {
  it('refuses a wrong and a missing key in Stripe’s words', async () => {
    const wrong = new Stripe('sk_test_other_key_1234', {
      host: '127.0.0.1',
      port: Number(new URL(world.url()).port),
      protocol: 'http',
    })
    await expect(wrong.customers.create()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      message: expect.stringMatching(/^Invalid API Key provided: sk_test_\*+1234$/),
    })
    const missing = await world.raw('/v1/customers')
    expect(missing.status).toBe(401)
    expect((await missing.json()).error.message).toMatch(/^You did not provide an API key/)
  })

  it('answers an endpoint it does not have as Stripe does', async () => {
    await expect(stripe.rawRequest('GET', '/v1/unicorns')).rejects.toMatchObject({
      statusCode: 404,
      type: 'StripeInvalidRequestError',
      message: expect.stringContaining('Unrecognized request URL (GET: /v1/unicorns).'),
    })
    await expect(stripe.customers.del('cus_1')).rejects.toMatchObject({ statusCode: 404 })
  })

  it('names the request, the API version and the idempotency key in its headers', async () => {
    const customer = await stripe.customers.create(
      { name: 'Amélie & Co. (Québec)' },
      { idempotencyKey: 'named' },
    )
    expect(customer.name).toBe('Amélie & Co. (Québec)')
    expect(customer.lastResponse).toMatchObject({
      requestId: expect.stringMatching(/^req_\w{14}$/),
      apiVersion: Stripe.API_VERSION,
      idempotencyKey: 'named',
    })
  })

  it.each([
    ['an unknown parameter', { colour: 'red' }, 'parameter_unknown', 'colour'],
    ['a missing parameter', { success_url: undefined }, 'parameter_missing', 'success_url'],
    ['no lines', { line_items: [] }, 'parameter_missing', 'line_items'],
    ['an address that is none', { success_url: 'order' }, 'url_invalid', 'success_url'],
    ['an empty text', { client_reference_id: '' }, 'parameter_invalid_empty', 'client_reference_id'],
    [
      'a price that is no number',
      { line_items: [line(1.5)] },
      'parameter_invalid_integer',
      'line_items[0][price_data][unit_amount]',
    ],
    [
      'an unknown customer',
      { customer: 'cus_none', customer_email: undefined },
      'resource_missing',
      'customer',
    ],
    ['too much', { line_items: [line(99_999_999), line(1)] }, 'amount_too_large', undefined],
    ['too little', { line_items: [line(49)] }, 'amount_too_small', undefined],
    ['another mode', { mode: 'subscription' }, undefined, 'mode'],
    ['two currencies', { line_items: [line(100), line(100, 'usd')] }, undefined, 'line_items'],
    ['a language Stripe does not speak', { locale: 'en-CA' }, undefined, 'locale'],
    ['an address without an @', { customer_email: 'buyer' }, 'email_invalid', 'customer_email'],
    ['an end too soon', { expires_at: Math.floor(Date.now() / 1000) + 600 }, undefined, 'expires_at'],
    ['an end too late', { expires_at: Math.floor(Date.now() / 1000) + 90_000 }, undefined, 'expires_at'],
  ])('refuses %s', async (_what, change, code, param) => {
    const creating = stripe.checkout.sessions.create({ ...ORDER, ...change })
    await expect(creating).rejects.toMatchObject({
      statusCode: 400,
      rawType: 'invalid_request_error',
      code,
      param,
    })
  })

  it('takes CAD 999,999.99 and not a cent more', async () => {
    const session = await stripe.checkout.sessions.create({ ...ORDER, line_items: [line(99_999_999)] })
    expect(session.amount_total).toBe(99_999_999)
  })

  it('makes a session of the SDK’s shape', async () => {
    const session = await stripe.checkout.sessions.create({ ...ORDER, expand: ['line_items'] })
    expect(session).toMatchObject({
      id: expect.stringMatching(/^cs_test_\w{58}$/),
      object: 'checkout.session',
      amount_total: TOTAL,
      currency: 'cad',
      livemode: false,
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
      metadata: { checkout: '1' },
      url: `${world.url()}/c/pay/${session.id}`,
    })
    expect(session.expires_at - session.created).toBe(24 * 60 * 60)
    const [panel] = session.line_items?.data ?? []
    expect(panel).toMatchObject({
      description: 'Oak slat acoustic wall panel',
      amount_total: 24_600,
      quantity: 12,
    })
    expect(panel?.price?.unit_amount_decimal?.toString()).toBe('2050')
    const { data } = await stripe.checkout.sessions.listLineItems(session.id)
    expect(data.map(({ amount_total }) => amount_total)).toEqual([24_600, 3198])
  })

  it.each([
    ['a session', () => stripe.checkout.sessions.retrieve('cs_test_none'), 'checkout.session'],
    ['an intent', () => stripe.paymentIntents.retrieve('pi_none'), 'payment_intent'],
    ['a charge', () => stripe.charges.retrieve('ch_none'), 'charge'],
    ['a refund', () => stripe.refunds.retrieve('re_none'), 'refund'],
    ['a customer', () => stripe.customers.retrieve('constructor'), 'customer'],
    ['an event', () => stripe.events.retrieve('evt_none'), 'event'],
  ])('says that %s does not exist', async (_what, ask, kind) => {
    await expect(ask()).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: expect.stringContaining(`No such ${kind}: '`),
    })
  })

  it('pages newest first, through the SDK’s own paging too', async () => {
    const { id: customer } = await stripe.customers.create({ email: 'pages@maru.test' })
    const order = { ...ORDER, customer_email: undefined, customer }
    const made: string[] = []
    for (const name of ['a', 'b', 'c']) {
      made.unshift((await stripe.checkout.sessions.create({ ...order, client_reference_id: name })).id)
    }
    const first = await stripe.checkout.sessions.list({ customer, limit: 2 })
    expect(first.has_more).toBe(true)
    expect(first.data.map(({ id }) => id)).toEqual(made.slice(0, 2))
    const all = await stripe.checkout.sessions.list({ customer, limit: 1 }).autoPagingToArray({ limit: 10 })
    expect(all.map(({ id }) => id)).toEqual(made)
    const back = await stripe.checkout.sessions.list({ customer, ending_before: made[2] })
    expect(back.data.map(({ id }) => id)).toEqual(made.slice(0, 2))
    await expect(stripe.checkout.sessions.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' })
  })

  it('expands what is asked and refuses what cannot be', async () => {
    const { id } = await stripe.checkout.sessions.create(ORDER)
    await world.control(`sessions/${id}/pay`)
    const paths = ['payment_intent.latest_charge.balance_transaction', 'line_items']
    const session = await stripe.checkout.sessions.retrieve(id, { expand: paths })
    expect(session).toMatchObject({
      payment_intent: {
        latest_charge: { amount: TOTAL, balance_transaction: { fee: 836, net: TOTAL - 836 } },
      },
      line_items: { data: [{}, {}] },
    })
    const { data } = await stripe.checkout.sessions.list({ limit: 1, expand: ['data.payment_intent'] })
    expect(data[0]?.payment_intent).toMatchObject({ object: 'payment_intent', transfer_group: 'checkout-1' })
    await expect(stripe.checkout.sessions.retrieve(id, { expand: ['status'] })).rejects.toMatchObject({
      message: 'This property cannot be expanded (status).',
    })
  })
})
