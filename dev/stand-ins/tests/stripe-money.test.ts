import type Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openWorld, ORDER, TOTAL, type World } from './stripe-world'

let world: World
let stripe: Stripe
beforeEach(async () => {
  world = await openWorld()
  stripe = world.stripe
})
afterEach(() => world.close())

async function paid(...acts: string[]) {
  const { id } = await stripe.checkout.sessions.create(ORDER)
  for (const act of acts) await world.control(`sessions/${id}/${act}`)
  const payment_intent = String((await stripe.checkout.sessions.retrieve(id)).payment_intent)
  const charge = String((await stripe.paymentIntents.retrieve(payment_intent)).latest_charge)
  return { payment_intent, charge }
}

describe('refunds', () => {
  it('give back part, then the rest, never more', async () => {
    const { payment_intent, charge } = await paid('pay')
    const part = await stripe.refunds.create({ payment_intent, amount: 1000, metadata: { order: '1' } })
    expect(part).toMatchObject({
      amount: 1000,
      status: 'succeeded',
      charge,
      payment_intent,
      metadata: { order: '1' },
    })
    await expect(stripe.refunds.create({ payment_intent, amount: TOTAL })).rejects.toMatchObject({
      param: 'amount',
      message: 'Refund amount ($277.98) is greater than unrefunded amount on charge ($267.98)',
    })
    const rest = await stripe.refunds.create({ charge, reason: 'requested_by_customer' })
    expect(rest.amount).toBe(TOTAL - 1000)
    expect(await stripe.charges.retrieve(charge)).toMatchObject({ refunded: true, amount_refunded: TOTAL })
    await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({ code: 'charge_already_refunded' })
    const { data } = await stripe.refunds.list({ payment_intent })
    expect(data.map(({ id }) => id)).toEqual([rest.id, part.id])
    expect(await stripe.refunds.retrieve(part.id)).toEqual(part)
    await expect
      .poll(() => world.shop.types().slice(4))
      .toEqual(['refund.created', 'charge.refunded', 'refund.created', 'charge.refunded'])
  })

  it('give back what the demo says was paid before anybody asked, and no more', async () => {
    const payment_intent = 'pi_demo_4af1c08d5e2b_25500'
    expect(await stripe.paymentIntents.retrieve(payment_intent)).toMatchObject({
      status: 'succeeded',
      amount_received: 25_500,
    })
    expect(await stripe.refunds.create({ payment_intent, amount: 5_500 })).toMatchObject({
      status: 'succeeded',
    })
    await expect(stripe.refunds.create({ payment_intent, amount: 20_001 })).rejects.toMatchObject({
      param: 'amount',
    })
    for (const unknown of ['pi_demo_4af1c08d5e2b', 'pi_demo_4af1c08d5e2b_0', 'pi_other_25500'])
      await expect(stripe.refunds.create({ payment_intent: unknown })).rejects.toMatchObject({
        code: 'resource_missing',
      })
  })

  it('of a bank debit are on their way until the bank answers', async () => {
    const { charge } = await paid('later', 'settle')
    const { id, status } = await stripe.refunds.create({ charge, amount: 500 })
    expect(status).toBe('pending')
    await world.control(`refunds/${id}/fail`)
    expect(await stripe.refunds.retrieve(id)).toMatchObject({
      status: 'failed',
      failure_reason: expect.any(String),
    })
    expect((await stripe.charges.retrieve(charge)).amount_refunded).toBe(0)
    const next = await stripe.refunds.create({ charge, amount: 500 })
    expect(await world.control(`refunds/${next.id}/settle`)).toMatchObject({ status: 'succeeded' })
    expect(await world.control(`refunds/${next.id}/fail`)).toHaveProperty('error')
  })

  it.each([
    ['nothing named', {}],
    ['both named', { charge: 'ch_1', payment_intent: 'pi_1' }],
    ['a charge that is not there', { charge: 'ch_1' }],
    ['an amount of nothing', { amount: 0 }],
  ])('are refused with %s', async (_what, params) => {
    await expect(stripe.refunds.create(params)).rejects.toMatchObject({ type: 'StripeInvalidRequestError' })
  })

  it('need money that arrived', async () => {
    const { payment_intent } = await paid('later')
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
      message: expect.stringContaining('does not have a successful charge to refund'),
    })
  })
})

describe('transfers', () => {
  const to = { currency: 'cad', destination: 'acct_1Seller', transfer_group: 'checkout-1' }

  it('move money of a charge and stop at what it brought', async () => {
    const { charge } = await paid('pay')
    const transfer = await stripe.transfers.create({ ...to, amount: TOTAL - 100, source_transaction: charge })
    expect(transfer).toMatchObject({
      object: 'transfer',
      transfer_group: 'checkout-1',
      source_transaction: charge,
    })
    await expect(
      stripe.transfers.create({ ...to, amount: 101, source_transaction: charge }),
    ).rejects.toMatchObject({
      param: 'amount',
    })
    const { data } = await stripe.transfers.list({ transfer_group: 'checkout-1' })
    expect(data.map(({ id }) => id)).toEqual([transfer.id])
  })

  it('need a balance and a real destination', async () => {
    await expect(stripe.transfers.create({ ...to, amount: 100 })).rejects.toMatchObject({
      code: 'balance_insufficient',
    })
    await paid('pay')
    await stripe.transfers.create({ ...to, amount: 100 })
    await expect(stripe.transfers.create({ ...to, amount: 100, destination: 'bank' })).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'destination',
    })
  })

  it('and charges and refunds add up to the balance', async () => {
    const { charge } = await paid('pay')
    await stripe.refunds.create({ charge, amount: 1000 })
    await stripe.transfers.create({ ...to, amount: 2000 })
    const { data } = await stripe.balanceTransactions.list()
    expect(data.map(({ type, amount, net }) => [type, amount, net])).toEqual([
      ['transfer', -2000, -2000],
      ['refund', -1000, -1000],
      ['charge', TOTAL, TOTAL - 836],
    ])
    expect((await stripe.balanceTransactions.list({ source: charge })).data).toHaveLength(1)
  })
})
