import type { FlattenedField } from 'payload'
import { allowedFields, allowedSamples, fieldRules, sampleOf } from './allowed'
import type { World } from './open-world'
import { POLICY, SLUGS } from './policy'
import type { Slug } from './policy/row'
import type { Role } from './roles'
import type { Doc } from './system'

/** A single value somewhere in a document, and what the documents of the world say there. */
export type Leaf = { path: string; type: FlattenedField['type']; values: unknown[] }

const at = (value: unknown, name: string): unknown => {
  if (Array.isArray(value)) return at(value[0], name)
  return value && typeof value === 'object' ? (value as Record<string, unknown>)[name] : undefined
}

function leavesOf(field: FlattenedField, docs: readonly unknown[], prefix = ''): Leaf[] {
  const path = prefix + field.name
  const inner = docs.map((doc) => at(doc, field.name))
  if ('flattenedFields' in field && field.flattenedFields) {
    return field.flattenedFields.filter(({ name }) => name !== 'id').flatMap((each) => leavesOf(each, inner, `${path}.`))
  }
  const values = inner.map((value) => (Array.isArray(value) ? (value[0] as unknown) : value))
  return [{ path, type: field.type, values: [...new Set(values.filter((value) => value !== null && value !== undefined))] }]
}

const configOf = ({ payload }: World, slug: Slug) => payload.collections[slug].config

/** Every leaf of the fields that a role may not read in at least one of the samples. */
export async function privateLeaves(world: World, slug: Slug, role: Role): Promise<Leaf[]> {
  const rules = fieldRules(POLICY[slug].fields)
  const closed = Object.keys(rules).filter((name) =>
    Object.values(POLICY[slug].samples).some((sample) => !allowedFields(POLICY[slug].fields, 'read', role, sample).includes(name)),
  )
  const docs = await world.system.all(slug)
  return configOf(world, slug).flattenedFields.filter(({ name }) => closed.includes(name)).flatMap((field) => leavesOf(field, docs))
}

/** A few leaves that are open to whoever reads the document, as a way to ask about documents one may not read. */
export async function openLeaves(world: World, slug: Slug): Promise<Leaf[]> {
  const { open = [], server = [] } = POLICY[slug].fields as { open?: string[]; server?: string[] }
  const docs = await world.system.all(slug)
  const told = configOf(world, slug).flattenedFields.filter(({ name, type }) => [...open, ...server].includes(name) && type === 'text' || name === 'email')
  return told.flatMap((field) => leavesOf(field, docs)).filter(({ values }) => values.length > 0).slice(0, 2)
}

export type Hop = { from: Slug; path: string; to: Slug }

/** Every relation of the schema, also those inside rows and groups. */
export function hopsOf(world: World): Hop[] {
  const within = (from: Slug, fields: readonly FlattenedField[], prefix: string): Hop[] =>
    fields.flatMap((field) => {
      if ('flattenedFields' in field && field.flattenedFields) return within(from, field.flattenedFields, `${prefix}${field.name}.`)
      const to = 'relationTo' in field ? [field.relationTo].flat() : []
      return to.map((slug) => ({ from, path: prefix + field.name, to: slug as Slug }))
    })
  return SLUGS.flatMap((slug) => within(slug, configOf(world, slug).flattenedFields, ''))
}

type Pair = readonly [operator: string, hit: unknown, miss: unknown]

/** Questions that come in twos: one that holds for some document, one that holds for none or for the others. */
export function pairsFor({ type, values }: Leaf): Pair[] {
  const [value = 'x'] = values
  const text = String(value)
  const part = text.slice(0, Math.max(3, Math.floor(text.length / 2)))
  const always: Pair[] = [
    ['exists', true, false],
    ['equals', value, otherThan(value)],
    ['not_equals', value, otherThan(value)],
    ['in', [value], [otherThan(value)]],
    ['not_in', [value], [otherThan(value)]],
  ]
  if (type === 'number' || type === 'date') {
    return [...always, ['greater_than', low(value), high(value)], ['less_than_equal', high(value), low(value)]]
  }
  return [...always, ['like', part, 'zqxj'], ['contains', part, 'zqxj']]
}

const low = (value: unknown) => (typeof value === 'number' ? value - 1 : '1990-01-01T00:00:00.000Z')
const high = (value: unknown) => (typeof value === 'number' ? value + 1 : '2090-01-01T00:00:00.000Z')

function otherThan(value: unknown) {
  if (typeof value === 'number') return value + 100_003
  if (typeof value === 'boolean') return !value
  const text = String(value)
  return /^[0-9a-f-]{36}$/.test(text) ? '01990000-0000-7000-8000-000000000000' : `${text}zqxj`
}

/** Documents inside an answer that its reader may not see, or that say more than the reader may know. */
export function leaksIn(world: World, role: Role, answer: unknown): string[] {
  if (Array.isArray(answer)) return answer.flatMap((each) => leaksIn(world, role, each))
  if (answer === null || typeof answer !== 'object') return []
  return [...leaksOf(world, role, answer as Doc), ...Object.values(answer).flatMap((each) => leaksIn(world, role, each))]
}

function leaksOf(world: World, role: Role, doc: Doc): string[] {
  const slug = slugOf(world, doc)
  if (!slug) return []
  const name = world.nameOf(slug, doc.id)
  if (!allowedSamples(slug, 'read', role).includes(name)) return [`${slug} ${name}`]
  const rules = fieldRules(POLICY[slug].fields)
  const allowed = new Set(allowedFields(POLICY[slug].fields, 'read', role, sampleOf(slug, name)))
  const said = Object.entries(doc).filter(([field, value]) => field in rules && !allowed.has(field) && value !== null && value !== undefined)
  return said.map(([field]) => `${slug} ${name} ${field}`)
}

/** Which collection a document is from: a seller has the id of its user, so the fields decide between the two. */
function slugOf({ ids }: World, doc: Doc): Slug | undefined {
  const found = SLUGS.filter((slug) => Object.values<string>(ids[slug]).includes(doc.id))
  return found.length > 1 ? (('company' in doc && !('email' in doc)) ? 'sellers' : 'users') : found[0]
}
