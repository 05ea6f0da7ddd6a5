import { useLocale, useTranslations } from 'next-intl'
import { dateFormat } from '@/domain/locale'
import { isOrderStatus } from '@/domain/orders/order'
import { ORDER_TONES } from '@/domain/orders/status-tone'
import { Badge } from './badge'

type Props = {
  status: string
  /** Of an order on terms that is not paid: its day of payment (rule M121). */
  dueOn?: string | null
  /** The day is said elsewhere. */
  isShort?: boolean
}

/** The status of an order (rules M6, M29, M121); an unknown status is shown as stored. */
export function OrderStatusBadge({ status, dueOn, isShort = false }: Props) {
  const t = useTranslations('orderStatus')
  const days = dateFormat(useLocale(), { month: 'short', day: 'numeric', timeZone: 'UTC' })
  if (status === 'confirmed' && dueOn)
    return (
      <Badge tone={ORDER_TONES.confirmed}>
        {isShort ? t('onTerms') : t('onTermsUntil', { day: days.format(new Date(dueOn)) })}
      </Badge>
    )
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
