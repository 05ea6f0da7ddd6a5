import { useTranslations } from 'next-intl'
import type { ReturnStatus } from '@/domain/orders/returns/moves'
import { Badge } from '@/ui/parts/badge'

const TONES = {
  requested: 'persimmon',
  accepted: 'persimmon',
  sent: 'persimmon',
  received: 'persimmon',
  escalated: 'persimmon',
  refunded: 'celadon',
  declined: 'stone',
  withdrawn: 'stone',
  expired: 'stone',
} as const satisfies Record<ReturnStatus, 'stone' | 'celadon' | 'persimmon'>

/** The state of a return (rule M85). */
export function ReturnStatusBadge({ status }: { status: ReturnStatus }) {
  const t = useTranslations('returns.status')
  return <Badge tone={TONES[status]}>{t(status)}</Badge>
}
