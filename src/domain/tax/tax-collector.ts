import type { Province } from '@/domain/address/postal-code'
import { isProvincialTaxNumber } from './registration'
import type { TaxKind, TaxLine } from './tax'

export type TaxCollector = 'seller' | 'platform' | 'importer'

/** Tax registrations; the provincial number is that of one's own province. */
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
  /** Whether the goods are in Canada when sold. */
  isHere: boolean
}

/**
 * Who collects each tax (rule M14): a registered seller; otherwise the platform
 * for goods in Canada, the importer of record for goods from abroad.
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
