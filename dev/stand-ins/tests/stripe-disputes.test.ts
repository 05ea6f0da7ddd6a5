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

async function disputed(more: object = {}) {
  const { id: session } = await stripe.checkout.sessions.create(ORDER)
  await world.control(`sessions/${session}/pay`)
  const { id } = (await world.control(`sessions/${session}/dispute`, more)) as { id: string }
  const told = () => world.shop.types().filter((type) => type?.startsWith('charge.dispute'))
  return { session, id, told, dispute: await stripe.disputes.retrieve(id) }
}

describe('disputes', () => {
  it('take the money at once, and keep the charge from being refunded', async () => {
    const { id, dispute, told } = await disputed()
    expect(dispute).toMatchObject({ amount: TOTAL, status: 'needs_response', reason: 'fraudulent' })
    expect(dispute.balance_transactions).toMatchObject([{ amount: -TOTAL, type: 'adjustment' }])
    expect((await stripe.charges.retrieve(String(dispute.charge))).disputed).toBe(true)
    await expect(stripe.refunds.create({ charge: String(dispute.charge) })).rejects.toMatchObject({
      code: 'charge_disputed',
    })
    const { data } = await stripe.disputes.list({ payment_intent: String(dispute.payment_intent) })
    expect(data.map((one) => one.id)).toEqual([id])
    await expect.poll(told).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn'])
  })

  it('give the money back when they are won', async () => {
    const { id, told } = await disputed()
    await world.control(`disputes/${id}/answer`)
    await world.control(`disputes/${id}/win`)
    const { status, balance_transactions: moved } = await stripe.disputes.retrieve(id)
    expect([status, ...moved.map(({ amount }) => amount)]).toEqual(['won', -TOTAL, TOTAL])
    await expect
      .poll(told)
      .toEqual([
        'charge.dispute.created',
        'charge.dispute.funds_withdrawn',
        'charge.dispute.updated',
        'charge.dispute.closed',
        'charge.dispute.funds_reinstated',
      ])
  })

  it('are lost when nobody answers, or by accepting them, and then over', async () => {
    const { id } = await disputed({ amount: 900, reason: 'product_not_received' })
    expect(await stripe.disputes.close(id)).toMatchObject({ status: 'lost', amount: 900 })
    await expect(stripe.disputes.close(id)).rejects.toMatchObject({ type: 'StripeInvalidRequestError' })
  })

  it('begin as an inquiry that takes nothing until it becomes one', async () => {
    const { id, dispute, told } = await disputed({ inquiry: true })
    expect(dispute).toMatchObject({ status: 'warning_needs_response', balance_transactions: [] })
    await world.control(`disputes/${id}/escalate`)
    const after = await stripe.disputes.retrieve(id)
    expect(after).toMatchObject({ status: 'needs_response', is_charge_refundable: false })
    expect(after.balance_transactions).toHaveLength(1)
    await expect
      .poll(told)
      .toEqual(['charge.dispute.created', 'charge.dispute.updated', 'charge.dispute.funds_withdrawn'])
  })
})
