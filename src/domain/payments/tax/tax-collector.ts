import type { Province } from '@/domain/people/address/postal-code'
import { isProvincialTaxNumber } from './registration'
import type { TaxKind, TaxLine } from './tax'

export type TaxCollector = 'seller' | 'platform' | 'importer'

/** Tax registrations; the provincial number is that of one's own province. */
export type Registration = { gstNumber?: string | null; qstNumber?: string | null; pstNumber?: string | null }

/** Maru has a number in each of the provinces with a tax of their own, where it collects for others. */
export type PlatformRegistration = {
  gstNumber?: string | null
  qstNumber?: string | null
  bcPstNumber?: string | null
  skPstNumber?: string | null
  mbRstNumber?: string | null
}

export type CollectedTax = TaxLine & {
  collector: TaxCollector
  rule: 'seller-registered' | 'platform-operator' | 'imported-duty-paid'
  registration: string | null
}

export type CollectorFacts = {
  seller: Registration
  platform: PlatformRegistration
  province: Province
  /** Whether the goods are in Canada when sold. */
  isHere: boolean
}

/**
 * Who collects each tax (rule M14): a registered seller; otherwise the platform
 * for goods in Canada, the importer of record for goods from abroad.
 */
export function collectTaxes(taxes: readonly TaxLine[], collecting: CollectorFacts): CollectedTax[] {
  const { seller, platform, province, isHere } = collecting
  return taxes.map((tax) => {
    const own = numberFor(tax.kind, seller, province)
    if (own) return { ...tax, collector: 'seller', rule: 'seller-registered', registration: own }
    if (!isHere) return { ...tax, collector: 'importer', rule: 'imported-duty-paid', registration: null }
    const ours = numberFor(tax.kind, registrationIn(province, platform), province) ?? null
    return { ...tax, collector: 'platform', rule: 'platform-operator', registration: ours }
  })
}

function registrationIn(province: Province, platform: PlatformRegistration): Registration {
  const { bcPstNumber, skPstNumber, mbRstNumber } = platform
  const numbers: Partial<Record<Province, string | null>> = {
    BC: bcPstNumber,
    SK: skPstNumber,
    MB: mbRstNumber,
  }
  return { ...platform, pstNumber: numbers[province] }
}

function numberFor(kind: TaxKind, { gstNumber, qstNumber, pstNumber }: Registration, province: Province) {
  if (kind === 'gst' || kind === 'hst') return gstNumber || undefined
  if (kind === 'qst') return qstNumber || undefined
  return pstNumber && isProvincialTaxNumber(province, pstNumber) ? pstNumber : undefined
}
