import type { BasePayload, TypedUser } from 'payload'
import type { Actor, StaffActor } from '@/domain/people/actor'
import { atReadPlace } from './connections/at-read-place'
import { boot, inTransaction, type Inside, type Transaction } from './transaction'
import { isBrokenRule, issuesIn } from '@/server/http/forms/form'
import { Refusal } from './refusal'

type Access = {
  overrideAccess: boolean
  user?: TypedUser | null
  context?: { actor: Actor }
  req?: Inside
}
type Verb = 'find' | 'findByID' | 'findGlobal' | 'create' | 'update' | 'updateGlobal' | 'delete' | 'count'

/** Reads as a signed-out visitor, also for signed-in users. Safe to cache. */
export const asVisitor = async () => scoped(await boot(), { overrideAccess: false, user: null })

/** Acts as a member or a member of staff, under all access rules. */
export const asUser = async (user: TypedUser) => scoped(await boot(), memberAccess(user))

/** Acts as the server, without access rules: for jobs, webhooks, and commands that have checked the caller. */
export const asSystem = async () => scoped(await boot(), SYSTEM)

const SYSTEM = { overrideAccess: true, context: { actor: { kind: 'system' } } } satisfies Access
const memberAccess = (user: TypedUser): Access => ({ overrideAccess: false, user })

export type Data = Pick<BasePayload, Verb>

/**
 * Runs Payload calls and SQL in one transaction for a member of staff, in a command that has checked who it is and records what was
 * done itself: rules and hooks see who it is, access rules and the audit of edits are passed by. A broken rule is a Refusal.
 */
export async function asStaff<T>(
  actor: StaffActor,
  work: (db: Data, tx: Transaction) => Promise<T>,
): Promise<T> {
  const payload = await boot()
  try {
    return await inTransaction((tx, req) =>
      work(scoped(payload, { overrideAccess: true, context: { actor }, req }), tx),
    )
  } catch (error) {
    if (isBrokenRule(error)) throw new Refusal(issuesIn(error.data))
    throw error
  }
}

/** Payload's Local API bound to one access mode. */
function scoped(payload: BasePayload, access: Access): Data {
  const bound = <V extends Verb>(verb: V): BasePayload[V] => {
    const call = payload[verb] as (options: object) => Promise<unknown>
    return (({ context, ...options }: { context?: object }) => {
      const ask = (inside: { req?: Inside }) =>
        call.call(payload, {
          depth: 0,
          ...options,
          ...inside,
          ...fresh(access),
          context: { ...context, ...access.context },
        })
      // A member's own reads and those of a transaction never go to a replica.
      return access.user || access.req ? ask({}) : atReadPlace(payload, ask)
    }) as BasePayload[V]
  }
  return {
    find: bound('find'),
    findByID: bound('findByID'),
    findGlobal: bound('findGlobal'),
    create: bound('create'),
    update: bound('update'),
    updateGlobal: bound('updateGlobal'),
    delete: bound('delete'),
    count: bound('count'),
  }
}

/** Payload mutates the request it is given, so each call gets a copy. */
const fresh = ({ req, ...access }: Access) => (req ? { ...access, req: { ...req } } : access)

/**
 * Runs Payload calls and SQL statements in one transaction, as a member or as the server. `server` is for what a member's
 * command writes that members may not.
 */
export async function together<T>(
  who: TypedUser | 'system',
  work: (db: Data, tx: Transaction, server: Data) => Promise<T>,
): Promise<T> {
  const payload = await boot()
  const access = who === 'system' ? SYSTEM : memberAccess(who)
  return inTransaction((tx, req) =>
    work(scoped(payload, { ...access, req }), tx, scoped(payload, { ...SYSTEM, req })),
  )
}
