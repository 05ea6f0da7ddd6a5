import type { PayloadRequest } from 'payload'
import { isMember } from '@/domain/people/actor'
import { actorOf } from './actor'

/** The writing member's id: default of owner fields that only `setOnceBy` may set. */
export function memberId({ req }: { req: PayloadRequest }) {
  const actor = actorOf(req)
  return isMember(actor) ? actor.id : undefined
}
