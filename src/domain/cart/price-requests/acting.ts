import { isActiveSeller, type Actor } from '@/domain/people/actor'
import type { Side } from '@/domain/talk/thread'

export type RequestSide = Side

/** The side an actor has in a request; sellers buy too, and only active ones sell (rule P2). Undefined for others. */
export function actorSide(
  { buyer, seller }: { buyer: string; seller: string },
  actor: Actor,
): RequestSide | undefined {
  if (!('id' in actor) || actor.kind === 'staff') return undefined
  if (actor.id === buyer) return 'buyer'
  return actor.id === seller && isActiveSeller(actor) ? 'seller' : undefined
}
