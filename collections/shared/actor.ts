import type { PayloadRequest } from 'payload'
import type { Actor } from '@/domain/people/actor'
import { actorOfUser } from '@/domain/people/signed-in'

/** The actor of a request. Without a user it is a visitor; server commands set their actor in the context. */
export function actorOf({ user, context }: PayloadRequest): Actor {
  return context?.actor ? (context.actor as Actor) : actorOfUser(user)
}
