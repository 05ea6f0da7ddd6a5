import { move } from '@/domain/values/moves'
import { isAdmin, type Actor } from '@/domain/people/actor'
import { actorSide } from '@/domain/cart/price-requests/acting'
import { mayAccept, mayEscalate, RETURN_MOVES, type ReturnStatus } from '@/domain/orders/returns/moves'
import { issue } from '@/domain/result'
import type { Side } from '@/domain/talk/thread'
import { lockRows } from '@/server/db/locks'
import { eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { lockPaidOrder } from '@/server/orders/lock-rows'
import { lockOpenMember } from '@/server/people/lock-open-member'
import { Refusal } from '@/server/db/refusal'

const { returns, returns_items: items, users } = tables

const RETURN = {
  id: returns.id,
  number: returns.number,
  order: returns.order,
  buyer: returns.buyer,
  seller: returns.seller,
  status: returns.status,
  version: returns.version,
  reason: returns.reason,
  value: returns.value,
  refunded: returns.refunded,
  freight: returns.freight,
  dueAt: returns.dueAt,
  remindAt: returns.remindAt,
  acceptedAt: returns.acceptedAt,
  sentAt: returns.sentAt,
  receivedAt: returns.receivedAt,
  decidedAt: returns.decidedAt,
  endedAt: returns.endedAt,
}

export type LockedReturn = Awaited<ReturnType<typeof readReturn>> & object
type ReturnActor = Side | 'admin' | 'system'

async function readReturn(tx: Transaction, id: string) {
  const [found] = await tx.select(RETURN).from(returns).where(eq(returns.id, id)).for('update')
  return found
}

const refuse = (
  code: 'return.unknown' | 'return.changed' | 'return.moved' | 'return.tooLate' | 'return.sentBack',
): never => {
  throw new Refusal([issue(code, '')])
}

type MoveInput = { return: string; version: number; to: ReturnStatus; by?: ReturnActor }

/**
 * Locks a return for a move of one of its sides, of an admin or of the system. For anybody else it does not exist; what has moved
 * meanwhile is refused (rule M85). Locked in the order of all: the two members, as a deletion of either account does, checkout, order.
 */
export async function lockReturnForMove(
  tx: Transaction,
  actor: Actor,
  { return: id, version, to, by: expected }: MoveInput,
) {
  const [found] = await tx
    .select({ buyer: returns.buyer, seller: returns.seller, order: returns.order })
    .from(returns)
    .where(eq(returns.id, id))
  const by = found && actingAs(actor, found)
  if (!by || (expected && by !== expected)) return refuse('return.unknown')
  await lockRows(tx, users, [found.buyer, found.seller], 'key share')
  if (by === 'buyer' || by === 'seller') await lockOpenMember(tx, found[by])
  const paid = await lockPaidOrder(tx, found.order)
  const locked = await readReturn(tx, id)
  if (!paid || !locked) return refuse('return.unknown')
  if (version !== locked.version) return refuse('return.changed')
  if (!move(RETURN_MOVES, locked.status, to, by).ok) return refuse('return.moved')
  if (to === 'accepted' && !mayAccept(locked)) return refuse('return.sentBack')
  if (to === 'escalated' && !mayEscalate(locked, new Date())) return refuse('return.tooLate')
  return { return: locked, by, ...paid }
}

function actingAs(actor: Actor, sides: { buyer: string; seller: string }): ReturnActor | undefined {
  if (actor.kind === 'system') return 'system'
  return isAdmin(actor) ? 'admin' : actorSide(sides, actor)
}

export const returnLines = (tx: Transaction, id: string) =>
  tx
    .select({
      id: items.id,
      item: items.item,
      product: items.product,
      quantity: items.quantity,
      unitPrice: items.unitPrice,
      discounted: items.discounted,
    })
    .from(items)
    .where(eq(items._parentID, id))
    .orderBy(items._order)

type Changes = Partial<typeof returns.$inferInsert>

/** Writes a move; each counts the version on, so that what was read before is refused. */
export const changeReturn = (tx: Transaction, { id, version }: LockedReturn, changes: Changes) =>
  tx
    .update(returns)
    .set({ ...changes, version: version + 1, updatedAt: sql`now()` })
    .where(eq(returns.id, id))
