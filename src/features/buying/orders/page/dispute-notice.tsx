import { useTranslations } from 'next-intl'
import { Price } from '@/ui/parts/price'
import type { OrderView } from '@/features/buying/orders/order-view'

/** What a dispute of the payment means for this order (rules M44, M45): for its seller and staff. */
export function DisputeNotice({ order: { dispute, side } }: { order: OrderView }) {
  const t = useTranslations('order.dispute')
  if (!dispute || side === 'buyer') return null
  const { taken } = dispute
  // Another order of the same payment may have lost it all, or this one had nothing left.
  const state = dispute.state === 'lost' && taken === 0 ? 'spared' : dispute.state
  const isBad = state === 'open' || state === 'lost'
  const tone = isBad ? 'border-persimmon-deep bg-persimmon-wash' : 'border-celadon bg-celadon-wash'
  return (
    <div role="status" className={`no-print ${tone} mb-6 rounded-md border p-4`} data-dispute={state}>
      <p className="font-medium">{t(`${state}.title`)}</p>
      <p>{t.rich(`${state}.${side}`, { amount: () => <Price cents={taken} /> })}</p>
    </div>
  )
}
