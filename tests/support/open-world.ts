import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { BasePayload, TypedUser } from 'payload'
import { bootPayload } from './process/boot'
import { runOn } from './database/database'
import { given } from './given'
import { SLUGS, type Samples } from './policy'
import type { Slug } from './policy/row'
import type { Role, SignedIn } from './roles'
import { systemOf, type System } from './system'

export type World = {
  payload: BasePayload
  system: System
  ids: Samples
  tokens: Record<SignedIn, string>
  users: Record<Role, TypedUser | null>
  /** What the policy calls a document, or its bare id where it has no name. */
  nameOf: (slug: Slug, id: string) => string
}

/** The sample world in a database of this test file alone. */
export async function openWorld(): Promise<World> {
  const { server, template, data, ids, tokens, users } = given()
  const database = new URL(process.env.DATABASE_URL ?? '').pathname.slice(1)
  cpSync(join(data, template), process.env.MARU_DATA ?? '', { recursive: true })
  await runOn(server, `create database ${database} template ${template} strategy file_copy`)
  const payload = await bootPayload()
  const names = new Map(
    SLUGS.flatMap((slug) => Object.entries(ids[slug]).map(([name, id]) => [`${slug} ${id}`, name] as const)),
  )
  const nameOf: World['nameOf'] = (slug, id) =>
    slug === 'payload-migrations' ? 'applied' : (names.get(`${slug} ${id}`) ?? id)
  return { payload, system: systemOf(payload), ids, tokens, users: { visitor: null, ...users }, nameOf }
}

/** Whoever a token speaks of, read anew. */
export async function userOf(payload: BasePayload, token: string) {
  const { user } = await payload.auth({ headers: new Headers({ authorization: `JWT ${token}` }) })
  return user
}

/** The id by which a role owns things; a visitor would claim the buyer's. */
export function idOf(ids: Samples, role: Role): string {
  if (role === 'visitor') return ids.users.buyer
  return role === 'admin' || role === 'editor' ? ids.staff[role] : ids.users[role]
}
