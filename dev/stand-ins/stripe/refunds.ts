import * as z from 'zod'
import { recordBalance } from './balance'
import { badParam, noSuch, refused } from './errors'
import type { Form } from './form'
import { newId, now } from './ids'
import { paginate, within } from './lists'
import { created, expandable, integer, metadata, paging, readParams, text } from './params'
import { chargeFor } from './refundable'
import type { Charge, Ctx, Refund, State } from './types'

const refundCreate = z.strictObject({
  ...expandable,
  amount: integer.optional(),
  charge: text.optional(),
  metadata: metadata.optional(),
  payment_intent: text.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
})
const refundList = z.strictObject({
  ...paging,
  charge: text.optional(),
  created,
  payment_intent: text.optional(),
})

/** Gives back all or part of a charge. A card is refunded at once, a bank debit is on its way until settled. */
export function createRefund(ctx: Ctx, form: Form): Refund {
  const asked = readParams(refundCreate, form)
  const charge = chargeFor(ctx.state, asked)
  const isTaken = [...ctx.state.disputes.values()].some(
    (one) => one.charge === charge.id && !one.is_charge_refundable && one.status !== 'won',
  )
  if (isTaken) {
    const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`
    throw refused(message, { code: 'charge_disputed' })
  }
  const left = charge.amount - charge.amount_refunded
  const amount = asked.amount ?? left
  if (left === 0) {
    const detail = { code: 'charge_already_refunded' }
    throw refused(`Charge ${charge.id} has already been refunded.`, detail)
  }
  if (amount < 1)
    throw badParam('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' })
  if (amount > left) {
    const message = `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`
    throw refused(message, { param: 'amount' })
  }
  const refund = toRefund(charge, amount, asked.reason ?? null, asked.metadata ?? {})
  refund.balance_transaction = recordBalance(ctx.state, 'refund', refund, -amount)
  ctx.state.refunds.set(refund.id, refund)
  giveBack(charge, amount)
  ctx.emit('refund.created', refund)
  ctx.emit('charge.refunded', charge)
  return refund
}

function toRefund(
  charge: Charge,
  amount: number,
  reason: Refund['reason'],
  data: Record<string, string>,
): Refund {
  return {
    id: newId('re_3'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: data,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: charge.payment_method_details?.type === 'card' ? 'succeeded' : 'pending',
    transfer_reversal: null,
  }
}

function giveBack(charge: Charge, amount: number): void {
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
}

/** The bank's answer to a refund on its way; a failed one puts the money back on our side. */
export function finishRefund(ctx: Ctx, id: string, outcome: 'settle' | 'fail'): Refund {
  const refund = findRefund(ctx.state, id)
  const charge = ctx.state.charges.get(refund.charge)
  if (refund.status !== 'pending' || !charge) throw refused(`Refund ${id} is not on its way.`)
  refund.status = outcome === 'settle' ? 'succeeded' : 'failed'
  if (outcome === 'fail') {
    refund.failure_reason = 'lost_or_stolen_card'
    refund.failure_balance_transaction = recordBalance(ctx.state, 'refund', refund, refund.amount)
    giveBack(charge, -refund.amount)
    ctx.emit('refund.failed', refund)
  }
  ctx.emit('refund.updated', refund)
  ctx.emit('charge.refund.updated', refund)
  return refund
}

export function findRefund(state: State, id: string): Refund {
  const refund = state.refunds.get(id)
  if (!refund) throw noSuch('refund', id, 'refund')
  return refund
}

export function listRefunds({ state }: Ctx, form: Form) {
  const asked = readParams(refundList, form)
  const found = [...state.refunds.values()].filter(
    (one) =>
      within(one.created, asked.created) &&
      (!asked.charge || one.charge === asked.charge) &&
      (!asked.payment_intent || one.payment_intent === asked.payment_intent),
  )
  return paginate(found, asked, '/v1/refunds')
}

function dollars(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100)
}
