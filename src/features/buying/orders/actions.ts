'use server'

import { isId, NO_ID } from '@/domain/values/id'
import { toExactCents } from '@/domain/money'
import { field } from '@/server/http/forms/form'
import { visitorAction } from '@/server/http/forms/form-action'
import { currentActor, currentActorOn, currentSellerActor } from '@/server/auth/signed-in-actor'
import { tooOften } from '@/server/auth/throttle'
import { getTranslations } from '@/server/texts/translations'
import { answerCancel, callOff, requestCancel } from './commands/cancel-order'
import { cancelRest } from './commands/cancel-rest'
import { acknowledgeOrder, markDelivered, markParcelArrived } from './commands/fulfil-order'
import { giveEstimate } from './commands/give-estimate'
import { giveQuote } from './commands/give-quote'
import { refundOrder } from './commands/refund-order'
import { orderIn } from './commands/order-in'

/** Every form here has `order` (its id) and `locale`; what a visitor may not do, the command refuses. */
const reasonIn = (form: FormData) => field(form, 'reason')

/** What was typed, to fill a refused form again without script. */
const typed = (form: FormData, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, field(form, name)]))

/** The buyer's Cancel Order (rule M7). Field: reason. */
export const cancelOrder = visitorAction(
  { words: 'orderMoves', failedWith: (t, message) => t('cancelFailed', { message }) },
  async ({ form, t }) => {
    const done = await requestCancel(await currentActor(), { order: orderIn(form), reason: reasonIn(form) })
    if (!done.ok) return done
    const isOver = done.value.done === 'cancelled'
    return { ok: true, message: t(isOver ? 'cancelledUnpaid' : 'cancelSubmitted') }
  },
)

/** The buyer's I received it button; the seller and staff have it too. */
export const receiveOrder = visitorAction(
  { words: 'orderMoves', failedWith: (t, message) => t('failed', { message }) },
  async ({ form, t }) => {
    const done = await markDelivered(await currentActorOn(orderIn(form)), orderIn(form))
    return done.ok ? { ok: true, message: t('delivered') } : done
  },
)

/** The buyer has one of several parcels (rule M140). Field: parcel, its id. */
export const receiveParcel = visitorAction(
  { words: 'orderMoves', failedWith: (t, message) => t('failed', { message }) },
  async ({ form, locale }) => {
    const parcel = field(form, 'parcel', 36)
    const which = { order: orderIn(form), parcel: isId(parcel) ? parcel : NO_ID }
    const done = await markParcelArrived(await currentActor(), which)
    const t = getTranslations({ locale, namespace: 'parcels' })
    return done.ok ? { ok: true, message: t('received') } : done
  },
)

/** The seller calls off what is not sent (rule M141). Fields: reason, seen (what the form was made from). */
export const callOffRest = visitorAction(
  { words: 'parcels', failedWith: (t, message) => t('rest.failed', { message }) },
  async ({ form, t }) => {
    const asked = { order: orderIn(form), reason: reasonIn(form), seen: field(form, 'seen', 20_000) }
    const done = await cancelRest(await currentSellerActor('orders'), asked)
    return done.ok ? { ok: true, message: t('rest.done') } : { ...done, kept: typed(form, ['reason']) }
  },
)

/** The seller's acknowledgement button. */
export const acknowledge = visitorAction(
  { words: 'orderMoves', failedWith: (t, message) => t('failed', { message }) },
  async ({ form, t }) => {
    const done = await acknowledgeOrder(await currentSellerActor('orders'), orderIn(form))
    return done.ok ? { ok: true, message: t('acknowledged') } : done
  },
)

/** The seller's answer to a request to cancel. Fields: answer ('approve' or 'refuse'), reason. */
export const answerCancelRequest = visitorAction(
  { words: 'orderMoves', failedWith: (t, message) => t('failed', { message }) },
  async ({ form, t }) => {
    const approved = field(form, 'answer', 10) === 'approve'
    const asked = { order: orderIn(form), reason: reasonIn(form), approved }
    const done = await answerCancel(await currentSellerActor('orders'), asked)
    return done.ok ? { ok: true, message: t(approved ? 'cancelled' : 'cancelRefused') } : done
  },
)

/** The seller cancels an order. Field: reason. */
export const callOffOrder = visitorAction(
  { words: 'orderMoves', failedWith: (t, message) => t('failed', { message }) },
  async ({ form, t }) => {
    const done = await callOff(await currentSellerActor('orders'), {
      order: orderIn(form),
      reason: reasonIn(form),
    })
    return done.ok ? { ok: true, message: t('cancelled') } : { ...done, kept: typed(form, ['reason']) }
  },
)

/** The seller's shipping quote (rule M15). Field: shipping, an amount as typed. */
export const quoteShipping = visitorAction(
  { words: 'orderMoves', failedWith: (t, message) => t('quoteFailed', { message }) },
  async ({ form, locale, t }) => {
    const cents = toExactCents(field(form, 'shipping', 41), 'shipping', locale)
    if (!cents.ok) return cents
    const done = await giveQuote(await currentSellerActor('orders'), {
      order: orderIn(form),
      shipping: cents.value,
    })
    return done.ok ? { ok: true, message: t('quoted') } : done
  },
)

/** The seller's new estimate of an order that is late (rule M64). Fields: from and to, days as a date field sends them. */
export const estimate = visitorAction(
  { words: 'orderMoves', failedWith: (t, message) => t('estimateFailed', { message }) },
  async ({ form, t }) => {
    const days = { from: field(form, 'from', 11), to: field(form, 'to', 11) }
    const actor = await currentSellerActor('orders')
    const refused = 'id' in actor ? await tooOften('giveEstimate', { account: actor.id }) : null
    const done = refused ?? (await giveEstimate(actor, { order: orderIn(form), ...days }))
    return done.ok ? { ok: true, message: t('estimated') } : { ...done, kept: days }
  },
)

/** The seller refunds an amount. Fields: amount, reason, key (made with the form). */
export const refund = visitorAction(
  { words: 'orderMoves', failedWith: (t, message) => t('refundFailed', { message }) },
  async ({ form, locale, t }) => {
    const kept = typed(form, ['amount', 'reason'])
    const cents = toExactCents(field(form, 'amount', 41), 'amount', locale)
    if (!cents.ok) return { ...cents, kept }
    const asked = { order: orderIn(form), amount: cents.value, reason: reasonIn(form) }
    const done = await refundOrder(await currentSellerActor('orders'), {
      ...asked,
      key: field(form, 'key', 60),
    })
    return done.ok ? { ok: true, message: t('refunded') } : { ...done, kept }
  },
)
