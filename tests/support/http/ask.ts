import type { World } from '~/tests/support/open-world'
import type { Slug } from '~/tests/support/policy/row'
import type { Role } from '~/tests/support/roles'
import { verb, type Doc } from '~/tests/support/system'

type Question = { where?: object; sort?: string; select?: object; populate?: object; depth?: number }

const ID_ALONE = { id: true }

/** Puts questions to the Local API as a role. An answer is told by the ids in it; being refused is an answer too. */
export function asker({ payload, users }: World) {
  const find = verb<{ docs: Doc[]; totalDocs: number }>(payload, 'find')
  const count = verb<{ totalDocs: number }>(payload, 'count')
  const as = (role: Role) => ({ overrideAccess: false, user: users[role], pagination: false })
  const told = async (asking: Promise<string>) => asking.catch((error: Error) => `no: ${error.name}`)
  return {
    list: (role: Role, collection: Slug, question: Question) =>
      told(
        find({ ...as(role), select: ID_ALONE, ...question, collection }).then(({ docs }) =>
          docs.map(({ id }) => id).join(' '),
        ),
      ),
    count: (role: Role, collection: Slug, question: Question) =>
      told(count({ ...as(role), ...question, collection }).then(({ totalDocs }) => String(totalDocs))),
    docs: async (role: Role, collection: Slug, question: Question): Promise<unknown> =>
      find({ ...as(role), ...question, collection }).catch(() => []),
  }
}

export type Asker = ReturnType<typeof asker>
