import type { PayloadRequest } from 'payload'
import type { Actor } from '@/domain/people/actor'
import { actorOfUser } from '@/domain/people/signed-in'

/** Who is asking. A request without a user is a visitor; only the server's own commands name themselves in the context. */
export function actorOf({ user, context }: PayloadRequest): Actor {
  return context?.actor ? (context.actor as Actor) : actorOfUser(user)
}
