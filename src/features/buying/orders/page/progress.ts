import type { OrderStatus } from '@/domain/orders/order'
import type { OrderEvent, OrderView } from '@/features/buying/orders/order-view'

/** A step of the bar: done on a day, still ahead, or where the order was called off. */
export type ProgressStep = { status: OrderStatus; at: string | null; state: 'done' | 'ahead' | 'off' }

const WAY: readonly OrderStatus[] = ['pending_payment', 'confirmed', 'processing', 'shipped', 'delivered']

/** The last time it came to a status: a late payment confirms a cancelled order again (rule M5). */
const momentOf = (events: readonly OrderEvent[], status: OrderStatus) =>
  events.findLast(({ to }) => to === status)?.at ?? null

/** The five steps of an order, or of a cancelled one those that it took; none of an unknown status (rules M29, M61). */
export function progressOf({ status, events }: Pick<OrderView, 'status' | 'events'>): ProgressStep[] {
  const steps = WAY.map((each) => ({ status: each, at: momentOf(events, each) }))
  if (status === 'cancelled')
    return [
      ...steps.filter(({ at }) => at !== null).map((step) => ({ ...step, state: 'done' as const })),
      { status: 'cancelled', at: momentOf(events, 'cancelled'), state: 'off' },
    ]
  const now = WAY.findIndex((each) => each === status)
  if (now < 0) return []
  return steps.map((step, at) =>
    at <= now ? { ...step, state: 'done' } : { ...step, at: null, state: 'ahead' },
  )
}
