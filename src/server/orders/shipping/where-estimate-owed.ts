import { dayIn } from '@/domain/values/calendar'
import { and, inArray, isNull, lt, or } from '@/server/db/sql'
import { tables } from '@/server/db/tables'

const { orders } = tables
const ON_THE_WAY = ['confirmed', 'processing', 'shipped'] as const

/** Orders that are late and for which no estimate stands, as a condition on `orders` (rule M64). */
export function whereEstimateOwed(now: Date) {
  const today = dayIn('America/Toronto', now)
  return and(
    inArray(orders.status, [...ON_THE_WAY]),
    lt(orders.promisedUntil, today),
    or(isNull(orders.estimateUntil), lt(orders.estimateUntil, today)),
  )
}
