import { useTranslations } from 'next-intl'
import type { PriceRequestStatus } from '@/domain/cart/price-requests/moves'
import { Badge } from '@/ui/parts/badge'

const TONES = {
  requested: 'persimmon',
  offered: 'persimmon',
  accepted: 'celadon',
  ordered: 'celadon',
  declined: 'stone',
  withdrawn: 'stone',
  expired: 'stone',
} as const satisfies Record<PriceRequestStatus, 'stone' | 'celadon' | 'persimmon'>

/** The state of a price request (rule M74). */
export function RequestStatus({ status }: { status: PriceRequestStatus }) {
  const t = useTranslations('priceRequests.status')
  return <Badge tone={TONES[status]}>{t(status)}</Badge>
}
