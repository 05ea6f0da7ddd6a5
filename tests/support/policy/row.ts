import type { Config } from '@/payload-types'
import { MEMBERS, ROLES, STAFF, type Role } from '~/tests/support/roles'

export type Slug = keyof Config['collections']
export type GlobalSlug = keyof Config['globals']

/** A role, or whoever owns the document in question. */
export type Who = readonly (Role | 'owner')[]

/** A document of the sample world: what is not said is forbidden. */
export type Sample = {
  owners?: readonly Role[]
  read?: Who
  update?: Who
  delete?: Who
  /** Other rows rest on it, so the database keeps it although the role may delete. */
  held?: true
}

type Name<Doc> = Exclude<keyof Doc & string, 'id' | 'createdAt' | 'updatedAt' | 'collection'>

/** The documents of the sample world, collection by collection. */
export type Ids = Record<string, Record<string, string>>

/** Who sees and who writes a field. What is not said is as with the document. */
export type FieldRule = {
  read?: Who
  create?: Who
  update?: Who
  /** What an attempt writes where a made-up value would not do; 'given' where only what a new document brings would. */
  attempt?: object | ((ids: Ids, role: Role) => object) | 'given'
  /** The server stores a value of its own for any that is sent. */
  rewritten?: true
}

/** Every field of the collection stands in exactly one of these; `id`, `createdAt` and `updatedAt` are always the server's. */
export type Fields<Doc> = {
  /** Seen with the document, written by whoever may write it. */
  open?: readonly Name<Doc>[]
  /** Seen with the document, given when it is made, never changed. */
  once?: readonly Name<Doc>[]
  /** Seen with the document, written by the server alone. */
  server?: readonly Name<Doc>[]
  /** Seen and written by nobody. */
  hidden?: readonly Name<Doc>[]
  ruled?: { [N in Name<Doc>]?: FieldRule }
}

export type Row<Doc> = {
  create?: readonly Role[]
  readVersions?: readonly Role[]
  samples: Record<string, Sample>
  fields: Fields<Doc>
  /** Paths of fields inside others that have rules of their own; a test of theirs tries each. */
  inner?: readonly string[]
}

export type GlobalRow<Doc> = {
  read: readonly Role[]
  update: readonly Role[]
  fields: Fields<Doc>
}

export const everyone = ROLES
export const members = MEMBERS
export const staff = STAFF
export const admin = ['admin'] as const
export const owner = ['owner'] as const
export const ownerAndAdmin = ['owner', 'admin'] as const
export const ownerAndStaff = ['owner', 'editor', 'admin'] as const
export const nobody = [] as const
