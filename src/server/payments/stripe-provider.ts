import { returnUrl } from './return-url'
import type Stripe from 'stripe'
import { callStripe, stripe } from './stripe-client'
import { DeniedByProvider, type PaymentProvider, type PaymentRequest } from './provider'
import { externalRefund, sentRefund, stateOf } from './stripe-states'

const LOCALES = { en: 'en', fr: 'fr-CA', ko: 'ko' } as const

/** Stripe's hosted Checkout: the platform receives the whole payment, sellers are paid from the ledger (rules M4, M11). */
export const stripeProvider: PaymentProvider = {
  async open(request, key) {
    const session = await callStripe(() =>
      stripe().checkout.sessions.create(sessionOf(request), { idempotencyKey: key }),
    )
    return { session: session.id, url: session.url ?? '' }
  },

  async readSession(session) {
    return stateOf(
      await callStripe(() => stripe().checkout.sessions.retrieve(session, { expand: ['payment_intent'] })),
    )
  },

  async close(session) {
    try {
      return stateOf(await callStripe(() => stripe().checkout.sessions.expire(session)))
    } catch (error) {
      // Only an open page can be closed; otherwise read its state.
      if (!(error instanceof DeniedByProvider)) throw error
      return this.readSession(session)
    }
  },

  async refund({ payment, amount, refund, key }) {
    const asked: Stripe.RefundCreateParams = { payment_intent: payment, amount, metadata: { refund } }
    return sentRefund(await callStripe(() => stripe().refunds.create(asked, { idempotencyKey: key })))
  },

  async findRefund({ payment, refund }) {
    const made = (await refundsOf(payment)).find(({ metadata }) => metadata?.refund === refund)
    return made ? sentRefund(made) : null
  },

  async readRefund(id) {
    const refund = await callStripe(() => stripe().refunds.retrieve(id))
    return { ...sentRefund(refund), reason: refund.failure_reason ?? null }
  },

  async externalRefunds(payment) {
    return (await refundsOf(payment)).flatMap((refund) => externalRefund(refund) ?? [])
  },

  async checkoutOf(payment) {
    try {
      const { metadata } = await callStripe(() => stripe().paymentIntents.retrieve(payment))
      return metadata.checkout ?? null
    } catch (error) {
      if (!(error instanceof DeniedByProvider)) throw error
      return null
    }
  },
}

async function refundsOf(payment: string) {
  return (await callStripe(() => stripe().refunds.list({ payment_intent: payment, limit: 100 }))).data
}

function sessionOf(request: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  const { checkout, number, shop, lines } = request
  const about = { metadata: { checkout } }
  return {
    mode: 'payment',
    locale: LOCALES[request.locale],
    customer_email: request.email,
    client_reference_id: checkout,
    expires_at: request.expiresAt,
    success_url: returnUrl(request.backTo, 'done'),
    cancel_url: returnUrl(request.backTo, 'left'),
    branding_settings: { display_name: shop },
    allowed_payment_method_types: ['card', 'acss_debit'],
    line_items: lines.map(({ name, unitPrice, quantity }) => ({
      quantity,
      price_data: { currency: 'cad', unit_amount: unitPrice, product_data: { name } },
    })),
    payment_intent_data: { ...about, description: number, transfer_group: number },
    ...about,
  }
}
