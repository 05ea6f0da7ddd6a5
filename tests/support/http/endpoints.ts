import type { World } from '~/tests/support/open-world'
import { GLOBAL_SLUGS, SLUGS } from '~/tests/support/policy'
import { REST, type Audience, type Kind } from '~/tests/support/policy/routes'
import type { GlobalSlug, Slug } from '~/tests/support/policy/row'

const KINDS: Partial<Record<Slug | GlobalSlug, Kind>> = {
  users: 'members',
  staff: 'staff',
  media: 'upload',
  documents: 'upload',
  settings: 'global',
  'recommended-products': 'global',
  'payload-locked-documents': 'locks',
  'payload-preferences': 'preferences',
  'payload-jobs': 'jobs',
  'payload-kv': 'store',
  'payload-migrations': 'none',
}
/** Papers are for members and staff, and of those for whoever may read them. */
const EXCEPTIONS: Record<string, Audience> = { 'documents get /file/:filename': 'members and staff' }

/** What Payload would answer for a collection or global. */
export function endpointsOf({ payload }: World, slug: Slug | GlobalSlug) {
  const entity = [...payload.config.collections, ...payload.config.globals].find((each) => each.slug === slug)
  const endpoints = (entity?.endpoints || []).map(({ method, path }) => `${method} ${path}`)
  return { kind: KINDS[slug] ?? 'collection', names: [...new Set(endpoints)] }
}

export type Path = { method: string; path: string; audience: Audience }

/** Every path with an id in the place of a name, and for whom it is. */
export function pathsOf(world: World): Path[] {
  const asPaths = (slug: Slug | GlobalSlug, prefix: string, id: string) => {
    const { kind, names } = endpointsOf(world, slug)
    return names.map((name): Path => {
      const [method = '', path = ''] = name.split(' ')
      const filled = path.replace(/:(\w+)\??/, (_, key: string) =>
        key === 'filename' ? 'a.webp' : key === 'key' ? 'nav' : id,
      )
      const audience = EXCEPTIONS[`${slug} ${name}`] ?? REST[kind][name] ?? 'nobody'
      return { method: method.toUpperCase(), path: `${prefix}${slug}${filled}`.replace(/\/$/, ''), audience }
    })
  }
  const collections = SLUGS.flatMap((slug) =>
    asPaths(slug, '', Object.values<string>(world.ids[slug])[0] ?? ''),
  )
  const globals = GLOBAL_SLUGS.flatMap((slug) => asPaths(slug, 'globals/', world.ids.pages.published))
  const root = Object.entries(REST.root).map(([name, audience]): Path => {
    const [method = '', path = ''] = name.split(' ')
    return { method: method.toUpperCase(), path: path.slice(1), audience }
  })
  return [...collections, ...globals, ...root]
}
