import { useLocale, useTranslations } from 'next-intl'
import { Field } from '@/ui/forms/field'
import { ActionForm } from '@/ui/forms/action-form'
import { answerCancelRequest, quoteShipping } from './actions'
import type { OrderView } from './order-view'
import { SellerStep } from './waybill/seller-step'

/** The seller's next step with an order (rule M30), and requests to answer. */
export function SellerPanel({ order }: { order: OrderView }) {
  const t = useTranslations('order')
  const locale = useLocale()
  const moves = useTranslations('orderMoves')
  const hidden = { order: order.id, locale }
  const common = { hidden, failed: moves.raw('failed') as string }
  const { cancelRequest } = order
  const isAsked = order.status === 'processing' && cancelRequest && !cancelRequest.answer
  return (
    <section aria-label={t('actions')} className="no-print grid gap-4">
      {order.quote === 'waiting' && order.status === 'pending_payment' ? (
        <ActionForm
          {...common}
          action={quoteShipping}
          label={t('quote')}
          failed={moves.raw('quoteFailed') as string}
          kind="primary"
        >
          <Field name="shipping" label={t('quoteLabel')} inputMode="decimal" maxLength={40} required />
        </ActionForm>
      ) : null}
      {isAsked ? (
        <div className="border-persimmon-deep bg-persimmon-wash grid gap-3 rounded-md border p-4">
          <p className="font-medium">{t('buyerAsksToCancel')}</p>
          <ActionForm
            {...common}
            action={answerCancelRequest}
            label={t('approveCancel')}
            hidden={{ ...hidden, answer: 'approve' }}
          />
          <ActionForm
            {...common}
            action={answerCancelRequest}
            label={t('refuseCancel')}
            hidden={{ ...hidden, answer: 'refuse' }}
          >
            <Field name="reason" label={t('refuseReason')} maxLength={1000} required />
          </ActionForm>
        </div>
      ) : null}
      {order.status === 'shipped' ? <p>{t('carrierUpdates')}</p> : null}
      <SellerStep order={order} kind={isAsked ? 'plain' : 'primary'} />
    </section>
  )
}
