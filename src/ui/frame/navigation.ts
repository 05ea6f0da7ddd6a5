/** A category as the menus show it: in the reader's language, linked to its canonical address; its English name makes others of them. */
export type CategoryLink = {
  slug: string
  name: string
  english: string
  href: string
  children: CategoryChild[]
}
export type CategoryChild = Omit<CategoryLink, 'children'>

/** The browse links, in the order of rule C39; each name is a key under "lists". */
export const BROWSE = ['products', 'latest', 'popular', 'recommended'] as const
