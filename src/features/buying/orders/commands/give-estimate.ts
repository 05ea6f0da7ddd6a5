import { dayIn } from '@/domain/values/calendar'
import { checkEstimate } from '@/domain/orders/shipping/given-estimate'
import { isActiveOrder } from '@/domain/orders/order'
import type { Estimate } from '@/domain/orders/shipping/promise'
import type { Actor } from '@/domain/people/actor'
import type { Result } from '@/domain/result'
import { publish } from '@/server/db/bus'
import { eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { lockOrder } from '@/server/orders/lock-rows'
import { notifyOfOrder } from '@/server/orders/emails/notify'
import { command, must, Refusal } from '@/server/db/refusal'
import { asSellerOf } from './authorize'

const { orders } = tables

type EstimateInput = { order: string; from: string; to: string }

/** The seller says when an order on its way arrives instead; its buyer is notified (rule M64). The same days again change nothing. */
export async function giveEstimate(
  actor: Actor,
  { order: id, ...days }: EstimateInput,
): Promise<Result<Estimate>> {
  return command(async (tx) => {
    const { order } = asSellerOf(await lockOrder(tx, id), actor)
    const { promisedUntil: promisedTo } = order
    if (!isActiveOrder(order.status) || !promisedTo)
      throw new Refusal([{ code: 'estimate.notOpen', path: 'from' }])
    const now = new Date()
    const estimate = must(checkEstimate(days, { today: dayIn('America/Toronto', now), promisedTo }))
    if (order.estimateFrom === estimate.from && order.estimateUntil === estimate.to) return estimate
    await tx
      .update(orders)
      .set({
        estimateFrom: estimate.from,
        estimateUntil: estimate.to,
        lateNotifiedAt: null,
        updatedAt: sql`now()`,
      })
      .where(eq(orders.id, id))
    await notifyOfOrder(tx, order, 'order.newEstimate', ['buyer'], { about: now.toISOString() })
    await publish(tx, { kind: 'order', order: id, to: [order.buyer, order.seller] })
    return estimate
  })
}
