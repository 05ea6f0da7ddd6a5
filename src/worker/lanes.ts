import type { Payload } from 'payload'
import { processEvents } from '@/features/payments/process-events'
import {
  closeAbandonedPayments,
  expireCheckouts,
  openWaitingPayments,
  reconcilePayments,
} from '@/features/payments/payment-jobs'
import { pollSentRefunds, sendRefunds } from '@/features/payments/send-refunds'
import { deliverOverdue } from '@/features/orders/commands/fulfil-order'
import { clearDuePages } from './clear-pages'
import { sweepExpired } from './sweep-expired'

type Lane = { name: string; pause: number; work: () => Promise<void> }

/** Minimum pause after an error. */
const REST = 3_000

/**
 * Periodic work, mostly payments. Each lane finds its work in the rows, so nothing is lost if a worker dies,
 * and runs on its own, so a slow provider delays no other.
 */
const LANES: readonly Lane[] = [
  { name: 'page clearings', pause: 300, work: clearDuePages },
  { name: 'payment events', pause: 300, work: processEvents },
  { name: 'payment pages', pause: 1_000, work: openWaitingPayments },
  { name: 'refunds', pause: 1_000, work: sendRefunds },
  { name: 'refunds on their way', pause: 60_000, work: pollSentRefunds },
  { name: 'payments left open', pause: 1_000, work: closeAbandonedPayments },
  { name: 'unpaid checkouts', pause: 1_000, work: expireCheckouts },
  { name: 'unreported payments', pause: 5_000, work: reconcilePayments },
  { name: 'silent deliveries', pause: 60_000, work: deliverOverdue },
  { name: 'expired links, sessions and counters', pause: 5 * 60_000, work: sweepExpired },
]

/** Runs all lanes until `isOver`. */
export async function runLanes(payload: Payload, isOver: () => boolean) {
  await Promise.all(LANES.map((lane) => runLane(lane, payload, isOver)))
}

async function runLane({ name, pause, work }: Lane, payload: Payload, isOver: () => boolean) {
  let next = 0
  while (!isOver()) {
    if (Date.now() < next) {
      await new Promise((resolve) => setTimeout(resolve, Math.min(250, next - Date.now())))
      continue
    }
    try {
      await work()
      next = Date.now() + pause
    } catch (error) {
      payload.logger.error({ err: error, msg: `Lane "${name}" failed` })
      next = Date.now() + Math.max(pause, REST)
    }
  }
}
