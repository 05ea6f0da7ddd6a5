import type { World } from '~/tests/support/open-world'
import { GLOBAL_SLUGS, SLUGS } from '~/tests/support/policy'
import { REST, type Audience, type Kind } from '~/tests/support/policy/routes'
import type { GlobalSlug, Slug } from '~/tests/support/policy/row'
import { MEMBERS, ROLES, STAFF, type Role } from '~/tests/support/roles'

const KINDS: Partial<Record<Slug | GlobalSlug, Kind>> = {
  pages: 'versioned',
  users: 'members',
  staff: 'staff',
  media: 'upload',
  documents: 'upload',
  'product-documents': 'upload',
  'review-pictures': 'upload',
  settings: 'global',
  home: 'global',
  menus: 'global',
  'recommended-products': 'global',
  'payload-locked-documents': 'locks',
  'payload-preferences': 'preferences',
  'payload-query-presets': 'presets',
  'payload-jobs': 'jobs',
  'payload-kv': 'store',
  'payload-migrations': 'none',
}
/** Papers are for members and staff, and of those for whoever may read them. */
const EXCEPTIONS: Record<string, Audience> = { 'documents get /file/:filename': 'members and staff' }

/** What the policy says of the paths of a collection or global. */
export const endpointsOf = (slug: Slug | GlobalSlug) => REST[KINDS[slug] ?? 'collection']

/** What Payload would answer for it. */
export function namesOf({ payload }: World, slug: Slug | GlobalSlug) {
  const entity = [...payload.config.collections, ...payload.config.globals].find((each) => each.slug === slug)
  return [...new Set((entity?.endpoints || []).map(({ method, path }) => `${method} ${path}`))]
}

export type Path = { method: string; path: string; audience: Audience }

/** Every path with an id in the place of a name, and for whom it is. */
export function pathsOf(idIn: (slug: Slug) => string): Path[] {
  const asPaths = (slug: Slug | GlobalSlug, prefix: string, id: string) =>
    Object.entries(endpointsOf(slug)).map(([name, said]): Path => {
      const [method = '', path = ''] = name.split(' ')
      const filled = path.replace(/:(\w+)\??/, (_, key: string) =>
        key === 'filename' ? 'a.webp' : key === 'key' ? 'nav' : id,
      )
      const audience = EXCEPTIONS[`${slug} ${name}`] ?? said
      return { method: method.toUpperCase(), path: `${prefix}${slug}${filled}`.replace(/\/$/, ''), audience }
    })
  const collections = SLUGS.flatMap((slug) => asPaths(slug, '', idIn(slug)))
  const globals = GLOBAL_SLUGS.flatMap((slug) => asPaths(slug, 'globals/', idIn('pages')))
  const root = Object.entries(REST.root).map(([name, audience]): Path => {
    const [method = '', path = ''] = name.split(' ')
    return { method: method.toUpperCase(), path: path.slice(1), audience }
  })
  return [...collections, ...globals, ...root]
}

const ADMITS: Record<Audience, readonly Role[]> = {
  everyone: ROLES,
  'members and staff': [...MEMBERS, ...STAFF],
  staff: STAFF,
  nobody: [],
}

export const admits = (audience: Audience, role: Role) => ADMITS[audience].includes(role)
