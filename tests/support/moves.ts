import type { Actor } from '@/domain/people/actor'
import { localDoor } from './http/local'
import type { World } from './open-world'
import type { Slug } from './policy/row'
import { outcomeOf, rehearse, type Outcome } from './rehearse'
import type { Role } from './roles'

type Step = { slug: Slug; id: string; data: object }
type End = { end: Outcome; status: unknown }

/** Tries a step as a signed-in role, through every rule of access, and says where it led. Nothing of it stays. */
export async function stepAs(
  { payload, users, system }: World,
  role: Role,
  { slug, id, data }: Step,
): Promise<End> {
  const door = localDoor({ payload, users })
  const act = () => door.update(role, slug, id, data)
  const { value, seen } = await rehearse(payload, act, (inside) => system.get(slug, id, inside))
  return { end: value, status: seen?.status }
}

/** The same as a command of the server makes it, in the name of somebody. */
export async function stepFor(
  { payload, system }: World,
  actor: Actor,
  { slug, id, data }: Step,
): Promise<End> {
  const act = () => outcomeOf(() => system.change(slug, id, data, { context: { actor } }))
  const { value, seen } = await rehearse(payload, act, (inside) => system.get(slug, id, inside))
  return { end: value, status: seen?.status }
}
