import { move } from '@/domain/values/moves'
import { actorSide, type RequestSide } from '@/domain/cart/price-requests/acting'
import { PRICE_REQUEST_MOVES, type PriceRequestStatus } from '@/domain/cart/price-requests/moves'
import { personOf, type Actor } from '@/domain/people/actor'
import { issue } from '@/domain/result'
import { advisoryLock, lockRows } from '@/server/db/locks'
import { and, eq, or } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { lockOpenMember } from '@/server/people/lock-open-member'
import { Refusal } from '@/server/db/refusal'

const { price_requests: requests, price_requests_items: items, users } = tables

const REQUEST = {
  id: requests.id,
  number: requests.number,
  buyer: requests.buyer,
  seller: requests.seller,
  status: requests.status,
  version: requests.version,
  reservesStock: requests.reservesStock,
  expiresAt: requests.expiresAt,
}

export type LockedRequest = Awaited<ReturnType<typeof lockById>> & object

export async function lockById(tx: Transaction, id: string) {
  const [found] = await tx.select(REQUEST).from(requests).where(eq(requests.id, id)).for('update')
  return found
}

type MoveInput = { request: string; to: PriceRequestStatus; side?: RequestSide; version?: number }

/**
 * Locks a request for a move of one of its sides. For anybody else it does not exist; what was decided meanwhile, has expired, or is
 * another offer than the one that was read, is refused (rule M74).
 */
export async function lockRequestForMove(
  tx: Transaction,
  actor: Actor,
  { request: id, to, version, side: expected }: MoveInput,
): Promise<LockedRequest & { side: RequestSide; person?: string }> {
  if (!('id' in actor) || actor.kind === 'staff') throw new Refusal([issue('priceRequest.unknown', '')])
  const [mine] = await tx
    .select({ buyer: requests.buyer, seller: requests.seller })
    .from(requests)
    .where(and(eq(requests.id, id), or(eq(requests.buyer, actor.id), eq(requests.seller, actor.id))))
  const side = mine && actorSide(mine, actor)
  if (!side || (expected && side !== expected)) throw new Refusal([issue('priceRequest.unknown', '')])
  // Before the request, as a deletion of either account does.
  await lockRows(tx, users, [mine.buyer, mine.seller], 'key share')
  await lockOpenMember(tx, personOf(actor))
  const found = await lockById(tx, id)
  if (!found) throw new Refusal([issue('priceRequest.unknown', '')])
  const { status } = found
  if (version !== undefined && version !== found.version)
    throw new Refusal([issue('priceRequest.changed', '')])
  const moved = move(PRICE_REQUEST_MOVES, status, to, side, '')
  if (!moved.ok) throw new Refusal([issue('priceRequest.moved', '')])
  if (Date.parse(found.expiresAt) <= Date.now()) throw new Refusal([issue('priceRequest.over', '')])
  return { ...found, side, ...('person' in actor && { person: actor.person }) }
}

export const lockItems = (tx: Transaction, request: string) =>
  tx
    .select({ id: items.id, product: items.product, quantity: items.quantity })
    .from(items)
    .where(eq(items._parentID, request))
    .orderBy(items._order)

/** Before all other locks, as placing an order does: limits of unpaid reservations are exact under it alone. */
export async function lockBuyersCheckout(tx: Transaction, request: string) {
  const [found] = await tx.select({ buyer: requests.buyer }).from(requests).where(eq(requests.id, request))
  if (found) await advisoryLock(tx, 'checkout', found.buyer)
}
