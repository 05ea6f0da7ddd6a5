import type { Door, Draft } from './http/client'
import type { Slug } from './policy/row'
import type { World } from './open-world'
import { rehearse, type Outcome } from './rehearse'
import type { Role } from './roles'

/** What the policy expects of an attempt on a document that other rows rest on: access lets it pass, what rests on it does not. */
export const KEPT = 'kept for what rests on it'

/** Attempts that leave no trace, and their outcomes. */
export function attempts({ payload }: Pick<World, 'payload'>, door: Door) {
  const outcome = async (act: () => Promise<Outcome>) => (await rehearse(payload, act)).value
  return {
    create: (role: Role, slug: Slug, draft: Draft) => outcome(() => door.create(role, slug, draft)),
    update: (role: Role, slug: Slug, id: string) => outcome(() => door.update(role, slug, id, {})),
    remove: async (role: Role, slug: Slug, id: string) => {
      const end = await outcome(() => door.remove(role, slug, id))
      return /^failed: Failed query: delete|^failed: 500|^failed: 409/.test(end) ? KEPT : end
    },
  }
}
