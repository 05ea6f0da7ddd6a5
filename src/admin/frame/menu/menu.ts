import { maySee } from '@/admin/frame/may-see'
import { SCREENS, type ScreenGroup, type ScreenKey } from '@/admin/screens'
import type { StaffActor } from '@/domain/people/actor'

export type PanelEntry = {
  /** The slug of a collection or global, or the key of a screen. */
  key: string
  href: string
  /** Payload's: a text, texts by language, or a function of the reader's. */
  label: unknown
}

export type Group = { key: ScreenGroup; entries: PanelEntry[] }

const GROUPS: readonly ScreenGroup[] = [
  'work',
  'catalogue',
  'orders',
  'money',
  'people',
  'content',
  'records',
]

/** Shut until somebody opens it. */
export const isShut = (group: ScreenGroup) => group === 'records'

const REPLACED = new Set<string>(
  Object.values(SCREENS).flatMap((screen) => ('replaces' in screen ? [screen.replaces] : [])),
)

type ListedEntity = { slug: string; admin?: { custom?: Record<string, unknown> } }
type Readable = Readonly<Record<string, { read?: unknown }>>

/** What the menu reads of Payload's configuration, of the reader's permissions, and of what is not hidden. */
type MenuInput = {
  config: {
    collections: readonly (ListedEntity & { labels: { plural: unknown } })[]
    globals: readonly (ListedEntity & { label?: unknown })[]
  }
  permissions: { collections?: Readable; globals?: Readable }
  visible: { collections: readonly string[]; globals: readonly string[] }
  actor: StaffActor
}

/** What the reader may open, by group: our screens first, then lists and globals. Empty groups are left out. */
export function menuOf(given: MenuInput): Group[] {
  const entries = [...screens(given), ...collections(given), ...globals(given)]
  return GROUPS.map((key) => ({
    key,
    entries: entries.flatMap(({ group, ...entry }) => (group === key ? [entry] : [])),
  })).filter((group) => group.entries.length > 0)
}

type GroupEntry = PanelEntry & { group: unknown }

function screens({ actor }: MenuInput): GroupEntry[] {
  return Object.entries(SCREENS).flatMap(([name, screen]) => {
    const key = name as ScreenKey
    return 'group' in screen && maySee(actor, key)
      ? [{ key, group: screen.group, href: `/admin${screen.path}`, label: undefined }]
      : []
  })
}

const collections = ({ config, permissions, visible }: MenuInput): GroupEntry[] =>
  config.collections
    .filter(({ slug }) => visible.collections.includes(slug) && permissions.collections?.[slug]?.read)
    .filter(({ slug }) => !REPLACED.has(slug))
    .map(({ slug, admin, labels }) => ({
      key: slug,
      group: admin?.custom?.group,
      href: `/admin/collections/${slug}`,
      label: labels.plural,
    }))

const globals = ({ config, permissions, visible }: MenuInput): GroupEntry[] =>
  config.globals
    .filter(({ slug }) => visible.globals.includes(slug) && permissions.globals?.[slug]?.read)
    .filter(({ slug }) => !REPLACED.has(slug))
    .map(({ slug, admin, label }) => ({
      key: slug,
      group: admin?.custom?.group,
      href: `/admin/globals/${slug}`,
      label,
    }))
