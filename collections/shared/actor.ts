import type { PayloadRequest } from 'payload'
import { type Actor, actorOfUser } from '@/domain/people/actor'

/** The actor of a request. Without a user it is a visitor; server commands set their actor in the context. */
export function actorOf({ user, context }: PayloadRequest): Actor {
  return context?.actor ? (context.actor as Actor) : actorOfUser(user)
}
