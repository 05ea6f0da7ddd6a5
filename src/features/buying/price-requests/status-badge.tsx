import { useTranslations } from 'next-intl'
import type { RequestSide } from '@/domain/cart/price-requests/acting'
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

type Props = { status: PriceRequestStatus; side: RequestSide }

/** The state of a price request (rule M74). An offer is the buyer's to answer: its seller has nothing to do. */
export function RequestStatus({ status, side }: Props) {
  const t = useTranslations('priceRequests.status')
  return <Badge tone={side === 'seller' && status === 'offered' ? 'stone' : TONES[status]}>{t(status)}</Badge>
}
