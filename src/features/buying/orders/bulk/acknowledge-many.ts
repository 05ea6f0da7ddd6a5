import 'server-only'
import { isActiveSeller, type Actor } from '@/domain/people/actor'
import { fail, ok, type Result } from '@/domain/result'
import { asSellerOf } from '@/features/buying/orders/commands/authorize'
import { lockOrder } from '@/server/orders/lock-rows'
import { moveOrder } from '@/server/orders/moves'
import { command } from '@/server/db/refusal'
import { oneByOne, type Outcome } from './one-by-one'
import { ownOrders } from './own-orders'

/**
 * Acknowledges several own orders (rules M30, S30). What was acknowledged before counts as done, so that a form that is sent twice
 * refuses nothing.
 */
export async function acknowledgeMany(
  actor: Actor,
  numbers: readonly string[],
): Promise<Result<Outcome<'now' | 'before'>[]>> {
  if (!isActiveSeller(actor) || !('id' in actor)) return fail('order.unknown', 'order')
  const found = await ownOrders(actor.id, numbers)
  return ok(
    await oneByOne(
      numbers.map((number) => ({ number })),
      async ({ number }) => {
        const own = found.find((each) => each.number === number)
        return own ? acknowledgeOnce(actor, own.id) : fail('order.unknown', 'order')
      },
    ),
  )
}

const acknowledgeOnce = (actor: Actor, id: string) =>
  command(async (tx) => {
    const { order, actor: by } = asSellerOf(await lockOrder(tx, id), actor)
    if (order.status === 'processing') return 'before' as const
    await moveOrder(tx, order, { to: 'processing', by })
    return 'now' as const
  })
