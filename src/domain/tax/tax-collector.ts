import type { Province } from '@/domain/address/province'
import { isProvincialTaxNumber } from './registration'
import type { TaxKind, TaxLine } from './tax'

export type TaxCollector = 'seller' | 'platform' | 'importer'

/** Under which numbers somebody charges tax; the provincial one is that of the own province. */
export type Registration = { gstNumber?: string | null; qstNumber?: string | null; pstNumber?: string | null }

export type CollectedTax = TaxLine & {
  collector: TaxCollector
  rule: 'seller-registered' | 'platform-operator' | 'imported-duty-paid'
  registration: string | null
}

export type Collecting = {
  seller: Registration
  platform: Registration
  province: Province
  /** Whether the goods lie in Canada when they are sold. */
  isHere: boolean
}

/**
 * In whose name each tax is charged (rule M14): a registered seller's own; for goods that lie in Canada otherwise the
 * platform's; for goods that cross the border the importer's of record.
 */
export function collectTaxes(taxes: readonly TaxLine[], collecting: Collecting): CollectedTax[] {
  const { seller, platform, province, isHere } = collecting
  return taxes.map((tax) => {
    const own = numberFor(tax.kind, seller, province)
    if (own) return { ...tax, collector: 'seller', rule: 'seller-registered', registration: own }
    if (!isHere) return { ...tax, collector: 'importer', rule: 'imported-duty-paid', registration: null }
    const ours = numberFor(tax.kind, platform, province) ?? null
    return { ...tax, collector: 'platform', rule: 'platform-operator', registration: ours }
  })
}

function numberFor(kind: TaxKind, { gstNumber, qstNumber, pstNumber }: Registration, province: Province) {
  if (kind === 'gst' || kind === 'hst') return gstNumber || undefined
  if (kind === 'qst') return qstNumber || undefined
  return pstNumber && isProvincialTaxNumber(province, pstNumber) ? pstNumber : undefined
}
