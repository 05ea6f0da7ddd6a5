import { newId, now } from './ids'
import type { Charge, Intent } from './types'

export type Payer = { email: string | null; name: string | null }
export type Way = 'card' | 'acss_debit'

const ADDRESS = { city: null, country: 'CA', line1: null, line2: null, postal_code: null, state: null }

const OUTCOME = {
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: 'approved_by_network',
  reason: null,
  risk_level: 'normal',
  risk_score: 20,
  seller_message: 'Payment complete.',
  type: 'authorized',
} satisfies Charge['outcome']

const DECLINED = {
  ...OUTCOME,
  network_decline_code: '01',
  network_status: 'declined_by_network',
  reason: 'generic_decline',
  seller_message: 'The bank did not return any further details with this decline.',
  type: 'issuer_declined',
} satisfies Charge['outcome']

/** A charge in the state it starts with; `status` says how the attempt went. */
export function toCharge(
  intent: Intent,
  payer: Payer,
  way: Way,
  status: 'succeeded' | 'pending' | 'failed',
): Charge {
  const paid = status === 'succeeded'
  const failed = status === 'failed'
  return {
    id: newId(way === 'card' ? 'ch_3' : 'py_3'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: failed ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: ADDRESS, email: payer.email, name: payer.name, phone: null, tax_id: null },
    calculated_statement_descriptor: 'MARU',
    captured: !failed,
    created: now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failed ? 'card_declined' : null,
    failure_message: failed ? 'Your card was declined.' : null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: failed ? DECLINED : OUTCOME,
    paid,
    payment_intent: intent.id,
    payment_method: newId('pm_1'),
    payment_method_details:
      way === 'card' ? cardDetails(failed ? '0002' : '4242', intent.amount) : debitDetails(),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status,
    transfer_data: null,
    transfer_group: intent.transfer_group,
  }
}

function cardDetails(last4: string, amount: number): NonNullable<Charge['payment_method_details']> {
  return {
    type: 'card',
    card: {
      amount_authorized: amount,
      authorization_code: '123456',
      brand: 'visa',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'CA',
      electronic_commerce_indicator: null,
      exp_month: 12,
      exp_year: new Date().getFullYear() + 2,
      funding: 'credit',
      installments: null,
      last4,
      mandate: null,
      network: 'visa',
      network_transaction_id: null,
      regulated_status: 'unregulated',
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
  }
}

function debitDetails(): NonNullable<Charge['payment_method_details']> {
  const bank = {
    bank_name: 'STRIPE TEST BANK',
    institution_number: '000',
    transit_number: '11000',
    last4: '6789',
  }
  return { type: 'acss_debit', acss_debit: { ...bank, fingerprint: null } }
}
