import type { Access } from 'payload'
import { NO_ID } from '@/domain/id'
import { isMember } from '@/domain/people/actor'
import { actorOf } from '~/collections/shared/actor'

/** Rows of the seller that a member is or works for; of these, `isOwners` for owners alone. */
export function ofOwnSeller(isOwners = false): Access {
  return ({ req }) => {
    const actor = actorOf(req)
    if (actor.kind !== 'seller') return isMember(actor) ? { id: { equals: NO_ID } } : false
    const { work } = actor
    const isTheirs = !isOwners || !work || work.role === 'owner'
    return { seller: { equals: isTheirs ? (work?.seller ?? actor.id) : NO_ID } }
  }
}
