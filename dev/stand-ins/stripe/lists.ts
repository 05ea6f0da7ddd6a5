import type Stripe from 'stripe'
import { noSuch } from './errors'

type Listed = { id: string; created: number; object: string }
type Page = { limit?: number; starting_after?: string; ending_before?: string }
type Range = number | { gt?: number; gte?: number; lt?: number; lte?: number }

/** Newest first, as Stripe lists; a cursor that names nothing is an error. */
export function paginate<T extends Listed>(oldestFirst: T[], page: Page, url: string): Stripe.ApiList<T> {
  const items = oldestFirst.toReversed()
  const limit = page.limit ?? 10
  const at = (id: string, param: string) => {
    const index = items.findIndex((item) => item.id === id)
    if (index < 0) throw noSuch('object', id, param, 400)
    return index
  }
  if (page.ending_before) {
    const end = at(page.ending_before, 'ending_before')
    const start = Math.max(0, end - limit)
    return { object: 'list', data: items.slice(start, end), has_more: start > 0, url }
  }
  const start = page.starting_after ? at(page.starting_after, 'starting_after') + 1 : 0
  return {
    object: 'list',
    data: items.slice(start, start + limit),
    has_more: start + limit < items.length,
    url,
  }
}

export function within(created: number, range: Range | undefined): boolean {
  if (range === undefined) return true
  if (typeof range === 'number') return created === range
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range
  return created > gt && created >= gte && created < lt && created <= lte
}
