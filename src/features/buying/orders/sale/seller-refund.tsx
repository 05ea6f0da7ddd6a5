import { useLocale, useTranslations } from 'next-intl'
import { refundable } from '@/domain/payments/refund'
import { ActionForm } from '@/ui/forms/action-form'
import { useGuardWords } from '@/ui/forms/guard/guard-words'
import { AnsweredField, AnsweredText } from '@/ui/forms/fields/answered-field'
import { Price } from '@/ui/parts/price'
import { refund } from '@/features/buying/orders/actions'
import type { OrderView } from '@/features/buying/orders/order-view'

type Props = { order: OrderView; formKey: string }

/** The seller refunds a part, or all of it, without cancelling. A form with the same key refunds once. */
export function SellerRefund({ order, formKey }: Props) {
  const t = useTranslations('sellerOrders.panel')
  const moves = useTranslations('orderMoves')
  const locale = useLocale()
  const left = refundable(order)
  return (
    <ActionForm
      action={refund}
      hidden={{ order: order.id, locale, key: formKey }}
      fold={t('refund')}
      label={t('refundNow')}
      failed={moves.raw('refundFailed') as string}
      isOffered={left > 0}
      guard={useGuardWords()}
    >
      <p className="text-sm">{t('refundFollows')}</p>
      <p className="text-sm font-medium">{t.rich('refundLeft', { amount: () => <Price cents={left} /> })}</p>
      <AnsweredField
        name="amount"
        label={t('refundAmount')}
        inputMode="decimal"
        maxLength={40}
        autoComplete="off"
        required
      />
      <AnsweredText name="reason" id="refund-reason" label={t('refundReason')} maxLength={1000} required />
    </ActionForm>
  )
}
