import { addAll } from '@/domain/money'
import type { TaxCollector } from './tax-collector'

type TaxAmounts = readonly { amount: number; collector: TaxCollector | null }[]

/** Taxes of an order by who owes them: the seller by registration, the seller as importer, the platform (rule D24). */
export function byCollector(taxes: TaxAmounts): Record<TaxCollector, number> {
  const of = (collector: TaxCollector) =>
    addAll(taxes.filter((tax) => tax.collector === collector).map(({ amount }) => amount))
  return { seller: of('seller'), importer: of('importer'), platform: of('platform') }
}
