import { isOrderStatus, type OrderStatus } from '@/domain/orders/order'
import type { OrderParcel, OrderView } from '@/features/buying/orders/order-view'
import { hasParcels } from './has-parcels'

export type TimelineStep =
  | { kind: OrderStatus; at: string; by: string; note: string | null; person?: string }
  | { kind: 'expired'; at: string }
  | { kind: 'arrivalConfirmed'; at: string }
  | { kind: 'other'; at: string; status: string }
  | { kind: 'cancelAsked' | 'cancelRefused'; at: string; note: string | null }
  | {
      kind: 'refunded' | 'refundFailed' | 'takenBack' | 'credited'
      at: string
      amount: number
      note: string | null
    }
  /** One of several parcels left (rule M137). */
  | { kind: 'parcel'; at: string; parcel: OrderParcel }
  | { kind: 'ahead'; status: OrderStatus }

type TimelineSource = Pick<
  OrderView,
  | 'status'
  | 'events'
  | 'refunds'
  | 'cancelRequest'
  | 'arrivalConfirmedAt'
  | 'firstShippedAt'
  | 'parcels'
  | 'items'
>

const WAY: readonly OrderStatus[] = ['pending_payment', 'confirmed', 'processing', 'shipped', 'delivered']

/** The order's history, oldest first, then the steps ahead. */
export function timelineOf(order: TimelineSource): TimelineStep[] {
  const { status, events, refunds, cancelRequest, arrivalConfirmedAt: confirmedAt } = order
  const moves = events.map((event, at): TimelineStep => {
    const { to, by, note, person } = event
    if (!isOrderStatus(to)) return { kind: 'other', at: event.at, status: to }
    // Cancelled by the system while unpaid: it expired.
    const wasUnpaid = events[at - 1]?.to === 'pending_payment'
    if (to === 'cancelled' && by === 'system' && wasUnpaid) return { kind: 'expired', at: event.at }
    return { kind: to, at: event.at, by, note, ...(person && { person }) }
  })
  const asked = askedOf(cancelRequest)
  const back = refunds.map(({ at, amount, reason, status: sent, isDispute }): TimelineStep => ({
    kind: isDispute
      ? 'takenBack'
      : sent === 'failed'
        ? 'refundFailed'
        : sent === 'credited'
          ? sent
          : 'refunded',
    at,
    amount,
    note: reason,
  }))
  // The sort is stable: at equal times a request comes before its outcome, and their shared reason is shown once.
  const isReported = events.some(({ to, by }) => to === 'delivered' && by === 'seller')
  const confirmed: TimelineStep[] =
    isReported && confirmedAt ? [{ kind: 'arrivalConfirmed', at: confirmedAt }] : []
  const parcels = hasParcels(order)
    ? order.parcels.map((parcel): TimelineStep => ({ kind: 'parcel', at: parcel.shippedAt, parcel }))
    : []
  const done = [...asked, ...parcels, ...moves, ...confirmed, ...back].toSorted(
    (one, other) => timeOf(one) - timeOf(other),
  )
  const now = WAY.findIndex((each) => each === status)
  return [
    ...done.map(withoutRepeatedReason),
    ...(now < 0 ? [] : WAY.slice(now + 1).map((each): TimelineStep => ({ kind: 'ahead', status: each }))),
  ]
}

/** A request shares its reason with the cancellation and the refund. */
function withoutRepeatedReason(step: TimelineStep, at: number, steps: TimelineStep[]): TimelineStep {
  const before = steps[at - 1]
  if (!before || !('note' in before) || !('note' in step) || before.kind === step.kind) return step
  return before.note === step.note ? { ...step, note: null } : step
}

/** The request and its refusal; an approval shows as the cancellation itself. */
function askedOf(request: OrderView['cancelRequest']): TimelineStep[] {
  if (!request) return []
  const { askedAt, reason, answer, answerReason, answeredAt } = request
  const asked: TimelineStep = { kind: 'cancelAsked', at: askedAt, note: reason }
  const isRefused = answer === 'refused' && answeredAt
  return isRefused ? [asked, { kind: 'cancelRefused', at: answeredAt, note: answerReason }] : [asked]
}

const timeOf = (step: TimelineStep) => ('at' in step ? new Date(step.at).getTime() : Infinity)

/** The words for a delivery, by who said so (rules M8, N29). */
export const deliveredStep = (by: string) =>
  by === 'buyer' ? 'steps.received' : by === 'seller' ? 'steps.reported' : 'steps.delivered'
