import { useTranslations } from 'next-intl'
import { Price } from '@/ui/price'
import type { OrderView } from './order-view'

/** What a dispute of the payment means for this order (rules M44, M45): for its seller and staff. */
export function DisputeNotice({ order: { dispute, side } }: { order: OrderView }) {
  const t = useTranslations('order.dispute')
  if (!dispute || side === 'buyer') return null
  const { state, taken } = dispute
  // Another order of the same payment may have lost it all.
  if (state === 'lost' && taken === 0) return null
  const tone = state === 'won' ? 'border-celadon bg-celadon-wash' : 'border-persimmon-deep bg-persimmon-wash'
  return (
    <div role="status" className={`no-print ${tone} mb-6 rounded-md border p-4`} data-dispute={state}>
      <p className="font-medium">{t(`${state}.title`)}</p>
      <p>{t.rich(`${state}.${side}`, { amount: () => <Price cents={taken} /> })}</p>
    </div>
  )
}
