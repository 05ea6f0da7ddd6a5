import type { BasePayload, File as PayloadFile } from 'payload'
import type { GlobalSlug, Slug } from './policy/row'

export type Doc = { id: string } & Record<string, unknown>
export type Options = {
  collection: Slug
  id?: string
  data?: object
  file?: PayloadFile
  where?: object
  req?: object
} & Record<string, unknown>
export type GlobalOptions = { slug: GlobalSlug; data?: object } & Record<string, unknown>

type Verb = 'create' | 'update' | 'delete' | 'find' | 'findByID' | 'count' | 'findVersions'

/** Payload's verb for a collection that is only known when the test runs. */
export function verb<T>(payload: BasePayload, name: Verb) {
  const call = payload[name] as (options: Options) => Promise<unknown>
  return async (options: Options) => (await call.call(payload, { depth: 0, ...options })) as T
}

export function globalVerb<T>(payload: BasePayload, name: 'findGlobal' | 'updateGlobal') {
  const call = payload[name] as (options: GlobalOptions) => Promise<unknown>
  return async (options: GlobalOptions) => (await call.call(payload, { depth: 0, ...options })) as T
}

const SYSTEM = { overrideAccess: true, context: { actor: { kind: 'system' }, quiet: true } }

/** What the server's own commands may do: everything that the rules of the domain allow. */
export function systemOf(payload: BasePayload) {
  const create = verb<Doc>(payload, 'create')
  const update = verb<Doc>(payload, 'update')
  const find = verb<{ docs: Doc[] }>(payload, 'find')
  const findByID = verb<Doc>(payload, 'findByID')
  const updateGlobal = globalVerb<Record<string, unknown>>(payload, 'updateGlobal')
  const findGlobal = globalVerb<Record<string, unknown>>(payload, 'findGlobal')
  return {
    make: async (collection: Slug, data: object, more: object = {}) =>
      (await create({ ...SYSTEM, ...more, collection, data })).id,
    change: (collection: Slug, id: string, data: object, more: object = {}) =>
      update({ ...SYSTEM, ...more, collection, id, data }),
    get: (collection: Slug, id: string, more: object = {}) =>
      findByID({ ...SYSTEM, showHiddenFields: true, ...more, collection, id }),
    all: async (collection: Slug, more: object = {}) =>
      (await find({ ...SYSTEM, showHiddenFields: true, pagination: false, ...more, collection })).docs,
    changeGlobal: (slug: GlobalSlug, data: object) => updateGlobal({ ...SYSTEM, slug, data }),
    getGlobal: (slug: GlobalSlug, more: object = {}) => findGlobal({ ...SYSTEM, ...more, slug }),
  }
}

export type System = ReturnType<typeof systemOf>
