import { isId } from '@/domain/values/id'
import type { Comparable } from '@/domain/products/facts/compare'

const KEY = 'maru_compare'

const isComparable = (value: unknown): value is Comparable => {
  const { id, category } = Object(value) as Partial<Record<keyof Comparable, unknown>>
  return typeof id === 'string' && isId(id) && typeof category === 'string'
}

/** What is chosen in this window, from list to list. */
export function storedChoice(): Comparable[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isComparable) : []
  } catch {
    return []
  }
}

export function storeChoice(chosen: readonly Comparable[]) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(chosen))
  } catch {
    // Storage may be blocked or full: the choice lasts as long as this page.
  }
}
