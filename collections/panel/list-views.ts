import type { Field, SanitizedConfig } from 'payload'
import { shareInOneStep } from '~/collections/panel/presets'
import { labelledField } from '~/collections/labels/labelled'
import { wordsAt } from '~/collections/labels/words'

const LIMITS = { defaultLimit: 25, limits: [25, 50, 100] }

const CELLS = {
  date: '/src/admin/lists/time-cell#TimeCell',
  flag: '/src/admin/lists/flag-cell#FlagCell',
  state: '/src/admin/lists/state-cell#StateCell',
  product: '/src/admin/lists/product-cell#ProductCell',
  words: '/src/admin/lists/words-cell#WordsCell',
  picture: '/src/admin/pages/pictures/picture-cell#PictureCell',
  languages: '/src/admin/pages/languages-cell#LanguagesCell',
  related: {
    path: '/src/admin/lists/related-cell#RelatedCell',
    clientProps: { gone: wordsAt('labels', 'gone') },
  },
}

/** Fields whose value is shown as a badge, and by which a list has tabs. */
const STATES = ['status', '_status', 'usage']

/** The panel's lists: 25 rows, Toronto's time, states as badges and tabs, products with their image. */
export async function withListViews(building: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await building
  for (const collection of config.collections) {
    if (collection.slug === 'payload-query-presets') {
      shareInOneStep(collection)
      showCells(collection.fields)
    }
    if (collection.slug.startsWith('payload-')) continue
    collection.admin.pagination = LIMITS
    const fields = allIn(collection.fields)
    for (const field of fields) nameAdded(collection.slug, field)
    showCells(fields)
    for (const field of fields) leaveOut(field)
    if (collection.slug === 'pages') setCell(fields.find(isNamed('languages')), CELLS.languages)
    if (collection.slug === 'media') setCell(fields.find(isNamed('filename')), CELLS.picture)
    if (collection.slug === 'products') setCell(fields.find(isNamed('name')), CELLS.product)
    if (fields.some((field) => isNamed('status')(field) && !isComputed(field)))
      collection.admin.components = {
        ...collection.admin.components,
        beforeListTable: [
          ...(collection.admin.components?.beforeListTable ?? []),
          '/src/admin/lists/state-tabs#StateTabs',
        ],
      }
  }
  return config
}

/** Not stored, so that no list can be filtered by it. */
const isComputed = (field: Field) => 'virtual' in field && field.virtual === true

const isNamed = (name: string) => (field: Field) => 'name' in field && field.name === name

/** The fields of a form, those of its groups, rows and tabs too. */
function allIn(fields: Field[]): Field[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => allIn(tab.fields))
    const isOpen = field.type === 'group' || field.type === 'row' || field.type === 'collapsible'
    return isOpen ? [field, ...allIn(field.fields)] : [field]
  })
}

function showCells(fields: Field[]) {
  for (const field of fields) {
    if (field.type === 'date') setCell(field, CELLS.date)
    else if (field.type === 'checkbox') setCell(field, CELLS.flag)
    else if (field.type === 'relationship') setCell(field, CELLS.related)
    else if (field.type === 'text' && field.hasMany) setCell(field, CELLS.words)
    else if (field.type === 'select' && STATES.includes(field.name)) setCell(field, CELLS.state)
  }
}

/** What Payload adds to rows and files, and hides in forms alone. */
const ADDED = new Set(['createdAt', 'updatedAt', 'filename', 'mimeType', 'filesize', 'width', 'height'])
/** It also adds these, which it shows, or hides everywhere. */
const ADDED_TOO = new Set(['_status', 'deletedAt', 'email', 'focalX', 'focalY'])

/** Payload has no place for the names of fields that it adds. */
function nameAdded(slug: string, field: Field) {
  if ('name' in field && field.name && (ADDED.has(field.name) || ADDED_TOO.has(field.name)))
    Object.assign(field, labelledField(slug, field as Parameters<typeof labelledField>[1]))
}

/** Payload offers columns and filters of fields that its forms hide. */
function leaveOut(field: Field) {
  const isAdded = 'name' in field && ADDED.has(field.name ?? '')
  const isHidden = !isAdded && Boolean(field.admin && 'hidden' in field.admin && field.admin.hidden)
  if (isHidden) Object.assign(field, { admin: { ...field.admin, disableListColumn: true } })
  if (isHidden || isComputed(field))
    Object.assign(field, { admin: { ...field.admin, disableListFilter: true } })
}

function setCell(field: Field | undefined, Cell: string | object) {
  if (!field) return
  const admin: { components?: object } = field.admin ?? {}
  Object.assign(field, { admin: { ...admin, components: { ...admin.components, Cell } } })
}
