import type { CollectionAfterOperationHook } from 'payload'
import type { Actor } from '@/domain/people/actor'
import { actorOf } from './actor'

type Hook = Parameters<CollectionAfterOperationHook>[0]

/** A filter by no id finds all rows; by this one it finds none. */
const NOBODYS = '00000000-0000-0000-0000-000000000000'

/** A filter by the ids that a statement found. */
export const idIn = (rows: readonly Record<string, unknown>[]) => ({
  in: rows.length > 0 ? rows.map(({ id }) => String(id)) : [NOBODYS],
})

/** The rows of a list that `who`, or the system, reads whole: to say of them what is computed. Empty for anybody else. */
export function listedRows<Row>(
  { args, operation, overrideAccess, req, result }: Hook,
  who: (actor: Actor) => boolean,
): Row[] {
  if (operation !== 'find' || ('select' in args && args.select)) return []
  const actor = actorOf(req)
  if (!who(actor) && !(overrideAccess && actor.kind === 'system')) return []
  return (result as { docs: Row[] }).docs
}
