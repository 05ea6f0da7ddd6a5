import type { Province } from '@/domain/people/address/postal-code'
import { shipsFromCanada } from '@/domain/people/address/shipping-place'
import type { OrderTotals } from '@/domain/cart/quote/totals'
import { collectTaxes, type Registration } from '@/domain/payments/tax/tax-collector'
import { productOf, readData, type OrderData, type SellerData } from './catalogue'

const platform = readData<Registration>('settings.json')

/** In whose name each tax is charged, as at checkout (rule M14). */
export function collectedBy(
  seller: SellerData,
  order: OrderData,
  { taxes }: OrderTotals,
  province: Province,
) {
  const isHere = order.items.some(({ product }) => shipsFromCanada(productOf(product)))
  return collectTaxes(taxes, { seller, platform, province, isHere })
}
