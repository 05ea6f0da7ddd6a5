import { publish } from '@/server/db/bus'
import { addDays, dayIn, type CalendarDay } from '@/domain/values/calendar'
import type { Actor } from '@/domain/people/actor'
import { SELLER_ARRIVAL_DAYS, SETTLEMENT_ZONE, settlesOn } from '@/domain/payments/payouts/payout'
import { eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { Refusal } from '@/server/db/refusal'
import type { OrderRow } from '@/server/orders/lock-rows'

const { orders, sellers, settings } = tables

const today = () => dayIn(SETTLEMENT_ZONE, new Date())

/** What a delivery writes: whether anyone but the seller says so, and the day the money settles (rules N4, N29). */
export async function settlementOf(tx: Transaction, by: Actor) {
  if (by.kind !== 'seller') return { arrivalConfirmedAt: sql`now()`, settlesOn: settlesFrom(today()) }
  const [row] = await tx.select({ days: settings.sellerArrivalDays }).from(settings).limit(1)
  return { settlesOn: settlesFrom(addDays(today(), row?.days ?? SELLER_ARRIVAL_DAYS)) }
}

/** The day money settles that counts from a day, by the mode the seller has now: a later change moves nothing (rule N4). */
const settlesFrom = (day: CalendarDay) =>
  sql<string>`case (select ${sellers.payout_settlement} from ${sellers} where ${sellers.id} = ${orders.seller})
    when 'on_completion' then ${settlesOn(day, 'on_completion')} else ${settlesOn(day, 'monthly')} end`

/** Buyer, carrier or staff confirm what so far only the seller has said: the money settles as if it had arrived now (rule N29). */
export async function confirmArrival(tx: Transaction, order: OrderRow): Promise<OrderRow> {
  const isOpen = order.status === 'delivered' && order.arrivalConfirmedAt === null
  if (!isOpen) throw new Refusal([{ code: 'moves.impossible', path: 'status' }])
  await tx
    .update(orders)
    .set({
      arrivalConfirmedAt: sql`now()`,
      settlesOn: sql`least(${orders.settlesOn}, ${settlesFrom(today())})`,
      updatedAt: sql`now()`,
    })
    .where(eq(orders.id, order.id))
  await publish(tx, { kind: 'order', order: order.id, to: [order.buyer, order.seller] })
  return { ...order, arrivalConfirmedAt: new Date() }
}
