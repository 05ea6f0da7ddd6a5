import * as z from 'zod'
import { created, currency, email, expandable, flag, integer, link, metadata, paging, text } from './params'
import locales from './locales.json'

const switched = z.strictObject({ enabled: flag }).optional()

const priceData = z.strictObject({
  currency,
  product_data: z.strictObject({
    name: text,
    description: text.optional(),
    images: z.array(link).max(8).optional(),
    metadata: metadata.optional(),
    tax_code: text.optional(),
    unit_label: text.optional(),
  }),
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
  unit_amount: integer.refine((cents) => cents >= 0, 'This value must be greater than or equal to 0.'),
})

const lineItem = z.strictObject({
  metadata: metadata.optional(),
  price: text.optional(),
  price_data: priceData.optional(),
  quantity: integer.refine((count) => count >= 1, 'This value must be greater than or equal to 1.'),
})

const intentData = z.strictObject({
  description: text.optional(),
  metadata: metadata.optional(),
  receipt_email: email.optional(),
  statement_descriptor_suffix: text.max(22).optional(),
  transfer_group: text.optional(),
})

/** What the stand-in understands of POST /v1/checkout/sessions; anything else is refused, never ignored. */
export const sessionCreate = z.strictObject({
  ...expandable,
  adaptive_pricing: switched,
  allow_promotion_codes: flag.optional(),
  allowed_payment_method_types: z.array(z.enum(['card', 'acss_debit'])).optional(),
  automatic_tax: switched,
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  branding_settings: z.strictObject({ display_name: text }).optional(),
  cancel_url: link.optional(),
  client_reference_id: text.max(200).optional(),
  currency: currency.optional(),
  customer: text.optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  customer_email: email.optional(),
  expires_at: integer.optional(),
  line_items: z.array(lineItem).max(100, 'You may only specify up to 100 line items.'),
  locale: z.enum(locales).optional(),
  metadata: metadata.optional(),
  mode: z.enum(['payment']),
  origin_context: z.enum(['mobile_app', 'web']).optional(),
  payment_intent_data: intentData.optional(),
  phone_number_collection: switched,
  submit_type: z.enum(['auto', 'book', 'donate', 'pay']).optional(),
  success_url: link,
  ui_mode: z.enum(['hosted_page']).optional(),
})
export type SessionCreate = z.output<typeof sessionCreate>

export const sessionList = z.strictObject({
  ...paging,
  created,
  customer: text.optional(),
  customer_details: z.strictObject({ email: text }).optional(),
  payment_intent: text.optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
})
