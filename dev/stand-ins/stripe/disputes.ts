import * as z from 'zod'
import { recordBalance } from './balance'
import { noSuch, refused } from './errors'
import type { Form } from './form'
import { newId, now } from './ids'
import { paginate, within } from './lists'
import { created, paging, readParams, text } from './params'
import { chargeFor } from './refundable'
import type { Charge, Checkout, Ctx, Dispute, State } from './types'

const DAY = 24 * 60 * 60
const DAYS_TO_ANSWER = 9

/** What the bank says when it opens one. An inquiry takes no money until it becomes a dispute. */
export const disputeSchema = z.strictObject({
  amount: z.int().min(1).optional(),
  reason: z.string().default('fraudulent'),
  inquiry: z.boolean().default(false),
})
type Opening = z.output<typeof disputeSchema>

const disputeList = z.strictObject({
  ...paging,
  charge: text.optional(),
  created,
  payment_intent: text.optional(),
})

/** The buyer's bank takes a payment back, or asks about it. */
export function openDispute(ctx: Ctx, { session }: Checkout, opening: Opening): Dispute {
  const charge = chargeFor(ctx.state, { payment_intent: session.payment_intent ?? '' })
  if (charge.disputed) throw refused(`Charge ${charge.id} is disputed already.`)
  const dispute = toDispute(charge, opening)
  charge.disputed = true
  ctx.state.disputes.set(dispute.id, dispute)
  ctx.emit('charge.dispute.created', dispute)
  if (!opening.inquiry) withdraw(ctx, dispute)
  return dispute
}

function toDispute(charge: Charge, { amount, reason, inquiry }: Opening): Dispute {
  return {
    id: newId('du_1'),
    object: 'dispute',
    amount: amount ?? charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: EVIDENCE,
    evidence_details: {
      due_by: now() + DAYS_TO_ANSWER * DAY,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: inquiry,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: inquiry ? 'warning_needs_response' : 'needs_response',
  }
}

function withdraw(ctx: Ctx, dispute: Dispute): void {
  move(ctx, dispute, -dispute.amount)
  ctx.emit('charge.dispute.funds_withdrawn', dispute)
}

function move({ state }: Ctx, dispute: Dispute, amount: number): void {
  const id = recordBalance(state, 'adjustment', dispute, amount)
  const movement = state.balance.get(id)
  if (movement) dispute.balance_transactions.push(movement)
}

export type DisputeStep = 'escalate' | 'answer' | 'win' | 'lose' | 'withdraw'
export const DISPUTE_STEPS: readonly string[] = ['escalate', 'answer', 'win', 'lose', 'withdraw']

const FINAL = ['won', 'lost', 'warning_closed']

/** What becomes of it: the bank decides, or an inquiry ends or becomes a dispute. */
export function stepDispute(ctx: Ctx, id: string, step: DisputeStep): Dispute {
  const dispute = findDispute(ctx.state, id)
  const isInquiry = dispute.status.startsWith('warning_')
  const isFitting = step === 'escalate' || step === 'withdraw' ? isInquiry : step === 'answer' || !isInquiry
  if (FINAL.includes(dispute.status) || !isFitting) throw refused(`Dispute ${id} is ${dispute.status}.`)
  dispute.status = nextOf(step, isInquiry)
  if (step === 'answer') {
    dispute.evidence_details = { ...dispute.evidence_details, has_evidence: true, submission_count: 1 }
    dispute.intended_submission_method = 'manual'
  }
  if (step === 'win') move(ctx, dispute, dispute.amount)
  const isOver = FINAL.includes(dispute.status)
  ctx.emit(isOver ? 'charge.dispute.closed' : 'charge.dispute.updated', dispute)
  if (step === 'win') ctx.emit('charge.dispute.funds_reinstated', dispute)
  if (step === 'escalate') {
    dispute.is_charge_refundable = false
    withdraw(ctx, dispute)
  }
  return dispute
}

function nextOf(step: DisputeStep, isInquiry: boolean): Dispute['status'] {
  if (step === 'answer') return isInquiry ? 'warning_under_review' : 'under_review'
  return ({ escalate: 'needs_response', win: 'won', lose: 'lost', withdraw: 'warning_closed' } as const)[step]
}

/** Accepting it loses it at once. */
export function closeDispute(ctx: Ctx, id: string): Dispute {
  return stepDispute(ctx, id, 'lose')
}

export function findDispute(state: State, id: string): Dispute {
  const dispute = state.disputes.get(id)
  if (!dispute) throw noSuch('dispute', id, 'dispute')
  return dispute
}

export function listDisputes({ state }: Ctx, form: Form) {
  const asked = readParams(disputeList, form)
  const found = [...state.disputes.values()].filter(
    (one) =>
      within(one.created, asked.created) &&
      (!asked.charge || one.charge === asked.charge) &&
      (!asked.payment_intent || one.payment_intent === asked.payment_intent),
  )
  return paginate(found, asked, '/v1/disputes')
}

/** Stripe sends every kind of evidence, empty until it is given. */
const EVIDENCE: Dispute['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}
