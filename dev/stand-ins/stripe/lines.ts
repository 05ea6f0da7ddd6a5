import { badParam, noSuch } from './errors'
import { newId, now } from './ids'
import type { SessionCreate } from './session-params'
import type { LineItem, Price } from './types'

/** Stripe's ceiling: eight digits, CAD 999,999.99 (rule M16). */
export const MOST = 99_999_999
const LEAST = 50

type Asked = SessionCreate['line_items'][number]

export function toLines(asked: Asked[]): LineItem[] {
  if (asked.length === 0) {
    throw badParam('Missing required param: line_items.', { code: 'parameter_missing', param: 'line_items' })
  }
  return asked.map((line, index) => toLine(line, `line_items[${index}]`))
}

function toLine({ price, price_data, quantity, metadata = {} }: Asked, at: string): LineItem {
  if (price) throw noSuch('price', price, `${at}[price]`, 400)
  if (!price_data)
    throw badParam(`Missing required param: ${at}[price_data].`, { code: 'parameter_missing', param: at })
  const amount = price_data.unit_amount * quantity
  return {
    id: newId('li_1'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price_data.currency,
    description: price_data.product_data.name,
    metadata,
    price: toPrice(price_data),
    quantity,
  }
}

function toPrice(data: NonNullable<Asked['price_data']>): Price {
  return {
    id: newId('price_1'),
    object: 'price',
    active: false,
    billing_scheme: 'per_unit',
    created: now(),
    currency: data.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: newId('prod_', 14),
    recurring: null,
    tax_behavior: data.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'one_time',
    unit_amount: data.unit_amount,
    unit_amount_decimal: String(data.unit_amount),
  }
}

/** Adds up the lines, in one currency and within what Stripe will charge. */
export function totalOf(lines: LineItem[]): { total: number; currency: string } {
  const [currency = 'cad', ...others] = new Set(lines.map((line) => line.currency))
  if (others.length > 0) throw badParam('All line items must use the same currency.', { param: 'line_items' })
  const total = lines.reduce((sum, line) => sum + line.amount_total, 0)
  const tag = currency.toUpperCase()
  if (total > MOST) {
    const message = `The Checkout Session's total amount due must be no more than $999,999.99 ${tag}.`
    throw badParam(message, { code: 'amount_too_large' })
  }
  if (total < LEAST) {
    const message = "The Checkout Session's total amount must convert to at least 50 cents."
    throw badParam(message, { code: 'amount_too_small' })
  }
  return { total, currency }
}
