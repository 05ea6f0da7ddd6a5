import { useTranslations } from 'next-intl'
import { isOrderStatus } from '@/domain/orders/order'
import { ORDER_TONES } from '@/domain/orders/status-tone'
import { Badge } from './badge'

/** The status of an order (rules M6, M29); an unknown status is shown as stored. */
export function OrderStatusBadge({ status }: { status: string }) {
  const t = useTranslations('orderStatus')
  return isOrderStatus(status) ? (
    <Badge tone={ORDER_TONES[status]}>{t(status)}</Badge>
  ) : (
    <Badge>{status}</Badge>
  )
}

/** Beside the status of an order in preparation of which a part is on its way (rule M139). */
export function PartlyShippedBadge() {
  return <Badge tone="celadon">{useTranslations('parcels')('partly')}</Badge>
}

/** Beside the status of an order whose last promised day is over, and which has not arrived (rule C17). */
export function LateBadge() {
  return <Badge tone="persimmon">{useTranslations('orderStatus')('late')}</Badge>
}
