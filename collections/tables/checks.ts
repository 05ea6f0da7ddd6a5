import { sql } from '@payloadcms/db-postgres'
import { check } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { SchemaHook } from './schema-hook'

/** CHECK constraints: whole cents, whole quantities, nothing negative, enforced for every program. */
const CHECKS: Record<string, Record<string, string>> = {
  products: {
    whole_stock: 'stock >= 0 and stock = trunc(stock)',
    reserved_within_stock: 'reserved >= 0 and reserved = trunc(reserved) and reserved <= stock',
    whole_prices: 'price_from = trunc(price_from) and price_best = trunc(price_best) and price_best > 0',
    counts:
      'view_count >= 0 and order_count >= 0 and rating_count >= 0 and rating_sum between rating_count and 5 * rating_count',
    live_is_approved: "not is_live or status = 'approved'",
  },
  products_moq_prices: {
    whole_quantities:
      'min_qty >= 1 and min_qty = trunc(min_qty) and max_qty >= min_qty and max_qty = trunc(max_qty) and max_qty <= 999999',
    whole_price: 'unit_price > 0 and unit_price = trunc(unit_price)',
  },
  sellers: { reason_given: "status not in ('rejected', 'suspended') or status_reason is not null" },
  cart_items: { whole_quantity: 'quantity >= 1 and quantity = trunc(quantity) and quantity <= 999999' },
  checkouts: {
    whole_totals: 'subtotal = trunc(subtotal) and shipping = trunc(shipping) and tax = trunc(tax)',
    paid_is_captured: "status not in ('paid', 'refunded') or captured > 0",
    total_adds_up: 'total = subtotal + shipping + tax and subtotal >= 0 and shipping >= 0 and tax >= 0',
    refunded_within_captured:
      'captured >= 0 and refunded >= 0 and refunded <= captured and captured = trunc(captured)',
  },
  orders: {
    whole_totals:
      'subtotal = trunc(subtotal) and shipping = trunc(shipping) and total_amount = trunc(total_amount)',
    totals:
      'subtotal >= 0 and shipping >= 0 and total_amount >= subtotal + shipping and refunded between 0 and total_amount',
  },
  orders_items: {
    line_adds_up: 'total_price = unit_price * quantity and unit_price > 0 and unit_price = trunc(unit_price)',
    whole_quantity: 'quantity >= 1 and quantity = trunc(quantity)',
  },
  orders_taxes: { whole_amount: 'amount >= 0 and amount = trunc(amount) and rate_ppm between 0 and 1000000' },
  reservations: { whole_quantity: 'quantity >= 1 and quantity = trunc(quantity)' },
  // NaN is its own whole part and more than every number, so it passes all but the last.
  stock_movements: {
    whole_change: "change = trunc(change) and change <> 0 and change > '-infinity' and change < 'infinity'",
  },
  disputes: {
    whole_amount: 'amount > 0 and amount = trunc(amount)',
    whole_loss: 'loss >= 0 and loss = trunc(loss)',
  },
  refunds: { whole_amount: 'amount > 0 and amount = trunc(amount)' },
  payouts: { whole_amount: 'amount > 0 and amount = trunc(amount)' },
  ledger_entries: { whole_amount: 'amount <> 0 and amount = trunc(amount)' },
  invoices: { whole_sequence: 'sequence >= 1 and sequence = trunc(sequence)' },
  comments: { stars: 'rating between 1 and 5 and rating = trunc(rating)' },
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
