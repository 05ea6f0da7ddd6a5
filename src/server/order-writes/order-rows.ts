import type { QuoteGroup } from '@/domain/cart/quote-group'
import { newRowId, type Row } from './rows'

/** Transfer reference of a checkout: C-11001 becomes MARU-11001. */
export const referenceOf = (checkoutNumber: string) => checkoutNumber.replace(/^C-/, 'MARU-')

type Taxed = Pick<QuoteGroup, 'taxes' | 'subtotal' | 'shipping' | 'taxedFrom'> & { id: string }

/** Rows of an order's taxes, with the rule and its inputs (rule M14). */
export function taxRows(order: Taxed, province: string | null): Row[] {
  return order.taxes.map(({ kind, ratePpm, amount, rule, registration, collector }, place) => ({
    _order: place + 1,
    _parent_id: order.id,
    id: newRowId(),
    kind,
    rate_ppm: ratePpm,
    base: order.subtotal + (order.shipping ?? 0),
    amount,
    province,
    rule,
    registration,
    collector,
    valid_from: order.taxedFrom && `${order.taxedFrom}T12:00:00.000Z`,
  }))
}
