import type { Access } from 'payload'
import { NO_ID } from '@/domain/values/id'
import { isMember, type Actor } from '@/domain/people/actor'
import { actorOf } from '~/collections/shared/actor'

/** Rows of the seller that a member is or works for; of these, `isOwners` for owners alone. */
export function ofOwnSeller(isOwners = false): Access {
  return ({ req }) => {
    const actor = actorOf(req)
    if (!isMember(actor)) return false
    const seller = actor.kind === 'seller' ? sellerOf(actor, isOwners) : NO_ID
    return { seller: { equals: seller } }
  }
}

function sellerOf({ id, work }: Extract<Actor, { kind: 'seller' }>, isOwners: boolean) {
  if (!work) return id
  return isOwners && work.role !== 'owner' ? NO_ID : work.seller
}
