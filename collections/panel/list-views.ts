import type { Field, SanitizedConfig } from 'payload'

const LIMITS = { defaultLimit: 25, limits: [25, 50, 100] }

const CELLS = {
  date: '/src/admin/lists/time-cell#TimeCell',
  state: '/src/admin/lists/state-cell#StateCell',
  product: '/src/admin/lists/product-cell#ProductCell',
}

/** Fields whose value is shown as a badge, and by which a list has tabs. */
const STATES = ['status', '_status']

/** The panel's lists: 25 rows, Toronto's time, states as badges and tabs, products with their image. */
export async function withListViews(building: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await building
  for (const collection of config.collections) {
    if (collection.slug.startsWith('payload-')) continue
    collection.admin.pagination = LIMITS
    showCells(collection.fields)
    if (collection.slug === 'products') setCell(collection.fields.find(isNamed('name')), CELLS.product)
    if (collection.fields.some(isNamed('status')))
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

const isNamed = (name: string) => (field: Field) => 'name' in field && field.name === name

function showCells(fields: Field[]) {
  for (const field of fields) {
    if (field.type === 'date') setCell(field, CELLS.date)
    else if (field.type === 'select' && STATES.includes(field.name)) setCell(field, CELLS.state)
    else if (field.type === 'group' || field.type === 'row' || field.type === 'collapsible')
      showCells(field.fields)
  }
}

function setCell(field: Field | undefined, Cell: string) {
  if (!field) return
  const admin: { components?: object } = field.admin ?? {}
  Object.assign(field, { admin: { ...admin, components: { ...admin.components, Cell } } })
}
