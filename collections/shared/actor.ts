import type { PayloadRequest } from 'payload'
import { type Actor, actorOfUser, isMember } from '@/domain/people/actor'

/** The actor of a request. Without a user it is a visitor; server commands set their actor in the context. */
export function actorOf({ user, context }: PayloadRequest): Actor {
  return context?.actor ? (context.actor as Actor) : actorOfUser(user)
}

/** The writing member's id: default of owner fields that only `setOnceBy` may set. */
export function memberId({ req }: { req: PayloadRequest }) {
  const actor = actorOf(req)
  return isMember(actor) ? actor.id : undefined
}
