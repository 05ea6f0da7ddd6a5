import { APIError } from 'payload'
import type { Door } from './client'
import type { World } from '~/tests/support/open-world'
import { outcomeOf } from '~/tests/support/rehearse'
import type { Role } from '~/tests/support/roles'
import { verb, type Doc } from '~/tests/support/system'

/** The Local API, as pages and actions use it: every rule of access applies. */
export function localDoor({ payload, users }: Pick<World, 'payload' | 'users'>): Door {
  const as = (role: Role) => ({ overrideAccess: false, user: users[role] })
  const find = verb<{ docs: Doc[] }>(payload, 'find')
  const count = verb<{ totalDocs: number }>(payload, 'count')
  const findByID = verb<Doc>(payload, 'findByID')
  const create = verb<Doc>(payload, 'create')
  const update = verb<Doc>(payload, 'update')
  const remove = verb<Doc>(payload, 'delete')
  return {
    list: async (role, collection) =>
      (await unlessRefused(find({ ...as(role), collection, pagination: false })))?.docs ?? [],
    count: async (role, collection) =>
      (await unlessRefused(count({ ...as(role), collection })))?.totalDocs ?? 0,
    read: (role, collection, id) => unlessRefused(findByID({ ...as(role), collection, id })),
    create: (role, collection, { data, file }) =>
      outcomeOf(() => create({ ...as(role), collection, data, file })),
    update: (role, collection, id, data) => outcomeOf(() => update({ ...as(role), collection, id, data })),
    remove: (role, collection, id) => outcomeOf(() => remove({ ...as(role), collection, id })),
  }
}

async function unlessRefused<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof APIError && (error.status === 403 || error.status === 404)) return undefined
    throw error
  }
}
