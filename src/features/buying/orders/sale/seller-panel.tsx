import { useLocale, useTranslations } from 'next-intl'
import { formatDay } from '@/domain/values/calendar'
import { Field } from '@/ui/forms/fields/field'
import { ActionForm } from '@/ui/forms/action-form'
import { answerCancelRequest, quoteShipping } from '@/features/buying/orders/actions'
import { ACTIONS } from '@/features/buying/orders/page/anchors'
import { EstimateForm } from './estimate-form'
import { SellerTaxes } from './seller-taxes'
import type { OrderView } from '@/features/buying/orders/order-view'
import { DoNext } from './do-next'
import { CancelRest } from '@/features/buying/orders/page/cancel-rest'
import { SellerArrived } from './seller-arrived'
import { SellerCancel } from './seller-cancel'
import { SellerRefund } from './seller-refund'

/** `canAct`: false for a seller who is not active, who may only read (rule N1). `refundKey` is made with the page. */
type Props = { order: OrderView; canAct: boolean; refundKey: string; now: Date }

/** The seller's next step with an order (rules M30, S27), requests to answer, and what ends or refunds it. */
export function SellerPanel({ order, canAct, refundKey, now }: Props) {
  const t = useTranslations('order')
  const locale = useLocale()
  const moves = useTranslations('orderMoves')
  const panel = useTranslations('sellerOrders.panel')
  if (!canAct) return <p className="no-print border-line rounded-md border p-4">{panel('readOnly')}</p>
  const hidden = { order: order.id, locale }
  const common = { hidden, failed: moves.raw('failed') as string }
  const { cancelRequest } = order
  const isAsked = order.status === 'processing' && cancelRequest !== null && !cancelRequest.answer
  return (
    <section id={ACTIONS} aria-label={t('actions')} className="no-print grid gap-4">
      <DoNext order={order} now={now} kind={isAsked ? 'plain' : 'primary'}>
        {order.lateness === 'owed' ? <EstimateForm order={order} /> : null}
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
      </DoNext>
      <SellerArrived order={order} />
      {order.lateness === 'owed' ? null : <EstimateForm order={order} />}
      {order.reportedUntil ? (
        <p>{panel('reportedUntil', { day: formatDay(order.reportedUntil, locale) })}</p>
      ) : null}
      <SellerRefund order={order} formKey={refundKey} />
      <SellerCancel order={order} isOffered={!isAsked} />
      <CancelRest order={order} />
      <SellerTaxes order={order} />
    </section>
  )
}
