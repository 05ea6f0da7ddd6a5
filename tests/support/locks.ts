import type { FieldAccess, FlattenedField } from 'payload'
import { fieldRules, includes } from './allowed'
import type { World } from './open-world'
import type { Fields, Sample } from './policy/row'
import { ROLES } from './roles'
import type { Doc } from './system'

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
    (['create', 'read', 'update'] as const).flatMap((way) => {
      const who = rules[field.name]?.[way]
      const lock = ('access' in field ? field.access?.[way] : undefined) as FieldAccess | undefined
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
