import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'
import type { Rules } from './access'

type Definition = Omit<CollectionConfig, 'access'> & { access: Rules & Partial<CollectionConfig['access']> }

/** Every collection starts closed and plain: four rules are demanded by type, and what nobody needs is off. */
export function define({ access, admin, hooks, ...rest }: Definition): CollectionConfig {
  return {
    disableDuplicate: true,
    graphQL: false,
    lockDocuments: false,
    disableBulkEdit: true,
    ...rest,
    access: { admin: () => false, unlock: () => false, ...access },
    admin: { hideAPIURL: true, ...admin },
    hooks: { ...hooks, beforeOperation: [chooseNoId, ...(hooks?.beforeOperation ?? [])] },
  } as CollectionConfig
}

/** Only the server chooses an id (a seller's is its user's); a client's is dropped before anything reads it. */
const chooseNoId: CollectionBeforeOperationHook = ({ args, operation, overrideAccess }) => {
  if (operation === 'create' && !overrideAccess && 'data' in args && args.data) delete args.data.id
  return args
}
