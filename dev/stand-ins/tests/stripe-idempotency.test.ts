import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, ORDER, type World } from './stripe-world'

let world: World
let stripe: Stripe
beforeAll(async () => {
  world = await openWorld()
  stripe = world.stripe
})
afterAll(() => world.close())

describe('idempotency keys', () => {
  it('get the same answer again for the same parameters, in any order', async () => {
    const first = await stripe.checkout.sessions.create(ORDER, { idempotencyKey: 'same' })
    const { mode, ...rest } = ORDER
    const again = await stripe.checkout.sessions.create({ ...rest, mode }, { idempotencyKey: 'same' })
    expect(again).toEqual(first)
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
    expect(again.lastResponse.headers['original-request']).toBe(first.lastResponse.requestId)
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined()
  })

  it('refuse other parameters and other endpoints', async () => {
    await stripe.customers.create({ name: 'One' }, { idempotencyKey: 'used' })
    await expect(stripe.customers.create({ name: 'Two' }, { idempotencyKey: 'used' })).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
      message: expect.stringContaining('with the same parameters they were first used with'),
    })
    await expect(stripe.checkout.sessions.create(ORDER, { idempotencyKey: 'used' })).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
      message: expect.stringContaining("('/v1/customers' vs '/v1/checkout/sessions')"),
    })
  })

  it('are in conflict while the first request is at work, and the SDK’s retry then finds the answer', async () => {
    await world.control('faults', { kind: 'slow', ms: 300 })
    const first = stripe.customers.create({ name: 'Slow' }, { idempotencyKey: 'busy' })
    await new Promise((resolve) => setTimeout(resolve, 100))
    await expect(stripe.customers.create({ name: 'Slow' }, { idempotencyKey: 'busy' })).rejects.toMatchObject(
      {
        statusCode: 409,
        code: 'idempotency_key_in_use',
      },
    )
    const retrying = world.sdk({ maxNetworkRetries: 3 })
    const later = await retrying.customers.create({ name: 'Slow' }, { idempotencyKey: 'busy' })
    expect(later.id).toBe((await first).id)
  })

  it('make one object of fifty requests at once', async () => {
    const retrying = world.sdk({ maxNetworkRetries: 5 })
    const asking = Array.from({ length: 50 }, () =>
      retrying.checkout.sessions.create(ORDER, { idempotencyKey: 'fifty' }).then(({ id }) => id),
    )
    expect(new Set(await Promise.all(asking)).size).toBe(1)
  })

  it('remember a refusal from the work, not one for the parameters', async () => {
    const { id } = await stripe.checkout.sessions.create(ORDER)
    await stripe.checkout.sessions.expire(id)
    const expire = () => stripe.checkout.sessions.expire(id, {}, { idempotencyKey: 'expired' })
    await expect(expire()).rejects.toMatchObject({
      headers: expect.not.objectContaining({ 'idempotent-replayed': 'true' }),
    })
    await expect(expire()).rejects.toMatchObject({
      headers: expect.objectContaining({ 'idempotent-replayed': 'true' }),
    })
    await expect(
      stripe.checkout.sessions.create({ ...ORDER, success_url: 'x' }, { idempotencyKey: 'mended' }),
    ).rejects.toMatchObject({ code: 'url_invalid' })
    await expect(
      stripe.checkout.sessions.create(ORDER, { idempotencyKey: 'mended' }),
    ).resolves.toHaveProperty('url')
  })
})
