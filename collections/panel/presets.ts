import type { Access, CollectionBeforeValidateHook, Config, Field, SanitizedConfig } from 'payload'
import { isAdmin } from '@/domain/people/actor'
import { actorOf } from '~/collections/shared/actor'
import { entityLabels, labelled } from '~/collections/labels/labelled'
import { staff } from '~/collections/shared/access'
import { checkTypes } from '~/collections/shared/check-types'

type Presets = NonNullable<Config['queryPresets']>

/** Lists that editors open as well; a filter that is shared shows its values. */
const LISTS_OF_EDITORS = ['products', 'comments', 'pages']

const ofOwnLists: Access = ({ req }) => {
  if (!staff({ req })) return false
  return isAdmin(actorOf(req)) || { relatedCollection: { in: LISTS_OF_EDITORS } }
}

const { one: singular, many: plural } = entityLabels('payload-query-presets')

/** Filters and columns of a list that a member of staff keeps under a name. Who may do what follows from `isShared` alone (rule A30). */
export const queryPresets: Presets = {
  labels: { singular, plural },
  access: { create: staff, read: ofOwnLists, update: ofOwnLists, delete: ofOwnLists },
  constraints: {},
}

/** Payload asks who may read, change and delete a preset in three lists; here a preset is shared to be read, or is not. */
export function shareInOneStep(collection: SanitizedConfig['collections'][number]) {
  collection.disableDuplicate = true
  collection.fields = labelled(collection.slug, collection.fields)
  collection.hooks.beforeOperation.unshift(checkTypes)
  collection.hooks.beforeValidate.unshift(accessOf)
  collection.admin.defaultColumns = ['title', 'isShared']
  for (const field of collection.fields) {
    if (!('name' in field)) continue
    if (field.name === 'access') leaveOut(field)
    if (field.name === 'columns') Object.assign(field, COLUMNS)
    // Payload's cells say these in English.
    if (IN_ENGLISH.has(field.name ?? '')) hideColumn(field)
  }
}

const COLUMNS = { admin: { components: { Field: '/src/admin/lists/preset-columns#PresetColumns' } } }

const IN_ENGLISH = new Set(['where', 'columns', 'groupBy'])

const hideColumn = (field: Field) =>
  Object.assign(field, { admin: { ...field.admin, disableListColumn: true, disableListFilter: true } })

const accessOf: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const isShared = data?.isShared ?? originalDoc?.isShared
  const mine = { constraint: 'onlyMe' }
  return {
    ...data,
    access: { read: { constraint: isShared ? 'everyone' : 'onlyMe' }, update: mine, delete: mine },
  }
}

/** Its own check makes the same row a second time to see who still may change it: the owner always may. */
function leaveOut(field: Field) {
  const admin = { ...field.admin, hidden: true, disableListColumn: true }
  Object.assign(field, { admin, validate: () => true })
}
