import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'
import type { Rules } from './access'

type Definition = Omit<CollectionConfig, 'access'> & { access: Rules & Partial<CollectionConfig['access']> }

/** Every collection starts closed and plain: four rules are demanded by type, and what nobody needs is off. */
export function defineCollection({ access, admin, hooks, ...rest }: Definition): CollectionConfig {
  return {
    disableDuplicate: true,
    graphQL: false,
    lockDocuments: false,
    disableBulkEdit: true,
    ...rest,
    access: { admin: () => false, unlock: () => false, ...access },
    admin: { hideAPIURL: true, ...admin },
    hooks: { ...hooks, beforeOperation: [dropServerFields, ...(hooks?.beforeOperation ?? [])] },
  } as CollectionConfig
}

const OWN = ['id', 'createdAt', 'updatedAt']

/** Ids and times are the server's (a seller's id is its user's, a review may be edited for 30 days); a client's are dropped before anything reads them. */
const dropServerFields: CollectionBeforeOperationHook = ({ args, operation, overrideAccess }) => {
  const writes = operation === 'create' || operation === 'update'
  if (writes && !overrideAccess && 'data' in args && args.data)
    for (const name of OWN) Reflect.deleteProperty(args.data, name)
  return args
}
