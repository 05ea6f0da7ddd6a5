import { useLocale, useTranslations } from 'next-intl'
import { FREIGHT_DELIVERED_DAYS } from '@/domain/orders/shipping/freight'
import { AUTO_DELIVERED_DAYS, isOrderStatus, ORDER_MOVES } from '@/domain/orders/order'
import { mayMove } from '@/domain/values/moves'
import { ActionForm } from '@/ui/forms/action-form'
import { receiveOrder } from '@/features/buying/orders/actions'
import type { OrderView } from '@/features/buying/orders/order-view'

/** The seller says that a shipped order has arrived (rule M8). */
export function SellerArrived({ order }: { order: OrderView }) {
  const { id, status, sellerArrivalDays, freight } = order
  const t = useTranslations('sellerOrders.panel')
  const moves = useTranslations('orderMoves')
  const locale = useLocale()
  return (
    <ActionForm
      action={receiveOrder}
      hidden={{ order: id, locale }}
      label={t('arrived')}
      failed={moves.raw('failed') as string}
      isOffered={isOrderStatus(status) && mayMove(ORDER_MOVES, status, 'delivered', 'seller')}
    >
      <p className="text-sm">
        {t('arrivedFollows', {
          days: freight ? FREIGHT_DELIVERED_DAYS[freight.mode] : AUTO_DELIVERED_DAYS,
          counted: sellerArrivalDays,
        })}
      </p>
    </ActionForm>
  )
}
