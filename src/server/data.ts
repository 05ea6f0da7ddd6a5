import 'server-only'
import config from '@payload-config'
import { getPayload, type BasePayload, type TypedUser } from 'payload'
import type { Actor } from '@/domain/account'

type Access = { overrideAccess: boolean; user?: TypedUser | null; context?: { actor: Actor } }
type Verb = 'find' | 'findByID' | 'findGlobal' | 'create' | 'update' | 'updateGlobal' | 'delete' | 'count'

/** The one boot of Payload in this process. */
export const boot = () => getPayload({ config })

/** The public: sees what a signed-out visitor may see, whoever is looking. Safe to cache. */
export const asVisitor = async () => scoped(await boot(), { overrideAccess: false, user: null })

/** A member or staff member, through every access rule that speaks of them. */
export const asUser = async (user: TypedUser) => scoped(await boot(), { overrideAccess: false, user })

/** The server itself: jobs, webhooks and commands that have checked who asked. */
export const asSystem = async () =>
  scoped(await boot(), { overrideAccess: true, context: { actor: { kind: 'system' } } })

export type Data = Pick<BasePayload, Verb>

/** Payload's verbs with the question of who is asking answered once. */
function scoped(payload: BasePayload, access: Access): Data {
  const bound = <V extends Verb>(verb: V): BasePayload[V] => {
    const call = payload[verb] as (options: object) => unknown
    return ((options: object) => call.call(payload, { depth: 0, ...options, ...access })) as BasePayload[V]
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

type Transaction = Parameters<Parameters<BasePayload['db']['drizzle']['transaction']>[0]>[0]

/** Money moves here: unlike Payload's own transactions, a commit that fails throws (docs/decisions/004). */
export async function inTransaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  const payload = await boot()
  return payload.db.drizzle.transaction(work)
}
