import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'
import { entityLabels, labelled, labelledAdmin } from '~/collections/labels/labelled'
import type { Rules } from './access'
import { noteBefore, recordDeletion, recordEdit } from './audit-edits'
import { checkTypes } from './check-types'
import { dropSelect } from './drop-select'
import { noteSent, refuseTypedOver } from './refuse-typed-over'
import { noteStaffRequest } from './staff-request'

type Definition = Omit<CollectionConfig, 'access'> & { access: Rules & Partial<CollectionConfig['access']> }

/** Collection defaults: the type demands four access rules; unused Payload features are off; the messages name it and its fields. */
export function defineCollection({
  slug,
  access,
  admin,
  hooks,
  fields,
  ...rest
}: Definition): CollectionConfig {
  const { one, many } = entityLabels(slug)
  return {
    slug,
    labels: { singular: one, plural: many },
    disableDuplicate: true,
    graphQL: false,
    lockDocuments: false,
    disableBulkEdit: true,
    ...rest,
    access: { admin: () => false, unlock: () => false, ...access },
    admin: labelledAdmin(slug, { hideAPIURL: true, ...admin }),
    fields: labelled(slug, fields),
    hooks: {
      ...hooks,
      beforeOperation: [
        checkTypes,
        noteStaffRequest,
        dropServerFields,
        noteSent,
        dropSelect,
        ...(hooks?.beforeOperation ?? []),
      ],
      beforeValidate: [refuseTypedOver, ...(hooks?.beforeValidate ?? [])],
      beforeChange: [...(hooks?.beforeChange ?? []), noteBefore],
      afterChange: [...(hooks?.afterChange ?? []), recordEdit],
      afterDelete: [...(hooks?.afterDelete ?? []), recordDeletion],
    },
  } as CollectionConfig
}

const OWN = ['id', 'createdAt', 'updatedAt']

/** Drops ids and timestamps sent by clients: a seller's id is its user's, and review editing depends on createdAt. */
const dropServerFields: CollectionBeforeOperationHook = ({ args, operation, overrideAccess }) => {
  const writes = operation === 'create' || operation === 'update'
  if (writes && !overrideAccess && 'data' in args && args.data)
    for (const name of OWN) Reflect.deleteProperty(args.data, name)
  return args
}
