import type { PayloadRequest } from 'payload'
import { isMember } from '@/domain/people/actor'
import { actorOf } from './actor'

/** The id of the member who writes, as the default of an owner field that only `setOnceBy` may set. */
export function memberId({ req }: { req: PayloadRequest }) {
  const actor = actorOf(req)
  return isMember(actor) ? actor.id : undefined
}
