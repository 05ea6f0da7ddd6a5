import { POLICY } from './policy'
import type { FieldRule, Fields, Sample, Slug, Who } from './policy/row'
import type { Role } from './roles'

type Operation = 'read' | 'update' | 'delete'

export const includes = (who: Who, role: Role, sample?: Sample) =>
  who.includes(role) || (who.includes('owner') && Boolean(sample?.owners?.includes(role)))

/** The names of the samples on which a role may do something. */
export function allowedSamples(slug: Slug, operation: Operation, role: Role): string[] {
  return Object.entries(POLICY[slug].samples)
    .filter(([, sample]) => includes(sample[operation] ?? [], role, sample))
    .map(([name]) => name)
    .toSorted()
}

export function sampleOf(slug: Slug, name: string): Sample {
  const sample = POLICY[slug].samples[name]
  if (!sample) throw new Error(`The policy of ${slug} knows no ${name}.`)
  return sample
}

const CLASSES: Record<string, FieldRule> = {
  open: {},
  once: { update: [] },
  server: { create: [], update: [] },
  hidden: { read: [], create: [], update: [] },
}

const known = new WeakMap<Fields<never>, Record<string, FieldRule>>()

/** The rule of every field that the policy speaks of. */
export function fieldRules(fields: Fields<never>): Record<string, FieldRule> {
  const rules = known.get(fields) ?? rulesOf(fields)
  known.set(fields, rules)
  return rules
}

function rulesOf(fields: Fields<never>): Record<string, FieldRule> {
  const { ruled = {}, ...groups } = fields
  const grouped = Object.entries(groups).flatMap(([group, names]) =>
    names.map((name) => [name, CLASSES[group] ?? {}] as const),
  )
  const named = Object.entries(ruled).flatMap(([name, rule]) => (rule ? [[name, rule] as const] : []))
  return Object.fromEntries([...grouped, ...named])
}

/** The fields a role may see or write in a sample, given that it may see or write the sample. */
export function allowedFields(
  fields: Fields<never>,
  way: 'read' | 'create' | 'update',
  role: Role,
  sample?: Sample,
) {
  return Object.entries(fieldRules(fields))
    .filter(([, rule]) => rule[way] === undefined || includes(rule[way], role, sample))
    .map(([name]) => name)
    .toSorted()
}
