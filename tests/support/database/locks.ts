import type { FieldAccess, FlattenedField } from 'payload'
import { fieldRules, includes } from '~/tests/support/allowed'
import type { World } from '~/tests/support/open-world'
import { POLICY } from '~/tests/support/policy'
import type { Fields, Sample, Slug } from '~/tests/support/policy/row'
import { ROLES } from '~/tests/support/roles'
import type { Doc } from '~/tests/support/system'

const WAYS = ['create', 'read', 'update'] as const
type Way = (typeof WAYS)[number]

const lockOf = (field: FlattenedField, way: Way) =>
  ('access' in field ? field.access?.[way] : undefined) as FieldAccess | undefined

export type Known = { sample?: Sample; doc?: Doc }

/**
 * Where a field has a rule of its own and the policy says who, the rule alone must say the same: also behind an operation
 * that is closed today, also where a rule of the domain would put things right. Says where it does not.
 */
export function wrongLocks(
  world: World,
  schema: readonly FlattenedField[],
  fields: Fields<never>,
  known: readonly Known[],
) {
  const rules = fieldRules(fields)
  return schema.flatMap((field) =>
    WAYS.flatMap((way) => {
      const who = rules[field.name]?.[way]
      const lock = lockOf(field, way)
      if (!who || !lock) return []
      return known.flatMap(({ sample, doc }) =>
        ROLES.filter((role) => {
          const req = { user: world.users[role], context: {} }
          const answer = lock({
            req,
            doc,
            data: doc,
            siblingData: doc,
            id: doc?.id,
          } as Parameters<FieldAccess>[0])
          return Boolean(answer) !== includes(who, role, sample)
        }).map((role) => `${way} ${field.name} as ${role}`),
      )
    }),
  )
}

/** Fields without a rule of their own in documents that somebody may read or write, though not this in them. */
export function missingLocks(slug: Slug, schema: readonly FlattenedField[]) {
  const { create = [], samples, fields } = POLICY[slug]
  const rules = fieldRules(fields)
  const opened = (way: 'read' | 'update') =>
    Object.values(samples).flatMap((sample) =>
      ROLES.filter((role) => includes(sample[way] ?? [], role, sample)).map((role) => ({ role, sample })),
    )
  const open: Record<Way, { role: (typeof ROLES)[number]; sample?: Sample }[]> = {
    create: create.map((role) => ({ role })),
    read: opened('read'),
    update: opened('update'),
  }
  return schema.flatMap((field) =>
    WAYS.filter((way) => {
      const who = rules[field.name]?.[way]
      return who && !lockOf(field, way) && open[way].some(({ role, sample }) => !includes(who, role, sample))
    }).map((way) => `${way} ${field.name}`),
  )
}
