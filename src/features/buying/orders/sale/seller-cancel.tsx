import { useLocale, useTranslations } from 'next-intl'
import { isOrderStatus, ORDER_MOVES } from '@/domain/orders/order'
import { refundable } from '@/domain/payments/refund'
import { mayMove } from '@/domain/values/moves'
import { ActionForm } from '@/ui/forms/action-form'
import { useGuardWords } from '@/ui/forms/guard/guard-words'
import { AnsweredText } from '@/ui/forms/fields/answered-field'
import { Price } from '@/ui/parts/price'
import { callOffOrder } from '@/features/buying/orders/actions'
import type { OrderView } from '@/features/buying/orders/order-view'

type Props = { order: OrderView; isOffered: boolean }

/** The seller cancels a paid order that is not shipped yet, with a reason. */
export function SellerCancel({ order, isOffered }: Props) {
  const t = useTranslations('sellerOrders.panel')
  const moves = useTranslations('orderMoves')
  const locale = useLocale()
  const { id, status } = order
  const left = refundable(order)
  return (
    <ActionForm
      action={callOffOrder}
      hidden={{ order: id, locale }}
      fold={t('cancel')}
      label={t('cancelNow')}
      failed={moves.raw('failed') as string}
      kind="danger"
      guard={useGuardWords()}
      isOffered={
        isOffered &&
        !order.firstShippedAt &&
        isOrderStatus(status) &&
        mayMove(ORDER_MOVES, status, 'cancelled', 'seller')
      }
    >
      <p className="text-sm">
        {left > 0
          ? t.rich('cancelFollows', { amount: () => <Price cents={left} /> })
          : t('cancelFollowsRefunded')}
      </p>
      <AnsweredText name="reason" id="cancel-reason" label={t('cancelReason')} maxLength={1000} required />
    </ActionForm>
  )
}
