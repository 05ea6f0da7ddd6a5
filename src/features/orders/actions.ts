'use server'

import { getTranslations } from 'next-intl/server'
import { isId } from '@/domain/id'
import { toExactCents } from '@/domain/money'
import type { Result } from '@/domain/result'
import { refusedWith } from '@/server/forms/action'
import type { FormState } from '@/domain/form-state'
import { field, localeIn } from '@/server/forms/form'
import { formAction } from '@/server/forms/form-action'
import { signedInActor } from '@/server/auth/signed-in-actor'
import { answerCancel, callOff, requestCancel } from './commands/cancel-order'
import { acknowledgeOrder, markDelivered, shipOrder } from './commands/fulfil-order'
import { giveQuote } from './commands/give-quote'
import { refundOrder } from './commands/refund-order'

/** What is said over the reason: the words of rule M36 for a step of the order, plain ones for what is no such step. */
type Failed = 'failed' | 'cancelFailed' | 'quoteFailed' | 'refundFailed'

type Words =
  | 'cancelSubmitted'
  | 'cancelled'
  | 'cancelledUnpaid'
  | 'cancelRefused'
  | 'acknowledged'
  | 'shipped'
  | 'delivered'
  | 'quoted'
  | 'refunded'

/** Every form here has `order` (its id) and `locale`. */
const orderIn = (form: FormData) => {
  const id = field(form, 'order', 36)
  return isId(id) ? id : '00000000-0000-0000-0000-000000000000'
}

async function answer<T>(
  form: FormData,
  done: Result<T>,
  said: (value: T) => Words,
  failed: Failed = 'failed',
): Promise<FormState> {
  const locale = localeIn(form)
  const t = await getTranslations({ locale, namespace: 'orderMoves' })
  if (done.ok) return { ok: true, message: t(said(done.value)) }
  return refusedWith(locale, (message) => t(failed, { message }), done.issues)
}

/** The buyer's Cancel Order (rule M7). Field: reason. */
export const cancelOrder = formAction(async (_: FormState, form: FormData): Promise<FormState> => {
  const done = await requestCancel(await signedInActor(), {
    order: orderIn(form),
    reason: field(form, 'reason', 1000),
  })
  return answer(
    form,
    done,
    ({ done: what }) => (what === 'cancelled' ? 'cancelledUnpaid' : 'cancelSubmitted'),
    'cancelFailed',
  )
})

/** The buyer's I received it; the seller and staff say so too. */
export const receiveOrder = formAction(async (_: FormState, form: FormData): Promise<FormState> => {
  return answer(form, await markDelivered(await signedInActor(), orderIn(form)), () => 'delivered')
})

/** The seller's acknowledgement button. */
export const acknowledge = formAction(async (_: FormState, form: FormData): Promise<FormState> => {
  return answer(form, await acknowledgeOrder(await signedInActor(), orderIn(form)), () => 'acknowledged')
})

/** The seller's register waybill button. Fields: carrier, trackingNumber. */
export const ship = formAction(async (_: FormState, form: FormData): Promise<FormState> => {
  const waybill = { carrier: field(form, 'carrier', 10), trackingNumber: field(form, 'trackingNumber', 81) }
  const done = await shipOrder(await signedInActor(), { order: orderIn(form), ...waybill })
  return answer(form, done, () => 'shipped')
})

/** The seller's answer to a request to cancel. Fields: answer ('approve' or 'refuse'), reason. */
export const answerCancelRequest = formAction(async (_: FormState, form: FormData): Promise<FormState> => {
  const approved = field(form, 'answer', 10) === 'approve'
  const asked = { order: orderIn(form), reason: field(form, 'reason', 1000), approved }
  const done = await answerCancel(await signedInActor(), asked)
  return answer(form, done, () => (approved ? 'cancelled' : 'cancelRefused'))
})

/** The seller calls an order off. Field: reason. */
export const callOffOrder = formAction(async (_: FormState, form: FormData): Promise<FormState> => {
  const done = await callOff(await signedInActor(), {
    order: orderIn(form),
    reason: field(form, 'reason', 1000),
  })
  return answer(form, done, () => 'cancelled')
})

/** The seller says what sending costs (rule M15). Field: shipping, as people type an amount. */
export const quoteShipping = formAction(async (_: FormState, form: FormData): Promise<FormState> => {
  const cents = toExactCents(field(form, 'shipping', 41), 'shipping', localeIn(form))
  const done = cents.ok
    ? await giveQuote(await signedInActor(), { order: orderIn(form), shipping: cents.value })
    : cents
  return answer(form, done, () => 'quoted', 'quoteFailed')
})

/** The seller gives money back. Fields: amount, reason, key (made with the form). */
export const refund = formAction(async (_: FormState, form: FormData): Promise<FormState> => {
  const cents = toExactCents(field(form, 'amount', 41), 'amount', localeIn(form))
  const more = { reason: field(form, 'reason', 1000), key: field(form, 'key', 60) }
  const done = cents.ok
    ? await refundOrder(await signedInActor(), { order: orderIn(form), amount: cents.value, ...more })
    : cents
  return answer(form, done, () => 'refunded', 'refundFailed')
})
