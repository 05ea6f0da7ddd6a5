import { sql } from '@payloadcms/db-postgres'
import { check } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { SchemaHook } from './schema-hook'

/** NaN and infinity are their own whole parts, and NaN is more than both. */
const whole = (...columns: string[]) =>
  columns
    .map((name) => `${name} = trunc(${name}) and ${name} > '-infinity' and ${name} < 'infinity'`)
    .join(' and ')

/** Only a buyer of a company has limits, in whole cents (rule M99). */
const LIMITS_OF_BUYERS = ['order_limit', 'month_limit']
  .map(
    (name) =>
      `(${name} is null or (role = 'buyer' and ${name} = trunc(${name}) and ${name} between 0 and 9999999999))`,
  )
  .join(' and ')

/** CHECK constraints: whole cents, whole quantities, nothing negative, enforced for every program. */
const CHECKS: Record<string, Record<string, string>> = {
  products: {
    whole_stock: `${whole('stock')} and stock >= 0`,
    reserved_within_stock: `${whole('reserved')} and reserved >= 0 and reserved <= stock`,
    whole_prices: `${whole('price_from', 'price_best')} and price_best > 0`,
    counts: `${whole('view_count', 'order_count', 'rating_count')} and view_count >= 0 and order_count >= 0 and rating_count >= 0`,
    ratings: 'rating_sum between rating_count and 5 * rating_count',
    live_is_approved: "not is_live or status = 'approved'",
    whole_sample: `${whole('sample_price', 'sample_freight')} and (sample_price is null) = (sample_freight is null)
      and (sample_price is null or (sample_price between 1 and 1000000 and sample_freight between 0 and 1000000))`,
    content_is_measured: '(content is null) = (content_unit is null) and (content is null or content > 0)',
  },
  products_moq_prices: {
    whole_quantities: `${whole('min_qty', 'max_qty')} and min_qty >= 1 and max_qty >= min_qty and max_qty <= 999999`,
    whole_price: `${whole('unit_price')} and unit_price > 0`,
    cut_is_lower: `regular_price is null or (${whole('regular_price')} and regular_price >= unit_price)`,
  },
  sellers: {
    reason_given: "status not in ('rejected', 'suspended') or status_reason is not null",
    whole_return_days: `return_days is null or (${whole('return_days')} and return_days between 0 and 365)`,
  },
  cart_items: { whole_quantity: `${whole('quantity')} and quantity >= 1 and quantity <= 999999` },
  job_list_lines: { whole_quantity: `${whole('quantity')} and quantity >= 1 and quantity <= 999999` },
  companies: {
    whole_terms: `(net_days is null) = (credit_limit is null) and (net_days is null or (net_days in (15, 30) and credit_limit = trunc(credit_limit) and credit_limit between 1 and 9999999999))`,
  },
  company_members: { limits_of_buyers: LIMITS_OF_BUYERS },
  company_invitations: { limits_of_buyers: LIMITS_OF_BUYERS },
  price_requests: {
    whole_version: `${whole('version')} and version >= 1`,
    whole_offer:
      '(freight is null) = (offered_at is null) and (freight is null or (freight = trunc(freight) and freight >= 0 and freight <= 99999999 and coalesce(min_days >= 1 and max_days >= min_days and max_days <= 365, false)))',
    offered_before_accepted: "status not in ('offered', 'accepted', 'ordered') or offered_at is not null",
    ordered_has_checkout: "status <> 'ordered' or checkout_id is not null",
  },
  offer_templates: {
    whole_days: `${whole('min_days', 'max_days', 'days_valid')} and min_days >= 1 and max_days >= min_days and max_days <= 365 and days_valid between 0 and 90`,
  },
  price_requests_items: {
    whole_quantity: `${whole('quantity')} and quantity >= 1 and quantity <= 999999`,
    whole_prices:
      '(unit_price is null or (unit_price = trunc(unit_price) and unit_price between 1 and 99999999)) and (target_price is null or (target_price = trunc(target_price) and target_price between 1 and 99999999))',
  },
  returns: {
    whole_version: `${whole('version')} and version >= 1`,
    whole_sums: `${whole('value', 'refunded')} and value >= 0 and refunded >= 0`,
    accepted_has_terms:
      "status not in ('accepted', 'sent') or (accepted_at is not null and freight is not null)",
    escalated_is_dated: "status <> 'escalated' or escalated_at is not null",
    refunded_is_dated: "status <> 'refunded' or (refunded_at is not null and refunded > 0)",
  },
  returns_items: {
    whole_quantity: `${whole('quantity')} and quantity >= 1 and quantity <= 999999`,
    whole_price: `${whole('unit_price')} and unit_price >= 0`,
    discount_within_line: `${whole('discounted')} and discounted between 0 and unit_price * quantity`,
  },
  discounts: {
    percent_or_amount:
      "(kind = 'percent' and percent = trunc(percent) and percent between 1 and 90 and amount is null) or (kind = 'amount' and amount = trunc(amount) and amount between 1 and 99999999 and percent is null)",
    house_pays_for_codes: "code is not null or (kind = 'percent' and paid_by = 'seller')",
    seller_is_named: "seller_id is not null or paid_by = 'house'",
    whole_uses: `(uses is null or (uses = trunc(uses) and uses between 1 and 1000000)) and (uses_per_buyer is null or (uses_per_buyer = trunc(uses_per_buyer) and uses_per_buyer between 1 and 1000000)) and ${whole('used')} and used >= 0`,
    whole_minimum: 'minimum is null or (minimum = trunc(minimum) and minimum between 1 and 99999999)',
    in_order: '"from" < until',
  },
  checkouts: {
    whole_totals: whole('subtotal', 'shipping', 'tax'),
    paid_is_captured: "status not in ('paid', 'refunded') or captured > 0",
    on_terms_of_company: 'net_days is null or (net_days in (15, 30) and company_id is not null)',
    owed_until_paid: `${whole('owed')} and owed >= 0 and (owed = 0 or (due_on is not null and captured = 0)) and (due_on is null or net_days is not null)`,
    total_adds_up: 'total = subtotal + shipping + tax and subtotal >= 0 and shipping >= 0 and tax >= 0',
    discount_is_named: `${whole('discounted')} and discounted >= 0 and (discounted = 0) = (discount_id is null)`,
    company_decides: 'approval is null or company_id is not null',
    refunded_within_captured: `${whole('captured')} and captured >= 0 and refunded >= 0 and refunded <= captured`,
  },
  orders: {
    sent_is_not_cancelled: "status <> 'cancelled' or first_shipped_at is null",
    whole_totals: whole('subtotal', 'shipping', 'total_amount'),
    totals:
      'subtotal >= 0 and shipping >= 0 and total_amount >= subtotal + shipping and refunded between 0 and total_amount',
    discount_is_named: `${whole('discounted')} and discounted >= 0 and (discounted = 0) = (discount_code is null) and (discounted = 0) = (discount_paid_by is null)`,
  },
  order_shipments: {
    whole_parcel: `${whole('parcel')} and parcel >= 1`,
    has_waybill: '(carrier is null) <> (freight is null) and tracking_number is not null',
    arrived_is_dated: '(delivered_at is null) = (delivered_by is null)',
  },
  order_shipments_items: { whole_quantity: `${whole('quantity')} and quantity >= 1` },
  orders_items: {
    sent_within_ordered: `${whole('shipped', 'called_off')} and shipped >= 0 and called_off >= 0 and shipped + called_off <= quantity`,
    line_adds_up: `${whole('unit_price', 'sample_credit')} and unit_price > 0 and sample_credit >= 0
      and total_price = unit_price * quantity - discounted - sample_credit and total_price >= 0`,
    discount_within_line: `${whole('discounted')} and discounted >= 0 and total_price >= 0`,
    one_sample: 'not is_sample or (quantity = 1 and sample_credit = 0)',
    whole_quantity: `${whole('quantity')} and quantity >= 1`,
  },
  orders_taxes: { whole_amount: `${whole('amount')} and amount >= 0 and rate_ppm between 0 and 1000000` },
  samples: {
    whole_prices: `${whole('price', 'freight', 'credit')} and price > 0 and freight >= 0 and credit >= 0`,
    ordered_has_order: "(status = 'wanted') = (order_id is null)",
    credited_has_order: "(credit_order_id is null) = (credit = 0) and (credit = 0 or status <> 'wanted')",
  },
  reservations: {
    whole_quantity: `${whole('quantity')} and quantity >= 1`,
    of_order_or_offer:
      '(order_id is null) = (checkout_id is null) and (order_id is null) <> (price_request_id is null)',
  },
  stock_movements: {
    whole_change: `${whole('change')} and change <> 0`,
  },
  disputes: {
    whole_amount: `${whole('amount')} and amount > 0`,
    whole_loss: `${whole('loss')} and loss >= 0`,
  },
  refunds: { whole_amount: `${whole('amount')} and amount > 0` },
  payouts: { whole_amount: `${whole('amount')} and amount > 0` },
  ledger_entries: { whole_amount: `${whole('amount')} and amount <> 0` },
  invoices: { whole_sequence: `${whole('sequence')} and sequence >= 1` },
  commission_invoices: {
    whole_sequence: `${whole('sequence')} and sequence >= 1`,
    whole_amounts: `${whole('amount', 'tax')} and amount <> 0 and amount * tax >= 0`,
    credit_is_below_zero: "(kind = 'credit_note') = (amount < 0)",
  },
  comments: { stars: `${whole('rating')} and rating between 1 and 5` },
  users: { suspension_reason: '(suspended_at is null) = (suspended_reason is null)' },
  threads: {
    unread: 'buyer_unread >= 0 and seller_unread >= 0',
    two_people: 'buyer_id <> seller_id',
    seller_or_support: "(kind = 'support') = (seller_id is null)",
    numbers: 'last_seq >= 0 and buyer_read_seq <= last_seq and seller_read_seq <= last_seq',
  },
  messages: {
    one_sender: 'sender_id is null or staff_id is null',
    hidden_keeps_text: "(hidden_at is null) = (hidden_text is null) and (hidden_at is null or text = '')",
  },
}

/** Adds the constraints to the schema, so that migrations create and drop them. */
export const withChecks: SchemaHook = ({ schema, extendTable }) => {
  for (const [name, rules] of Object.entries(CHECKS)) {
    const table = schema.tables[name]
    if (!table) throw new Error(`Table ${name} is missing for its CHECK constraints`)
    const named = Object.entries(rules).map(
      ([rule, text]) => [rule, check(`${name}_${rule}`, sql.raw(text))] as const,
    )
    extendTable({ table, extraConfig: () => Object.fromEntries(named) })
  }
  return schema
}
