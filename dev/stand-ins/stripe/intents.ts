import * as z from 'zod'
import { noSuch, refused } from './errors'
import type { Form } from './form'
import { newId, now } from './ids'
import { bareIntent } from './intent-object'
import { expandable, readParams } from './params'
import { recall } from './recall'
import type { Checkout, Ctx, Intent, State } from './types'

const CANCELLABLE = [
  'requires_payment_method',
  'requires_capture',
  'requires_confirmation',
  'requires_action',
  'processing',
]

const cancelParams = z.strictObject({
  ...expandable,
  cancellation_reason: z.enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']).optional(),
})

/** The intent of a session: made at the first attempt to pay, as hosted Checkout does, and used again for the next. */
export function intentOf(ctx: Ctx, checkout: Checkout): Intent {
  const { session, intentData } = checkout
  const existing = session.payment_intent && ctx.state.intents.get(session.payment_intent)
  if (existing) return existing
  const id = newId('pi_3')
  const intent: Intent = {
    ...bareIntent(id, session.amount_total ?? 0, session.currency ?? 'cad'),
    allowed_payment_method_types: session.allowed_payment_method_types,
    customer: session.customer,
    description: intentData.description,
    metadata: intentData.metadata,
    payment_method_types: session.payment_method_types,
    receipt_email: intentData.receiptEmail,
    statement_descriptor_suffix: intentData.statementSuffix,
    transfer_group: intentData.transferGroup,
  }
  session.payment_intent = id
  ctx.state.intents.set(id, intent)
  ctx.emit('payment_intent.created', intent)
  return intent
}

export function findIntent(state: State, id: string): Intent {
  const intent = recall(state, id)
  if (!intent) throw noSuch('payment_intent', id, 'intent')
  return intent
}

export function cancelIntent(ctx: Ctx, intent: Intent, reason: Intent['cancellation_reason']): Intent {
  intent.status = 'canceled'
  intent.canceled_at = now()
  intent.cancellation_reason = reason
  ctx.emit('payment_intent.canceled', intent)
  return intent
}

export function cancelOnRequest(ctx: Ctx, form: Form, id: string): Intent {
  const { cancellation_reason } = readParams(cancelParams, form)
  const intent = findIntent(ctx.state, id)
  if (!CANCELLABLE.includes(intent.status)) {
    const message = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${CANCELLABLE.join(', ')}.`
    throw refused(message, { code: 'payment_intent_unexpected_state' })
  }
  const checkout = [...ctx.state.checkouts.values()].find(({ session }) => session.payment_intent === id)
  if (checkout?.session.status === 'open') {
    throw refused(
      "You can't cancel the PaymentIntent for a Checkout Session. Expire the Checkout Session instead.",
    )
  }
  cancelIntent(ctx, intent, cancellation_reason ?? null)
  if (checkout) ctx.emit('checkout.session.async_payment_failed', checkout.session)
  return intent
}
