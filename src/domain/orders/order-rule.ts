import { moverOf, type Actor } from '@/domain/people/actor'
import { move } from '@/domain/values/moves'
import { ORDER_MOVES, type OrderStatus } from './order'
import { fail, ok, type Result } from '@/domain/result'

type Order = { status: OrderStatus }

/** Status changes follow ORDER_MOVES (rule M6); shipping needs a carrier or a forwarder, and its number (rules M30, M109). */
export function orderRule({
  next,
  before,
  actor,
}: {
  next: Partial<Order & { carrier?: string | null; freight?: string | null; trackingNumber?: string | null }>
  before?: Order
  actor: Actor
}): Result<object> {
  if (!before || !next.status || next.status === before.status) return ok({})
  const mover = moverOf(actor)
  if (!mover) return fail('moves.notYours', 'status')
  const moved = move(ORDER_MOVES, before.status, next.status, mover)
  if (!moved.ok) return moved
  const waybill = (next.carrier || next.freight) && next.trackingNumber?.trim()
  return next.status === 'shipped' && !waybill ? fail('order.waybill', 'trackingNumber') : ok({})
}
