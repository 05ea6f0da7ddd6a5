import type { Room } from '@/domain/pages/room'

/**
 * A category of the menus, in the reader's language, with its canonical path; `english` also matches other spellings
 * of the path.
 */
export type CategoryLink = {
  slug: string
  name: string
  english: string
  href: string
  room?: Room
  children: CategoryChild[]
}
export type CategoryChild = Omit<CategoryLink, 'children'>

/** The browse links, in the order of rule C39; each name is a key under "lists". */
export const BROWSE = ['products', 'latest', 'popular', 'recommended'] as const
