import 'server-only'
import type { BasePayload, TypedUser } from 'payload'
import type { Actor } from '@/domain/people/actor'
import { boot, inTransaction, type Inside, type Transaction } from './db/transaction'

type Access = {
  overrideAccess: boolean
  user?: TypedUser | null
  context?: { actor: Actor }
  req?: Inside
}
type Verb = 'find' | 'findByID' | 'findGlobal' | 'create' | 'update' | 'updateGlobal' | 'delete' | 'count'

/** The public: sees what a signed-out visitor may see, whoever is looking. Safe to cache. */
export const asVisitor = async () => scoped(await boot(), { overrideAccess: false, user: null })

/** A member or staff member, through every access rule that speaks of them. */
export const asUser = async (user: TypedUser) => scoped(await boot(), memberAccess(user))

/** The server itself: jobs, webhooks and commands that have checked who asked. */
export const asSystem = async () => scoped(await boot(), SYSTEM)

const SYSTEM = { overrideAccess: true, context: { actor: { kind: 'system' } } } satisfies Access
const memberAccess = (user: TypedUser): Access => ({ overrideAccess: false, user })

export type Data = Pick<BasePayload, Verb>

/** Payload's verbs with the question of who is asking answered once. */
function scoped(payload: BasePayload, access: Access): Data {
  const bound = <V extends Verb>(verb: V): BasePayload[V] => {
    const call = payload[verb] as (options: object) => unknown
    return ((options: object) =>
      call.call(payload, { depth: 0, ...options, ...fresh(access) })) as BasePayload[V]
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

/** Payload writes into the request it is given: each call gets its own. */
const fresh = ({ req, ...access }: Access) => (req ? { ...access, req: { ...req } } : access)

/** A member's verbs, or the server's, that hold or fall together, with statements among them. */
export async function together<T>(
  who: TypedUser | 'system',
  work: (db: Data, tx: Transaction) => Promise<T>,
): Promise<T> {
  const payload = await boot()
  const access = who === 'system' ? SYSTEM : memberAccess(who)
  return inTransaction((tx, req) => work(scoped(payload, { ...access, req }), tx))
}
