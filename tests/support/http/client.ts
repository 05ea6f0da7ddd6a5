import type { File as PayloadFile } from 'payload'
import type { Slug } from '~/tests/support/policy/row'
import type { Outcome } from '~/tests/support/rehearse'
import type { Role } from '~/tests/support/roles'
import type { Doc } from '~/tests/support/system'

export type Draft = { data: object; file?: PayloadFile }

/** A way to the data. Lists are empty and documents absent where reading is refused. */
export type Door = {
  list: (role: Role, slug: Slug) => Promise<Doc[]>
  count: (role: Role, slug: Slug) => Promise<number>
  read: (role: Role, slug: Slug, id: string) => Promise<Doc | undefined>
  create: (role: Role, slug: Slug, draft: Draft) => Promise<Outcome>
  update: (role: Role, slug: Slug, id: string, data: object) => Promise<Outcome>
  remove: (role: Role, slug: Slug, id: string) => Promise<Outcome>
}
