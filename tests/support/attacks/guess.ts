import type { FlattenedField } from 'payload'
import { allowedFields, allowedSamples, fieldRules, sampleOf } from '~/tests/support/allowed'
import { isSaid } from '~/tests/support/is-said'
import type { World } from '~/tests/support/open-world'
import { POLICY, SLUGS } from '~/tests/support/policy'
import type { Slug } from '~/tests/support/policy/row'
import type { Role } from '~/tests/support/roles'
import { storedDocs } from '~/tests/support/stored-docs'
import type { Doc } from '~/tests/support/system'

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
    return field.flattenedFields
      .filter(({ name }) => name !== 'id')
      .flatMap((each) => leavesOf(each, inner, `${path}.`))
  }
  const values = inner.map((value) => (Array.isArray(value) ? (value[0] as unknown) : value))
  return [
    {
      path,
      type: field.type,
      values: [...new Set(values.filter((value) => value !== null && value !== undefined))],
    },
  ]
}

const configOf = ({ payload }: World, slug: Slug) => payload.collections[slug].config

/** Every leaf of the fields that a role may not read in at least one of the samples. */
export async function privateLeaves(world: World, slug: Slug, role: Role): Promise<Leaf[]> {
  const rules = fieldRules(POLICY[slug].fields)
  const closed = Object.keys(rules).filter((name) =>
    Object.values(POLICY[slug].samples).some(
      (sample) => !allowedFields(POLICY[slug].fields, 'read', role, sample).includes(name),
    ),
  )
  const docs = await storedDocs(world, slug)
  return configOf(world, slug)
    .flattenedFields.filter(({ name }) => closed.includes(name))
    .flatMap((field) => leavesOf(field, docs))
}

const ASKED = 1

/** A few leaves of each sample that are open to whoever may read it and alone in saying what they say: a way to ask about the others. */
export async function openLeaves(world: World, slug: Slug): Promise<(Leaf & { sample: string })[]> {
  const fields = configOf(world, slug).flattenedFields.filter(
    ({ type }) => type === 'text' || type === 'email',
  )
  const closed = new Set(Object.keys(POLICY[slug].fields.ruled ?? {}))
  const open = fields.filter(({ name }) => !closed.has(name) && !POLICY[slug].fields.hidden?.includes(name))
  const docs = await storedDocs(world, slug)
  const low = (value: unknown) => String(value ?? '').toLowerCase()
  const isAlone = ({ path, values }: Leaf) =>
    docs.filter((doc) => low(doc[path]).includes(low(values[0]))).length === 1
  return docs.flatMap((doc) =>
    open
      .flatMap((field) => leavesOf(field, [doc]))
      .filter((leaf) => leaf.values.length > 0 && isAlone(leaf))
      .slice(0, ASKED)
      .map((leaf) => ({ ...leaf, sample: world.nameOf(slug, doc.id) })),
  )
}

export type Hop = { from: Slug; path: string; to: Slug }

/** Every relation of the schema, also those inside rows and groups. */
export function hopsOf(world: World): Hop[] {
  const within = (from: Slug, fields: readonly FlattenedField[], prefix: string): Hop[] =>
    fields.flatMap((field) => {
      if ('flattenedFields' in field && field.flattenedFields)
        return within(from, field.flattenedFields, `${prefix}${field.name}.`)
      const to = 'relationTo' in field ? [field.relationTo].flat() : []
      return to.map((slug) => ({ from, path: prefix + field.name, to: slug as Slug }))
    })
  return SLUGS.flatMap((slug) => within(slug, configOf(world, slug).flattenedFields, ''))
}

export type Pair = readonly [operator: string, hit: unknown, miss: unknown]

/** Questions that come in twos: one that a document with this value answers, one that it does not. */
export function pairsFor({ type, values }: Pick<Leaf, 'type' | 'values'>): Pair[] {
  const [value = 'x'] = values
  const other = otherThan(value)
  const exact: Pair[] = [
    ['equals', value, other],
    ['not_equals', value, other],
    ['in', [value], [other]],
    ['not_in', [value], [other]],
  ]
  if (type === 'number' || type === 'date') {
    return [
      ...exact,
      ['greater_than', under(value), over(value)],
      ['less_than_equal', over(value), under(value)],
    ]
  }
  return [...exact, ['like', value, other], ['contains', value, other]]
}

export const EXISTS: Pair = ['exists', true, false]

/** Enough where only the way to the field is in question. */
export const shortPairsFor = (leaf: Pick<Leaf, 'type' | 'values'>) => [EXISTS, ...pairsFor(leaf).slice(0, 1)]

const under = (value: unknown) => (typeof value === 'number' ? value - 1 : '1990-01-01T00:00:00.000Z')
const over = (value: unknown) => (typeof value === 'number' ? value + 1 : '2090-01-01T00:00:00.000Z')

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
  return [
    ...leaksOf(world, role, answer as Doc),
    ...Object.values(answer).flatMap((each) => leaksIn(world, role, each)),
  ]
}

function leaksOf(world: World, role: Role, doc: Doc): string[] {
  const slug = slugOf(world, doc)
  if (!slug) return []
  const name = world.nameOf(slug, doc.id)
  if (!allowedSamples(slug, 'read', role).includes(name)) return [`${slug} ${name}`]
  const rules = fieldRules(POLICY[slug].fields)
  const allowed = new Set(allowedFields(POLICY[slug].fields, 'read', role, sampleOf(slug, name)))
  const said = Object.entries(doc).filter(
    ([field, value]) => field in rules && !allowed.has(field) && isSaid(value),
  )
  return said.map(([field]) => `${slug} ${name} ${field}`)
}

const slugsById = new WeakMap<World, Map<string, Slug[]>>()

/** The collections in which there is a document of this id. */
function slugsWith(world: World, id: string) {
  const known = slugsById.get(world) ?? indexOf(world)
  slugsById.set(world, known)
  return known.get(id) ?? []
}

function indexOf({ ids }: World) {
  const index = new Map<string, Slug[]>()
  for (const slug of SLUGS)
    for (const id of Object.values<string>(ids[slug])) index.set(id, [...(index.get(id) ?? []), slug])
  return index
}

/** Which collection a document is from: sellers and second factors have the ids of their people, so a field decides between the two. */
function slugOf(world: World, doc: Doc): Slug | undefined {
  const found = slugsWith(world, doc.id)
  if (found.length < 2) return found[0]
  if (found.includes('staff')) return 'secret' in doc || 'lastStep' in doc ? 'second-factors' : 'staff'
  return 'userType' in doc || 'email' in doc ? 'users' : 'sellers'
}
