import { newId, now } from './ids'
import { toLines, totalOf } from './lines'
import type { SessionCreate } from './session-params'
import type { Checkout, Session } from './types'

const DAY = 24 * 60 * 60

/** What Maru never asks for, as Stripe shows it then. */
const UNUSED = {
  after_expiration: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer_account: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  managed_payments: { enabled: false },
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: { card: { request_three_d_secure: 'automatic' } },
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  subscription: null,
  wallet_options: null,
} satisfies Partial<Session>

export function toCheckout(asked: SessionCreate, url: string): Checkout {
  const lines = toLines(asked.line_items)
  const { total, currency } = totalOf(lines)
  const id = newId('cs_test_a1', 56)
  const created = now()
  const wanted = asked.payment_intent_data
  const session: Session = {
    ...UNUSED,
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: asked.adaptive_pricing?.enabled ?? false },
    allow_promotion_codes: asked.allow_promotion_codes ?? null,
    allowed_payment_method_types: asked.allowed_payment_method_types ?? null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: asked.billing_address_collection ?? null,
    cancel_url: asked.cancel_url ?? null,
    client_reference_id: asked.client_reference_id ?? null,
    created,
    currency,
    customer: asked.customer ?? null,
    customer_creation: asked.customer ? null : (asked.customer_creation ?? 'if_required'),
    customer_details: asked.customer_email ? detailsOf(asked.customer_email, null) : null,
    customer_email: asked.customer_email ?? null,
    expires_at: asked.expires_at ?? created + DAY,
    locale: asked.locale ?? null,
    metadata: asked.metadata ?? {},
    mode: asked.mode,
    origin_context: asked.origin_context ?? null,
    payment_intent: null,
    payment_method_types: asked.allowed_payment_method_types ?? ['card', 'acss_debit'],
    payment_status: 'unpaid',
    phone_number_collection: { enabled: asked.phone_number_collection?.enabled ?? false },
    status: 'open',
    submit_type: asked.submit_type ?? null,
    success_url: asked.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: asked.ui_mode ?? 'hosted_page',
    url: `${url}/c/pay/${id}`,
  }
  return {
    session,
    lines,
    merchant: asked.branding_settings?.display_name ?? null,
    intentData: {
      description: wanted?.description ?? null,
      metadata: wanted?.metadata ?? {},
      transferGroup: wanted?.transfer_group ?? null,
      receiptEmail: wanted?.receipt_email ?? null,
      statementSuffix: wanted?.statement_descriptor_suffix ?? null,
    },
  }
}

export function detailsOf(
  email: string | null,
  name: string | null,
): NonNullable<Session['customer_details']> {
  const address = { city: null, country: 'CA', line1: null, line2: null, postal_code: null, state: null }
  return {
    address: name ? address : null,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: name ? [] : null,
  }
}
