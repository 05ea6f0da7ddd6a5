import { dayIn } from '@/domain/values/calendar'
import { SETTLEMENT_ZONE } from '@/domain/payments/payouts/payout'
import type { Order } from '@/payload-types'

type ArrivalReport = Pick<Order, 'status' | 'arrivalConfirmedAt' | 'settlesOn'>

/** The day its money settles, of an order that is delivered as its seller alone says and not settled yet (rule N29). */
export function reportedUntil({ status, arrivalConfirmedAt, settlesOn }: ArrivalReport) {
  const isReported = status === 'delivered' && !arrivalConfirmedAt
  return isReported && settlesOn && settlesOn > dayIn(SETTLEMENT_ZONE, new Date()) ? settlesOn : null
}
