import { useTranslations } from 'next-intl'
import { byCollector } from '@/domain/payments/tax/by-collector'
import { Price } from '@/ui/parts/price'
import type { OrderView } from '@/features/buying/orders/order-view'

/** What became of the taxes: the seller's to remit, or to pay at the border as the importer, or the marketplace's (rule D24). */
export function SellerTaxes({ order: { status, taxes } }: { order: OrderView }) {
  const t = useTranslations('sellerOrders.panel.taxes')
  const sums = byCollector(taxes)
  if (status === 'cancelled' || status === 'pending_payment') return null
  return (['importer', 'seller', 'platform'] as const).map((collector) =>
    sums[collector] > 0 ? (
      <p key={collector} className="border-line rounded-md border p-4">
        {t.rich(collector, { amount: () => <Price cents={sums[collector]} /> })}
      </p>
    ) : null,
  )
}
