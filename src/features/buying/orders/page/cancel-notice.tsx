import { useTranslations } from 'next-intl'
import type { OrderView } from '@/features/buying/orders/order-view'

/** Status of the buyer's cancellation request (rule M7), worded for the reader's side of the order; once delivered, history. */
export function CancelNotice({ order: { cancelRequest, status, side } }: { order: OrderView }) {
  const t = useTranslations('order.cancelNote')
  const moves = useTranslations('orderMoves')
  if (!cancelRequest || status === 'delivered') return null
  const { answer, answerReason, reason } = cancelRequest
  const stands = status === 'cancelled' ? 'approved' : answer === 'refused' ? 'refused' : 'asked'
  const tone = stands === 'refused' ? 'border-line' : 'border-celadon bg-celadon-wash'
  const why = stands === 'refused' ? (answerReason ?? t('tooLate')) : side === 'buyer' ? null : reason
  return (
    <div role="status" className={`no-print ${tone} mb-6 rounded-md border p-4`}>
      {stands === 'asked' ? (
        <p className="font-medium">{side === 'buyer' ? moves('cancelSubmitted') : t('byBuyer')}</p>
      ) : null}
      <p>{t(`${stands}.${side}`)}</p>
      {why ? <p className="wrap-anywhere whitespace-pre-line">{why}</p> : null}
    </div>
  )
}
