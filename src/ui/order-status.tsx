import { useTranslations } from 'next-intl'
import { isOrderStatus, type OrderStatus } from '@/domain/orders/order'
import { Badge } from './badge'

const TONES: Partial<Record<OrderStatus, 'celadon' | 'persimmon'>> = {
  pending_payment: 'persimmon',
  confirmed: 'celadon',
  processing: 'celadon',
  shipped: 'celadon',
}

/** The status of an order (rules M6, M29); an unknown status is shown as stored. */
export function OrderStatusBadge({ status }: { status: string }) {
  const t = useTranslations('orderStatus')
  return isOrderStatus(status) ? <Badge tone={TONES[status]}>{t(status)}</Badge> : <Badge>{status}</Badge>
}
