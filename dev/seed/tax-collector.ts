import { shipsFromCanada } from '@/domain/address/shipping-place'
import type { OrderTotals } from '@/domain/cart/totals'
import type { TaxKind } from '@/domain/tax/tax'
import { productOf, readData, type OrderData, type SellerData } from './catalogue'

type Registered = { gstNumber: string; qstNumber: string }

const platform = readData<Registered>('settings.json')

/**
 * In whose name each tax is charged (rule M14): a registered seller's own; for goods that lie in Canada otherwise the
 * platform's; for goods that cross the border the importer's of record.
 */
export function collectedBy(seller: SellerData, order: OrderData, { taxes }: OrderTotals) {
  const isHere = order.items.some(({ product }) => shipsFromCanada(productOf(product)))
  return taxes.map((tax) => {
    const federal = isFederal(tax.kind)
    if (seller.gstNumber && federal)
      return {
        ...tax,
        collector: 'seller' as const,
        rule: 'seller-registered',
        registration: seller.gstNumber,
      }
    if (isHere)
      return {
        ...tax,
        collector: 'platform' as const,
        rule: 'platform-operator',
        registration: ours(federal),
      }
    return { ...tax, collector: 'importer' as const, rule: 'imported-duty-paid', registration: null }
  })
}

const isFederal = (kind: TaxKind) => kind === 'gst' || kind === 'hst'
const ours = (federal: boolean) => (federal ? platform.gstNumber : platform.qstNumber)
