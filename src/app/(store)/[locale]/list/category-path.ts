import { matchesSlug } from '@/domain/products/category'
import type { CategoryChild, CategoryLink } from '@/ui/frame/menu/navigation'
import { pageNumber } from './page-number'

type CategoryPlace = { main: CategoryLink; sub?: CategoryChild; page: number }

/**
 * A number at the end is the page; everything before it is the slug, which may contain slashes: half the main
 * categories do (rule C2).
 */
function split(path: string[]): { slugs: string[]; page: number } {
  const page = path.length > 1 ? pageNumber(path.slice(-1)) : null
  return page ? { slugs: path.slice(0, -1), page } : { slugs: path, page: 1 }
}

function findIn<T extends { slug: string; english: string }>(
  categories: T[],
  segments: string[],
): T | undefined {
  return categories.find((category) => matchesSlug(category, segments.join('/')))
}

export function findMain(tree: CategoryLink[], path: string[]): CategoryPlace | null {
  const { slugs, page } = split(path)
  const main = findIn(tree, slugs)
  return main ? { main, page } : null
}

/** Both slugs may contain slashes, so every split into main and sub slug is tried. */
export function findSub(tree: CategoryLink[], path: string[]): CategoryPlace | null {
  const { slugs, page } = split(path)
  for (let at = 1; at < slugs.length; at++) {
    const main = findIn(tree, slugs.slice(0, at))
    const sub = main && findIn(main.children, slugs.slice(at))
    if (main && sub) return { main, sub, page }
  }
  return null
}
