import { isId } from '@/domain/values/id'
import { MAX_HEARTS } from '@/domain/cart/job-list'

const KEY = 'maru_hearts'

/** What somebody who is signed out saved in this browser, the newest last (rule M56). */
export function keptHearts(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((id): id is string => typeof id === 'string' && isId(id)).slice(-MAX_HEARTS)
      : []
  } catch {
    return []
  }
}

/** False where the browser keeps nothing. */
export function keepHeart(ids: readonly string[]): boolean {
  try {
    if (ids.length > 0) localStorage.setItem(KEY, JSON.stringify(ids))
    else localStorage.removeItem(KEY)
    return true
  } catch {
    return false
  }
}
