import { isId } from '@/domain/values/id'

/** So many products stand side by side (rule C67). */
export const MOST_COMPARED = 4

/** The parameter that names a product; it is repeated. */
export const COMPARED = 'p'

/** A product that may be compared; `category` is its main category. */
export type Comparable = { id: string; category: string }
export type CompareRefusal = 'most' | 'category'

/** Without language prefix. */
export function comparePath(ids: readonly string[]): string {
  return `/compare?${new URLSearchParams(ids.map((id) => [COMPARED, id]))}`
}

/** The products of an address, each once, in its order; what is no id is left out. `more`: how many it names beyond the most. */
export function readCompared(named: string | string[] | undefined): { ids: string[]; more: number } {
  const ids = [...new Set([named ?? []].flat().map((id) => id.toLowerCase()))].filter(isId)
  return { ids: ids.slice(0, MOST_COMPARED), more: Math.max(0, ids.length - MOST_COMPARED) }
}

/** Why a product cannot be chosen beside those that are. */
export function compareRefusal(chosen: readonly Comparable[], next: Comparable): CompareRefusal | null {
  if (chosen.some(({ category }) => category !== next.category)) return 'category'
  return chosen.length >= MOST_COMPARED ? 'most' : null
}

/** Those of the first one's category, and how many of the others are left out. */
export function oneCategory<T extends { category: string }>(goods: readonly T[]) {
  const kept = goods.filter(({ category }) => category === goods[0]?.category)
  return { kept, others: goods.length - kept.length }
}

/** They say which product it is: that two have different ones helps nobody to choose. */
const IDENTITY: readonly string[] = ['sku', 'hsCode']

/** Whether products differ in a fact; one alone differs from nothing. */
export const differs = (values: readonly string[], fact = '') =>
  !IDENTITY.includes(fact) && new Set(values).size > 1
