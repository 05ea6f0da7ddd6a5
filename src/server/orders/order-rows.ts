import type { QuoteGroup } from '@/domain/cart/quote/quote-group'
import type { tables } from '@/server/db/tables'
import { newRowId } from './rows'

/** Transfer reference of a checkout: C-11001 becomes MARU-11001. */
export const referenceOf = (checkoutNumber: string) => checkoutNumber.replace(/^C-/, 'MARU-')

type TaxedGroup = Pick<QuoteGroup, 'taxes' | 'subtotal' | 'shipping' | 'taxedFrom'> & { id: string }

/** Rows of an order's taxes, with the rule and its inputs (rule M14). */
export function taxRows(
  order: TaxedGroup,
  province: string | null,
): (typeof tables.orders_taxes.$inferInsert)[] {
  return order.taxes.map(({ kind, ratePpm, amount, rule, registration, collector }, place) => ({
    _order: place + 1,
    _parentID: order.id,
    id: newRowId(),
    kind,
    ratePpm,
    base: order.subtotal + (order.shipping ?? 0),
    amount,
    province,
    rule,
    registration,
    collector,
    validFrom: order.taxedFrom && `${order.taxedFrom}T12:00:00.000Z`,
  }))
}
