import { facetsTag, listTag, type Tag } from './page-tags'

/** A row that the worker wrote anew: where a page of a list begins, or, without a page, what its filters count. */
export type ListChange = [key: string, page: number | null, isCountChanged: boolean]

/** From here on all pages of the list are cleared by one tag. */
const MOST = 20

/** The tags of the pages that show it. Where a page begins is where the one before ends; every page says how many there are. */
export function tagsOfLists(changes: readonly ListChange[]): Tag[] {
  const pages = new Map<string, Set<number>>()
  const whole = new Set<string>()
  const tags: Tag[] = []
  for (const [key, page, isCountChanged] of changes) {
    if (page === null) {
      tags.push(facetsTag(key))
      continue
    }
    if (isCountChanged) whole.add(key)
    const known = pages.get(key) ?? new Set()
    pages.set(key, known.add(page).add(Math.max(1, page - 1)))
  }
  for (const [key, numbers] of pages) {
    if (whole.has(key) || numbers.size > MOST) tags.push(listTag(key))
    else for (const page of numbers) tags.push(listTag(key, page))
  }
  return tags
}
